import { useSelector } from '@xstate/react'
import { useContext, useEffect, useState } from 'react'
import type { Browser } from '../../browser'
import type { AppActor } from '../../machines/app'
import type { GameActor } from '../../machines/game'
import { decodeBackup, encodeBackup, mergeBackup } from '../../machines/journal/backup'
import { eraseAll } from '../../machines/journal/erasure'
import { readLog } from '../../machines/journal/reviews'
import type { Settings } from '../../machines/journal/settings'
import { readAllDays } from '../../machines/journal/storedDays'
import { Dialog } from '../../ui/dialogs/Dialog'
import { Preferences } from '../../ui/dialogs/Preferences'
import { RuleSwitches } from '../../ui/dialogs/RuleSwitches'
import { BackupPanel } from '../../ui/record/BackupPanel'
import { LanguagesContext, useLocale } from '../../ui/words/LocaleContext'
import { refusalIn } from '../../ui/words/refusal'
// A backup has the days of every deck.
import '../../machines/schedule/worldSchedule'

type Props = {
  readonly app: AppActor
  readonly browser: Browser
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  /** The game that is on the screen, if there is one. */
  readonly game: GameActor | undefined
  readonly onClose: () => void
}

/** How the game looks, and what becomes of the record. */
export function SettingsDialog({ app, browser, settings, onSettings, game, onClose }: Props) {
  const { say } = useLocale()
  const languages = useContext(LanguagesContext)
  const { store } = browser
  const round = useSelector(game, (snapshot) => snapshot?.context)
  const [isForgotten, setForgotten] = useState(false)
  useEffect(() => {
    browser.isForgetful().then(setForgotten, () => {})
  }, [browser])
  const { today } = app.getSnapshot().context
  const importText = (text: string): string => {
    const backup = decodeBackup(text)
    if (backup.kind === 'refused') return refusalIn(say, backup.refusal)
    try {
      const { days, reviews } = mergeBackup(store, backup)
      app.send({ type: 'store.changed' })
      if (days > 0) return say('backup.taken', { days })
      return reviews > 0 ? say('backup.learned', { count: reviews }) : say('backup.unchanged')
    } catch {
      return say('backup.unstored')
    }
  }
  return (
    <Dialog title={say('settings.title')} onClose={onClose}>
      <Preferences settings={settings} onChange={onSettings} />
      <section className="choice" aria-labelledby="settings-rules">
        <p className="choice-title" id="settings-rules">
          {say('rules.title')}
        </p>
        <RuleSwitches settings={settings} onSettings={onSettings} round={round} />
      </section>
      {languages !== null && (
        <section className="choice" aria-labelledby="settings-languages">
          <p className="choice-title" id="settings-languages">
            {say('shell.languages')}
          </p>
          {languages}
        </section>
      )}
      <BackupPanel
        isForgotten={isForgotten}
        onExport={() => {
          const text = encodeBackup({ days: readAllDays(store), reviews: readLog(store) })
          const content = new Blob([text], { type: 'application/json' })
          browser.saveFile(`world-outline-game-${today}.json`, content)
        }}
        onImport={importText}
        onErase={async () => {
          const isErased = eraseAll(store, today)
          app.send({ type: 'store.changed' })
          if (!isErased) return say('backup.unerased')
          await browser.backupCopy.clear().catch(() => {})
          browser.reload()
          return ''
        }}
      />
    </Dialog>
  )
}
