import { useState } from 'react'
import type { Browser } from '../../browser'
import type { AppActor } from '../../machines/app'
import type { GameActor } from '../../machines/game'
import type { Settings } from '../../machines/journal/settings'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { Late } from '../../ui/parts/Late'
import { MissingPart } from '../../ui/parts/MissingPart'
import { Part } from '../../ui/parts/part'
import { useLocale } from '../../ui/words/LocaleContext'

const statistics = new Part(() => import('../record/StatisticsDialog'))
const preferences = new Part(() => import('./SettingsDialog'))

type Props = {
  readonly app: AppActor
  readonly browser: Browser
  /** Of which the statistics are. */
  readonly deck: DailyDeck
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  /** The game that is on the screen, if there is one. */
  readonly game: GameActor | undefined
}

/** The statistics and the settings, at the far end of a game's header. */
export function HeaderTools({ app, browser, deck, settings, onSettings, game }: Props) {
  const { say } = useLocale()
  const [open, setOpen] = useState<'statistics' | 'settings'>()
  const close = () => setOpen(undefined)
  /** Pressing the button once more asks once more for a dialog that could not be loaded. */
  const openWith = (name: 'statistics' | 'settings', part: { ask(): void }) => () => {
    setOpen(name)
    part.ask()
  }
  const missing = (retry: () => void, attempts: number) => (
    <MissingPart attempts={attempts} onRetry={retry} onClose={close} />
  )
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={say('game.statistics')}
        onClick={openWith('statistics', statistics)}
      >
        <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false">
          <path d="M3 16v-5M9 16V2M15 16V8" />
        </svg>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={say('game.settings')}
        onClick={openWith('settings', preferences)}
      >
        <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false">
          <path d="M2 5h3m4 0h7M2 13h7m4 0h3" />
          <circle cx="7" cy="5" r="2" />
          <circle cx="11" cy="13" r="2" />
        </svg>
      </button>
      {open === 'statistics' && (
        <Late part={statistics} missing={missing}>
          {({ StatisticsDialog }) => (
            <StatisticsDialog app={app} browser={browser} deck={deck} onClose={close} />
          )}
        </Late>
      )}
      {open === 'settings' && (
        <Late part={preferences} missing={missing}>
          {({ SettingsDialog }) => (
            <SettingsDialog
              app={app}
              browser={browser}
              settings={settings}
              onSettings={onSettings}
              game={game}
              onClose={close}
            />
          )}
        </Late>
      )}
    </>
  )
}
