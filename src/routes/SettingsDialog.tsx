import type { Browser } from '../browser'
import type { AppActor } from '../machines/app'
import { decodeBackup, encodeBackup, mergeDays } from '../machines/backup'
import { readDays } from '../machines/journal'
import type { Settings } from '../machines/settings'
import { eraseAll } from '../machines/store'
import { BackupPanel } from '../ui/BackupPanel'
import { Dialog } from '../ui/Dialog'
import { settings as settingsTexts, backup as texts } from '../ui/english'
import { Preferences } from '../ui/Preferences'

type Props = {
  readonly app: AppActor
  readonly browser: Browser
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  readonly onClose: () => void
}

/** How the game looks, and what becomes of the record. */
export function SettingsDialog({ app, browser, settings, onSettings, onClose }: Props) {
  const { store } = browser
  const { date } = app.getSnapshot().context
  const importText = (text: string): string => {
    const backup = decodeBackup(text)
    if (backup.kind === 'refused') return texts.refused(backup.reason)
    try {
      const changed = mergeDays(store, backup.days)
      const today = backup.days.find((day) => day.date === date)
      if (today !== undefined) app.send({ type: 'day.followed', round: today.round })
      return changed === 0 ? texts.unchanged : texts.taken(changed)
    } catch {
      return texts.unstored
    }
  }
  return (
    <Dialog title={settingsTexts.title} onClose={onClose}>
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
