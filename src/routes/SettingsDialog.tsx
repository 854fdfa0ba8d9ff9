import type { Browser } from '../browser'
import type { AppActor } from '../machines/app'
import { decodeBackup, encodeBackup, mergeDays } from '../machines/backup'
import { eraseAll } from '../machines/erasure'
import type { Settings } from '../machines/settings'
import { readDays } from '../machines/storedRound'
import { Dialog } from '../ui/dialogs/Dialog'
import { Preferences } from '../ui/dialogs/Preferences'
import { BackupPanel } from '../ui/record/BackupPanel'
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
  const { today } = app.getSnapshot().context
  const importText = (text: string): string => {
    const backup = decodeBackup(text)
    if (backup.kind === 'refused') return refusalIn(say, backup.refusal)
    try {
      const changed = mergeDays(store, backup.days)
      app.send({ type: 'store.changed' })
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
          browser.saveFile(`world-outline-game-${today}.json`, content)
        }}
        onImport={importText}
        onErase={async () => {
          eraseAll(store, today)
          app.send({ type: 'store.changed' })
          await browser.backupCopy.clear().catch(() => {})
          browser.reload()
        }}
      />
    </Dialog>
  )
}
