import { Thing, type ThingName } from '@pantheon/web/toolkit'

/** The outline of Olympus in a box of 1000 by 500: four terraces, 95 high each, and the peak. */
const MASSIF =
  'M-10 505V486L14 470 30 440 46 428 58 408 78 402 128 405 142 388 154 352 170 338 180 316 202 308 254 310 264 292 270 268 286 250 292 224 312 214 350 215 360 196 364 172 378 154 386 128 404 120 424 118 438 92 446 64 462 54 476 26 494 8 506 4 520 22 530 40 548 52 556 80 568 98 574 118 598 121 614 130 622 158 636 170 640 198 650 215 690 213 708 226 714 252 730 266 736 294 746 310 800 307 820 318 828 340 846 354 858 390 872 405 924 402 944 410 954 430 972 442 986 472 1010 486V505z'

/** Ranges behind it. */
const FAR =
  'M-10 505V330L36 290 66 304 118 240 150 268 190 232 236 300 290 505zM1010 505V318L968 276 934 292 884 236 850 262 806 226 764 296 710 505z'

/** Crags and the road that climbs from terrace to terrace, scratched into the slip. */
const CRAGS =
  'M494 8l-14 42 8 14-16 30M506 4l10 44-6 18 14 30M462 54l-8 26M548 52l10 26M386 128l6 16-8 20M614 130l-6 18 8 20M292 224l-8 44M714 252l6 32M690 213l8 20-4 22M312 214l-6 18 4 20M202 308l-8 20 6 24M800 307l10 20-6 22M154 352l-8 34M846 354l10 32M78 402l18 34-8 40M924 402l-20 36 10 38M46 428l-14 38M954 430l14 38'
const ROAD =
  'M470 500C420 476 610 470 590 446S380 436 400 404s240-12 220-42-200-16-190-48 140-10 128-40-104-14-96-44'

const RAYS = Array.from({ length: 18 }, (_, i) => i * 20 + 10)
const TONGUES = Array.from({ length: 24 }, (_, i) => i * 15)

/** Stars by night, where they stand and how large. */
const STARS = [
  [-430, -40, 9],
  [-356, 40, 6],
  [-290, -70, 7],
  [-214, 10, 5],
  [-160, -60, 8],
  [128, -76, 6],
  [262, -4, 9],
  [312, -78, 6],
  [372, 30, 8],
  [446, -44, 6],
  [-470, 80, 5],
  [474, 70, 6],
] as const

/** Trees at the edges of the terraces, and what flies: left and bottom in hundredths of the picture, and how large. */
const AROUND: readonly { name: ThingName; left: number; bottom: number; size: number }[] = [
  { name: 'olive', left: 9.6, bottom: 18.6, size: 34 },
  { name: 'cypress', left: 88.6, bottom: 18.8, size: 36 },
  { name: 'cypress', left: 22.4, bottom: 37.6, size: 28 },
  { name: 'olive', left: 76.6, bottom: 37.6, size: 26 },
  { name: 'cypress', left: 66.8, bottom: 56.4, size: 22 },
  { name: 'eagle', left: 70, bottom: 77, size: 38 },
  { name: 'cloud', left: 11, bottom: 60, size: 46 },
  { name: 'cloud', left: 84, bottom: 64, size: 54 },
]

/** Dawn behind Olympus: by day the sun rises at the peak, by night the stars stand around it. */
export function Scene() {
  return (
    <>
      <svg
        className="sky"
        viewBox="-500 -110 1000 500"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        focusable="false"
      >
        <g className="dawn" fill="var(--paint)">
          {RAYS.map(angle => (
            <path key={angle} d="M0 0-74-900h148z" transform={`rotate(${angle})`} opacity=".13" />
          ))}
          {TONGUES.map(angle => (
            <path key={angle} d="M-4-68 0-98 4-68z" transform={`rotate(${angle})`} />
          ))}
          <circle r="60" />
          <circle r="52" fill="none" stroke="var(--ground)" strokeWidth="1.500" />
        </g>
        <g className="stars" fill="var(--paint)">
          {STARS.map(([x, y, size]) => (
            <path
              key={x}
              transform={`translate(${x} ${y}) scale(${size / 10})`}
              d="M0-10 2-2 10 0 2 2 0 10-2 2-10 0-2-2zM-5-5-1-2-2-1zM5 5 1 2 2 1zM5-5 2-1 1-2zM-5 5-2 1-1 2z"
            />
          ))}
          <path
            transform="translate(196 -22) scale(.62)"
            d="M20-74C-24-66-42-24-24 12-10 40 22 48 46 34 12 34-10 12-10-20c0-24 12-42 30-54z"
          />
        </g>
      </svg>
      <svg
        className="massif"
        viewBox="0 0 1000 500"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d={FAR} fill="var(--figure)" opacity=".3" />
        <path d={MASSIF} fill="var(--figure)" />
        <path
          d={CRAGS}
          fill="none"
          stroke="var(--ground)"
          strokeWidth="1.200"
          strokeLinecap="round"
          opacity=".8"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={ROAD}
          fill="none"
          stroke="var(--ground)"
          strokeWidth="2"
          strokeDasharray="7 5"
          opacity=".28"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {AROUND.map(({ name, left, bottom, size }) => (
        <span
          key={`${name}-${left}`}
          className={`around-${name}`}
          style={{ left: `${left}%`, bottom: `${bottom}%` }}
        >
          <Thing name={name} size={size} />
        </span>
      ))}
    </>
  )
}
