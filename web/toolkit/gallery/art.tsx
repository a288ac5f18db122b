import { BANDS, Band } from '../art/borders.tsx'
import { Figure, POSES } from '../art/figures.tsx'
import { THINGS, Thing } from '../art/things.tsx'
import { Wreath } from '../art/wreath.tsx'
import { Shield } from '../seat.tsx'

/** All bands of pattern. */
export const Borders = () => BANDS.map(band => <Band key={band} band={band} height={22} />)

/** All painted figures. */
export const Figures = () => (
  <div className="row-of">
    {POSES.map(pose => (
      <svg key={pose} viewBox="-5 -20 110 150" width="120" role="img" aria-label={pose}>
        <Figure pose={pose} />
      </svg>
    ))}
  </div>
)

/** All drawn things. */
export const Things = () => (
  <div className="row-of">
    {THINGS.map(name => (
      <figure key={name}>
        <Thing name={name} size={64} />
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </div>
)

/** The shields of the seats, and the wreath of who won. */
export const Shields = () => (
  <div className="row-of">
    {[0, 1, 2, 3, 4].map(seat => (
      <Shield key={seat} seat={seat} size={52} />
    ))}
    <Wreath size={110}>
      <Shield seat={1} size={48} />
    </Wreath>
  </div>
)
