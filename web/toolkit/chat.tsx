import { Shield } from './seat.tsx'
import './chat.css'

/** One thing said at the table. */
export interface Saying {
  readonly id: string
  /** Who said it; null for someone without a seat. */
  readonly seat: number | null
  readonly name: string
  readonly text: string
  readonly own: boolean
}

/** What was said, as bubbles: one's own on the right, those of others with their shield on the left. */
export function ChatBubbles({ label, said }: { readonly label: string; readonly said: readonly Saying[] }) {
  return (
    <ol className="bubbles" aria-label={label} aria-live="polite">
      {said.map(({ id, seat, name, text, own }) => (
        <li key={id} className={own ? 'own' : 'other'}>
          {seat !== null && !own && <Shield seat={seat} size={24} />}
          <p>
            <b className={own ? 'hidden' : ''}>{name}</b>
            <span>{text}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
