import type { Browser } from '../browser'
import type { AppActor } from '../machines/app'
import { decodeBackup, encodeBackup, mergeDays } from '../machines/backup'
import { readDays } from '../machines/journal'
import type { Settings } from '../machines/settings'
import { eraseAll } from '../machines/store'
import { BackupPanel } from '../ui/BackupPanel'
import { Dialog } from '../ui/Dialog'
import { Preferences } from '../ui/Preferences'
import { useLocale } from '../ui/words/LocaleContext'
import { refusalIn } from '../ui/words/refusal'

type Props = {
  readonly app: AppActor
  readonly browser: Browser
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  readonly onClose: () => void
}

/** How the game looks, and what becomes of the record. */
export function SettingsDialog({ app, browser, settings, onSettings, onClose }: Props) {
  const { say } = useLocale()
  const { store } = browser
  const { date } = app.getSnapshot().context
  const importText = (text: string): string => {
    const backup = decodeBackup(text)
    if (backup.kind === 'refused') return refusalIn(say, backup.refusal)
    try {
      const changed = mergeDays(store, backup.days)
      const today = backup.days.find((day) => day.date === date)
      if (today !== undefined) app.send({ type: 'day.followed', round: today.round })
      return changed === 0 ? say('backup.unchanged') : say('backup.taken', { days: changed })
    } catch {
      return say('backup.unstored')
    }
  }
  return (
    <Dialog title={say('settings.title')} onClose={onClose}>
      <Preferences settings={settings} lang={browser.language()} onChange={onSettings} />
      <BackupPanel
        onExport={() => {
          const content = new Blob([encodeBackup(readDays(store))], { type: 'application/json' })
          browser.saveFile(`world-outline-game-${date}.json`, content)
        }}
        onImport={importText}
        onErase={async () => {
          eraseAll(store)
          await browser.spare.set('').catch(() => {})
          browser.reload()
        }}
      />
    </Dialog>
  )
}
