import type { ReactNode } from 'react'
import type { DeckName } from '../../geo/decks'
import { LazyModule } from '../../ui/lazyModule'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useLocale } from '../../ui/words/LocaleContext'
import { GameTop } from '../game/GameTop'
import '../../ui/pin/pin.css'

/** The places with their globe and the borders, which no other practice needs. */
const places = new LazyModule(() => import('./PlacesGame'))

type Props = {
  readonly title: string
  readonly subtitle: ReactNode
  readonly deck: DeckName
}

/** Screen of practice that asks where countries lie. */
export function PlacesScreen({ title, subtitle, deck }: Props) {
  const { say } = useLocale()
  return (
    <>
      <GameTop title={title} subtitle={subtitle} />
      <main className="pins">
        <div className="pins-game">
          <LazyBoundary module={places}>{({ PlacesGame }) => <PlacesGame deck={deck} />}</LazyBoundary>
        </div>
        <LazyBoundary module={places} missing={() => null}>
          {() => <p className="pins-rules">{say('pins.help')}</p>}
        </LazyBoundary>
      </main>
    </>
  )
}
