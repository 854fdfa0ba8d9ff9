import type { GameActor } from '../../machines/game'
import type { Settings } from '../../machines/journal/settings'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { useLocale } from '../../ui/words/LocaleContext'
import { LazyDialog, useDialog } from '../LazyDialog'

type Props = {
  /** Of which the statistics are. */
  readonly deck: DailyDeck
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  /** The game that is on the screen, if there is one. */
  readonly game: GameActor | undefined
}

/** The contents, with the statistics, and the settings: at the far end of every header. */
export function HeaderTools({ deck, settings, onSettings, game }: Props) {
  const { say } = useLocale()
  const index = useDialog()
  const statistics = useDialog()
  const choices = useDialog()
  // One at a time, also of those that could not be fetched.
  const open = (wanted: typeof index) => {
    for (const dialog of [index, statistics, choices]) if (dialog !== wanted) dialog.close()
    wanted.open()
  }
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={say('shell.contents')}
        onClick={() => open(index)}
      >
        <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false">
          <path d="M2 4h1M6 4h10M2 9h1M6 9h10M2 14h1M6 14h10" />
        </svg>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={say('shell.settings')}
        onClick={() => open(choices)}
      >
        <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false">
          <path d="M2 5h3m4 0h7M2 13h7m4 0h3" />
          <circle cx="7" cy="5" r="2" />
          <circle cx="11" cy="13" r="2" />
        </svg>
      </button>
      {index.isOpen && (
        <LazyDialog onClose={index.close}>
          {({ ContentsDialog }) => (
            <ContentsDialog onStatistics={() => open(statistics)} onClose={index.close} />
          )}
        </LazyDialog>
      )}
      {statistics.isOpen && (
        <LazyDialog onClose={statistics.close}>
          {({ StatisticsDialog }) => <StatisticsDialog deck={deck} onClose={statistics.close} />}
        </LazyDialog>
      )}
      {choices.isOpen && (
        <LazyDialog onClose={choices.close}>
          {({ SettingsDialog }) => (
            <SettingsDialog settings={settings} onSettings={onSettings} game={game} onClose={choices.close} />
          )}
        </LazyDialog>
      )}
    </>
  )
}
