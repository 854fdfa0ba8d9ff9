import type { ReactNode } from 'react'
import type { DeckName } from '../../geo/decks'
import { LazyModule } from '../../ui/lazyModule'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { GameHeader } from '../../ui/parts/PageHeader'
import { useLocale } from '../../ui/words/LocaleContext'
import { HeaderTools } from '../contents/HeaderTools'
import { JournalNotice } from '../game/Notices'
import type { SettingsProps } from '../useStored'
import '../../ui/pin/pin.css'

/** The places with their globe and the borders, which no other practice needs. */
const places = new LazyModule(() => import('./PlacesGame'))

type Props = {
  readonly title: string
  readonly subtitle: ReactNode
  readonly deck: DeckName
  readonly settings: SettingsProps
}

/** Screen of practice that asks where countries lie. */
export function PlacesScreen({ title, subtitle, deck, settings }: Props) {
  const { say } = useLocale()
  return (
    <>
      <GameHeader title={title} subtitle={subtitle}>
        <HeaderTools deck="twenty" {...settings} game={undefined} />
      </GameHeader>
      <JournalNotice />
      <main className="pins">
        <div className="pins-game">
          <LazyBoundary module={places}>
            {({ PlacesGame }) => <PlacesGame deck={deck} units={settings.settings.units} />}
          </LazyBoundary>
        </div>
        <LazyBoundary module={places} missing={() => null}>
          {() => <p className="pins-rules">{say('pins.help')}</p>}
        </LazyBoundary>
      </main>
    </>
  )
}
