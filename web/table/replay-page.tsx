import { InputError } from '@pantheon/core'
import { botName } from '@pantheon/table/chairs'
import { useEffect, useState } from 'react'
import { useText } from '../text/index.ts'
import { keepShared } from './open-shared.ts'
import { readShared, type SharedGame, unpack } from './shared-game.ts'

/** Opens a finished game that someone shared: from the address itself, or from a record file. */
export default function ReplayPage({ code }: { readonly code: string }) {
  const t = useText()
  const [wrong, setWrong] = useState(false)
  useEffect(() => {
    if (code !== '') open(unpack(code, botName), () => setWrong(true))
  }, [code])
  if (code !== '' && !wrong) return <p className="waiting">{t('loading')}</p>
  return (
    <div className="page narrow">
      <h1>{t('openRecord')}</h1>
      <p>{t('openRecordAbout')}</p>
      <label className="field">
        {t('recordFile')}
        <input
          type="file"
          accept=".json,application/json"
          onChange={event => {
            const [file] = event.target.files ?? []
            if (file)
              open(
                file.text().then(text => readShared(text, botName)),
                () => setWrong(true),
              )
          }}
        />
      </label>
      {wrong && <p role="alert">{t('recordWrong')}</p>}
    </div>
  )
}

/** Takes the place of this page in the history, so that going back does not open the game again. */
function open(game: Promise<SharedGame>, refuse: () => void): void {
  game.then(keepShared).then(
    address => location.replace(address),
    error => {
      if (!(error instanceof InputError)) throw error
      refuse()
    },
  )
}
