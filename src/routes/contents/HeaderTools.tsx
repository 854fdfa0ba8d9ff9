import type { GameActor } from '../../machines/game'
import type { Settings } from '../../machines/journal/settings'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { LazyDialog, useDialog } from '../../ui/dialogs/LazyDialog'
import { LazyModule } from '../../ui/parts/lazyModule'
import { useLocale } from '../../ui/words/LocaleContext'

const record = new LazyModule(() => import('../record/StatisticsDialog'))
const preferences = new LazyModule(() => import('./SettingsDialog'))

type Props = {
  /** Of which the statistics are. */
  readonly deck: DailyDeck
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  /** The game that is on the screen, if there is one. */
  readonly game: GameActor | undefined
}

/** The statistics and the settings, at the far end of a game's header. */
export function HeaderTools({ deck, settings, onSettings, game }: Props) {
  const { say } = useLocale()
  const statistics = useDialog(record)
  const choices = useDialog(preferences)
  // One at a time, also of those that could not be fetched.
  const openStatistics = () => {
    choices.close()
    statistics.open()
  }
  const openChoices = () => {
    statistics.close()
    choices.open()
  }
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={say('game.statistics')}
        onClick={openStatistics}
      >
        <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false">
          <path d="M3 16v-5M9 16V2M15 16V8" />
        </svg>
      </button>
      <button type="button" className="icon-button" aria-label={say('game.settings')} onClick={openChoices}>
        <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false">
          <path d="M2 5h3m4 0h7M2 13h7m4 0h3" />
          <circle cx="7" cy="5" r="2" />
          <circle cx="11" cy="13" r="2" />
        </svg>
      </button>
      {statistics.isOpen && (
        <LazyDialog module={record} onClose={statistics.close}>
          {({ StatisticsDialog }) => <StatisticsDialog deck={deck} onClose={statistics.close} />}
        </LazyDialog>
      )}
      {choices.isOpen && (
        <LazyDialog module={preferences} onClose={choices.close}>
          {({ SettingsDialog }) => (
            <SettingsDialog settings={settings} onSettings={onSettings} game={game} onClose={choices.close} />
          )}
        </LazyDialog>
      )}
    </>
  )
}
