import type { ReactNode } from 'react'
import type { GameActor } from '../../machines/game'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { LazyDialog, useDialog } from '../LazyDialog'
import type { SettingsProps } from '../useStored'

export type MenuProps = SettingsProps & {
  /** Deck of the statistics. */
  readonly deck: DailyDeck
  /** Game on the screen, if any. */
  readonly game: GameActor | undefined
}

/** Functions that open the dialogs of every page, and the dialogs. */
type Menu = {
  readonly onContents: () => void
  readonly onStatistics: () => void
  readonly onSettings: () => void
  readonly dialogs: ReactNode
}

/** Dialogs that every page offers, of which one is open at a time; one that failed to load counts as open. */
export function useMenu({ deck, settings, onSettings, game }: MenuProps): Menu {
  const contents = useDialog()
  const statistics = useDialog()
  const choices = useDialog()
  const opening = (wanted: typeof contents) => () => {
    for (const dialog of [contents, statistics, choices]) if (dialog !== wanted) dialog.close()
    wanted.open()
  }
  const menu = { onStatistics: opening(statistics), onSettings: opening(choices) }
  return {
    ...menu,
    onContents: opening(contents),
    dialogs: (
      <>
        <LazyDialog of={contents}>
          {({ ContentsDialog }) => <ContentsDialog {...menu} onClose={contents.close} />}
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
    ),
  }
}
