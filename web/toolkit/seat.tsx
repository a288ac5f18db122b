/** Colours and shield devices of the seats: nobody is known by colour alone. */
const DEVICES = [
  'M12 3.500l2.200 5.600 6 .4-4.600 3.900 1.500 5.800L12 16l-5.100 3.200 1.500-5.800-4.600-3.900 6-.4z',
  'M15.500 4.500A8 8 0 1 0 20 15a7 7 0 1 1-4.500-10.500z',
  'M12 4v16M4 12h16M6.300 6.300l11.400 11.400M17.700 6.300 6.300 17.700',
  'M12 12m0-1.500a1.500 1.500 0 1 1-1.500 1.500c0-3 4.500-3.600 5.200 0 .6 4-5.600 5.600-8 2-2.400-4.500 2-9.500 6.600-8.400',
  'M12 20V9M12 13c-5 0-7-3-7-7 5 0 7 3 7 7zM12 11c0-4 2-7 7-7 0 4-2 7-7 7z',
] as const

const LINES = new Set([2, 3])

/** The shield of a seat: its colour and its device. */
export function Shield({ seat, size = 24 }: { readonly seat: number; readonly size?: number }) {
  const device = DEVICES[seat % DEVICES.length]
  const line = LINES.has(seat % DEVICES.length)
  return (
    <svg
      className="shield"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <ShieldIn seat={seat} device={device} line={line} />
    </svg>
  )
}

function ShieldIn({
  seat,
  device,
  line,
}: {
  readonly seat: number
  readonly device: string
  readonly line: boolean
}) {
  return (
    <>
      <circle cx="12" cy="12" r="11.500" fill="#fff8ea" />
      <circle cx="12" cy="12" r="10.300" fill={`var(--seat-${seat})`} />
      <g transform="translate(2.600 2.600) scale(.785)">
        <path
          d={device}
          fill={line ? 'none' : '#fff8ea'}
          stroke="#fff8ea"
          strokeWidth={line ? 2.6 : 0.6}
          strokeLinecap="round"
        />
      </g>
    </>
  )
}

/** The shield inside a larger drawing. */
export function ShieldAt({
  seat,
  x,
  y,
  size,
}: {
  readonly seat: number
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  const at = seat % DEVICES.length
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <ShieldIn seat={seat} device={DEVICES[at]} line={LINES.has(at)} />
    </g>
  )
}
