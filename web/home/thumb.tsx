import { posterOf } from './games.ts'

/** A game's poster, as small as a stamp. */
export function Thumb({ game }: { readonly game: string }) {
  const poster = posterOf(game)
  return (
    poster && (
      <span className="thumb" aria-hidden="true">
        <poster.Art />
      </span>
    )
  )
}
