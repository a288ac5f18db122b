import { Band, Figure, Shield, Thing } from '@pantheon/web/toolkit'
import { useText } from '../text/index.ts'
import './gallery.css'

const BANDS = ['meander', 'wave', 'tongue', 'rays', 'palmette'] as const
const POSES = ['runner', 'builder', 'hoplite', 'thrower', 'bearer'] as const
const THINGS = [
  'bolt',
  'wheat',
  'trident',
  'helm',
  'temple',
  'city',
  'amphora',
  'vessel',
  'lock',
  'sun',
  'moon',
  'torch',
  'laurel',
  'owl',
] as const

/** Every drawing of the toolkit, by day and by night. */
export default function Gallery() {
  const t = useText()
  return (
    <div className="page">
      <h1>{t('gallery')}</h1>
      <p>{t('galleryAbout')}</p>
      <div className="gallery">
        {(['day', 'night'] as const).map(side => (
          <section key={side} className={side}>
            {BANDS.map(band => (
              <Band key={band} band={band} height={22} />
            ))}
            <div className="exhibits">
              {POSES.map(pose => (
                <svg key={pose} viewBox="-5 -20 110 150" width="110" role="img" aria-label={pose}>
                  <Figure pose={pose} />
                </svg>
              ))}
            </div>
            <div className="exhibits">
              {THINGS.map(name => (
                <Thing key={name} name={name} size={56} />
              ))}
            </div>
            <div className="exhibits">
              {[0, 1, 2, 3, 4].map(seat => (
                <Shield key={seat} seat={seat} size={48} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
