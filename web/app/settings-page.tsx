import { followName } from '../online/person.ts'
import { LANGUAGES, type Language, useText } from '../text/index.ts'
import { change, type Settings, useSettings } from './settings.ts'

const CHOICES = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'on', 'off'],
  pace: ['shown', 'once'],
  confirm: ['on', 'off'],
  sound: ['off', 'on'],
} as const

/** What a person sets once. */
export function SettingsPage() {
  const t = useText()
  const settings = useSettings()
  return (
    <div className="page narrow">
      <h1>{t('settings')}</h1>
      <label className="field">
        {t('yourName')}
        <input
          value={settings.name}
          maxLength={24}
          onChange={event => change({ name: event.target.value })}
          onBlur={event => void followName(event.target.value)}
        />
      </label>
      {(['theme', 'motion', 'pace', 'confirm', 'sound'] as const).map(setting => (
        <fieldset key={setting} className="choice">
          <legend>{t(setting)}</legend>
          {CHOICES[setting].map(value => (
            <label key={value}>
              <input
                type="radio"
                name={setting}
                checked={settings[setting] === value}
                onChange={() => change({ [setting]: value } as Partial<Settings>)}
              />
              <span>{t(`${setting}.${value}` as Parameters<typeof t>[0])}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <fieldset className="choice">
        <legend>{t('language')}</legend>
        {(Object.keys(LANGUAGES) as Language[]).map(language => (
          <label key={language}>
            <input
              type="radio"
              name="language"
              checked={settings.language === language}
              onChange={() => change({ language })}
            />
            <span lang={language}>{LANGUAGES[language]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
