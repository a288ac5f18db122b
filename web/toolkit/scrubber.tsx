import './scrubber.css'

/** The words of a scrubber. */
export interface ScrubberWords {
  readonly label: string
  readonly back: string
  readonly on: string
  /** Where it stands, for who does not see it. */
  at(at: number, of: number): string
}

/** Goes back and forth through a game, moment by moment. */
export function Scrubber({
  at,
  of,
  scrub,
  words,
}: {
  readonly at: number
  readonly of: number
  scrub(at: number): void
  readonly words: ScrubberWords
}) {
  return (
    <div className="scrubber">
      <button
        type="button"
        className="quiet"
        aria-label={words.back}
        disabled={at <= 0}
        onClick={() => scrub(at - 1)}
      >
        ‹
      </button>
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={words.label}
        aria-valuetext={words.at(at, of)}
        onChange={event => scrub(Number(event.target.value))}
      />
      <button
        type="button"
        className="quiet"
        aria-label={words.on}
        disabled={at >= of}
        onClick={() => scrub(at + 1)}
      >
        ›
      </button>
    </div>
  )
}
