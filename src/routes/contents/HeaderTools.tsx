import type { ReactNode } from 'react'
import type { GameActor } from '../../machines/game'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { useLocale } from '../../ui/words/LocaleContext'
import { LazyDialog, useDialog } from '../LazyDialog'
import type { SettingsProps } from '../useStored'

type Props = SettingsProps & {
  /** Deck of the statistics. */
  readonly deck: DailyDeck
  /** Game on the screen, if any. */
  readonly game: GameActor | undefined
}

/** Buttons at the end of every header: contents with statistics, and settings. */
export function HeaderTools({ deck, settings, onSettings, game }: Props) {
  const { say } = useLocale()
  const index = useDialog()
  const statistics = useDialog()
  const choices = useDialog()
  // Opens one dialog at a time; one that failed to load counts as open.
  const open = (wanted: typeof index) => {
    for (const dialog of [index, statistics, choices]) if (dialog !== wanted) dialog.close()
    wanted.open()
  }
  return (
    <>
      <Tool name={say('shell.contents')} onPress={() => open(index)}>
        <path d="M2 4h1M6 4h10M2 9h1M6 9h10M2 14h1M6 14h10" />
      </Tool>
      <Tool name={say('shell.settings')} onPress={() => open(choices)}>
        <path d="M2 5h3m4 0h7M2 13h7m4 0h3" />
        <circle cx="7" cy="5" r="2" />
        <circle cx="11" cy="13" r="2" />
      </Tool>
      <LazyDialog of={index}>
        {({ ContentsDialog }) => (
          <ContentsDialog onStatistics={() => open(statistics)} onClose={index.close} />
        )}
      </LazyDialog>
      <LazyDialog of={statistics}>
        {({ StatisticsDialog }) => <StatisticsDialog deck={deck} onClose={statistics.close} />}
      </LazyDialog>
      <LazyDialog of={choices}>
        {({ SettingsDialog }) => (
          <SettingsDialog settings={settings} onSettings={onSettings} game={game} onClose={choices.close} />
        )}
      </LazyDialog>
    </>
  )
}

type ToolProps = {
  readonly name: string
  readonly onPress: () => void
  /** Icon drawn in a box of 18 by 18 units. */
  readonly children: ReactNode
}

function Tool({ name, onPress, children }: ToolProps) {
  return (
    <button type="button" className="icon-button" aria-label={name} onClick={onPress}>
      <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false">
        {children}
      </svg>
    </button>
  )
}
