import type { GameActor } from '../../machines/game'
import { IconButton } from '../../ui/parts/IconButton'
import { Menu } from '../../ui/parts/Menu'
import { useLocale } from '../../ui/words/LocaleContext'
import { LazyDialog, useDialog } from '../LazyDialog'
import type { SettingsProps } from '../useStored'
import { PlaceLinks } from './PlaceParts'

type Props = SettingsProps & {
  /** Game on the screen, if any. */
  readonly game: GameActor | undefined
}

/** Icons of the menu and of the settings, in a box of 18×18 units. */
const CONTENTS = 'M2 4h1M6 4h10M2 9h1M6 9h10M2 14h1M6 14h10'
const SETTINGS =
  'M2 5h3m4 0h7M2 13h7m4 0h3M9 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM13 13a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z'

/** Tools at the end of every header: the menu of the six places, and the settings. */
export function HeaderTools({ settings, onSettings, game }: Props) {
  const { say } = useLocale()
  const choices = useDialog()
  return (
    <>
      <Menu label={say('shell.contents')} path={CONTENTS} size={18}>
        <PlaceLinks />
      </Menu>
      <IconButton label={say('shell.settings')} path={SETTINGS} size={18} press={choices.open} />
      <LazyDialog of={choices}>
        {({ SettingsDialog }) => (
          <SettingsDialog settings={settings} onSettings={onSettings} game={game} onClose={choices.close} />
        )}
      </LazyDialog>
    </>
  )
}
