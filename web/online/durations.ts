import { useSettings } from '../app/settings.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Says a length of time in its largest unit, in the language that is set. */
export function useDuration(): (ms: number) => string {
  const { language } = useSettings()
  return ms => {
    const [unit, length] = UNITS.find(([, length]) => ms >= length) ?? UNITS[2]
    const value = Math.max(1, Math.round(ms / length))
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  }
}

/** Says a moment by its distance from now (`5 minutes ago`), in the language that is set. */
export function useAgo(): (at: number) => string {
  const { language } = useSettings()
  return at => {
    const ms = Date.now() - at
    const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
    const found = UNITS.find(([, length]) => ms >= length)
    return found ? format.format(-Math.round(ms / found[1]), found[0]) : format.format(0, 'second')
  }
}

/** Says a day and an hour, in the language that is set. */
export function useMoment(): (at: number) => string {
  const { language } = useSettings()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return at => format.format(at)
}
