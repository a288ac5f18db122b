import { FavorToken } from './art.tsx'
import { useWords } from './text/index.ts'

/** The favors a player holds, token by token; each is named for who cannot see it. */
export function Favors({ favors, size }: { readonly favors: readonly number[]; readonly size: number }) {
  const t = useWords()
  return (
    <span className="purse">
      {favors.flatMap((n, god) =>
        Array.from({ length: n }, (_, i) => (
          <span key={`${god}-${i.toString()}`}>
            <FavorToken god={god} size={size} />
            <span className="hidden">{t.favor(god)}</span>
          </span>
        )),
      )}
    </span>
  )
}
