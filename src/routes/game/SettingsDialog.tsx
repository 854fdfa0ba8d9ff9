import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { eraseMaps, storedMaps } from '../../entry/storedMaps'
import type { GameActor } from '../../machines/game'
import { forgetTab } from '../../machines/report/recorder'
import type { Aid } from '../../machines/rules/rules'
import { utcDateOf } from '../../machines/schedule/day'
import { eraseAll } from '../../machines/store/erasure'
import { encodeBackup } from '../../machines/transfer/backup'
import { Dialog } from '../../ui/dialogs/Dialog'
import { Preferences } from '../../ui/dialogs/Preferences'
import { Lifelines, RuleSwitches } from '../../ui/dialogs/RuleSwitches'
import { QuietButton } from '../../ui/parts/Button'
import { useArrived } from '../../ui/parts/useArrived'
import { BackupPanel, refusalIn } from '../../ui/record/BackupPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { ReportDialog } from '../report/ReportDialog'
import { useImport } from '../transfer/JoinDialog'
import { SendDialog } from '../transfer/SendDialog'
import type { SettingsProps } from '../useStored'

type Props = SettingsProps & {
  /** Game on the screen, if any. */
  readonly game: GameActor | undefined
  readonly onClose: () => void
}

type OptionsProps = Pick<Props, 'game' | 'onClose'> & {
  /** Settings for rounds to come, if their rules can be chosen. */
  readonly chosen: SettingsProps | undefined
  readonly onTake: (aid: Aid) => void
}

/** Dialog with the options of a round: the aids that it may still take once it is begun, and the rules of the next. */
export function OptionsDialog({ chosen, game, onTake, onClose }: OptionsProps) {
  const { say } = useLocale()
  const round = useSelector(game, (snapshot) => snapshot?.context)
  const take = (aid: Aid) => {
    onClose()
    onTake(aid)
  }
  return (
    <Dialog title={say('board.options')} onClose={onClose}>
      {round && round.guesses.length > 0 && <Lifelines round={round} onTake={take} />}
      {chosen && <RuleSwitches {...chosen} round={round} />}
    </Dialog>
  )
}

/** Dialog with the settings of the game and of its look, and with exporting, importing and erasing the record. */
export function SettingsDialog({ settings, onSettings, game, onClose }: Props) {
  const browser = useBrowser()
  const { say } = useLocale()
  const { store } = browser
  const round = useSelector(game, (snapshot) => snapshot?.context)
  const isForgotten = useArrived(browser, (each) => each.isForgetful().catch(() => false)) ?? false
  const hasMaps = (useArrived('', storedMaps)?.length ?? 0) > 0
  const [isReporting, report] = useState(false)
  const [isSending, send] = useState(false)
  const { read, join, leftIn } = useImport()
  const today = utcDateOf(browser.now())
  const preferences = { settings, onChange: onSettings, canVibrate: browser.canVibrate() }
  const importText = async (text: string, show: (done: number) => void): Promise<string> => {
    const backup = await read(text, show, () => true)
    if (backup === undefined) return ''
    if ('fault' in backup) return refusalIn(say, backup)
    const left = leftIn(backup)
    return backup.values.length === 0 && left !== '' ? left : (await join(backup, show)).said
  }
  return (
    <Dialog title={say('shell.settings')} onClose={onClose}>
      <section className="settings-group">
        <h3>{say('settings.game')}</h3>
        <RuleSwitches settings={settings} onSettings={onSettings} round={round} />
        <Preferences group="game" {...preferences} />
      </section>
      <section className="settings-group">
        <h3>{say('settings.look')}</h3>
        <Preferences group="look" {...preferences} />
      </section>
      <section className="settings-group">
        <h3>{say('settings.data')}</h3>
        <BackupPanel
          isForgotten={isForgotten}
          hasMaps={hasMaps}
          onExport={async () => {
            const text = encodeBackup(store, await storedMaps())
            const content = new Blob([text], { type: 'application/json' })
            browser.saveFile(`world-outline-game-${today}.json`, content)
          }}
          onSend={() => send(true)}
          onImport={importText}
          onErase={async () => {
            const isErased = eraseAll(store, today)
            if (!isErased) return say('backup.unerased')
            try {
              await browser.backupCopy.clear()
              await eraseMaps()
            } catch {
              return say('backup.unerased')
            }
            forgetTab(browser.tab)
            browser.reload()
            return ''
          }}
        />
        <QuietButton onClick={() => report(true)}>{say('report.title')}</QuietButton>
      </section>
      {isSending && <SendDialog onClose={() => send(false)} />}
      {isReporting && <ReportDialog round={round} onClose={() => report(false)} />}
    </Dialog>
  )
}
