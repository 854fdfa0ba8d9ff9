import type { GameActor } from '../../machines/game'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { IconButton } from '../../ui/parts/IconButton'
import { useLocale } from '../../ui/words/LocaleContext'
import { LazyDialog, useDialog } from '../LazyDialog'
import type { SettingsProps } from '../useStored'

type Props = SettingsProps & {
  /** Deck of the statistics. */
  readonly deck: DailyDeck
  /** Game on the screen, if any. */
  readonly game: GameActor | undefined
}

/** Icons of the contents and of the settings, in a box of 18×18 units. */
const CONTENTS = 'M2 4h1M6 4h10M2 9h1M6 9h10M2 14h1M6 14h10'
const SETTINGS =
  'M2 5h3m4 0h7M2 13h7m4 0h3M9 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM13 13a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z'

/** Buttons at the end of every header: contents with statistics, and settings. */
export function HeaderTools(props: Props) {
  const { say } = useLocale()
  const { onContents, onSettings, dialogs } = useMenu(props)
  return (
    <>
      <IconButton label={say('shell.contents')} path={CONTENTS} size={18} press={onContents} />
      <IconButton label={say('shell.settings')} path={SETTINGS} size={18} press={onSettings} />
      {dialogs}
    </>
  )
}

/**
 * Dialogs that every page offers, and the functions that open them. One is open at a time; one that failed to load counts as
 * open.
 */
export function useMenu({ deck, settings, onSettings, game }: Props) {
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
