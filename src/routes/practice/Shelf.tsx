import { useId, useState } from 'react'
import type { DeckName } from '../../geo/decks'
import type { RegionDeckName } from '../../geo/regions/regionDecks'
import { readDays } from '../../machines/journal/storedRound'
import { recallsIn } from '../../machines/learning/due'
import { dailies } from '../../machines/schedule/dailies'
import type { WatchedStore } from '../../machines/store/store'
import { LazyModule, useLazyModule } from '../../ui/lazyModule'
import { Disclosure } from '../../ui/parts/Disclosure'
import { Link } from '../../ui/parts/Link'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { ownDecksFirst, scopeOf } from '../../ui/words/lists'
import { MarkWords } from '../contents/Standing'
import { useBrowser } from '../contexts'
import { useMark } from '../record/useRecord'
import { useStored } from '../useStored'
import '../contents/Today.css'
import './Shelf.css'
import { Button } from '../../ui/parts/Button'

/** Silhouette of one region of each deck. No country has it, so that it rules out no answer of a round of these. */
const SAMPLES = new LazyModule(async () => (await import('../../geo/regions/samples.json')).default)

type Props = {
  /** Deck of the round above while that is open: an outline of it would tell how a turned one lies. */
  readonly inPlay: DeckName | undefined
  /** Number of countries due among all that were met. */
  readonly due: number
  /** Begins with what is due; absent where that is practised already. */
  readonly onDue: (() => void) | undefined
}

/** Part of the practice page below the round: what is due, places, and the decks of regions. */
export function Shelf({ inPlay, due, onDue }: Props) {
  const { say } = useLocale()
  const isHydrating = useHydrating()
  const [isOpen, setOpen] = useState(false)
  // Where it stands depends on the round above.
  if (isHydrating) return null
  return (
    <nav className="shelf" aria-label={say('places.practice')}>
      {onDue && due > 0 && <Button onClick={onDue}>{say('repetition.repeat', { due })}</Button>}
      <Link className="shelf-where" to="/practice/where">
        {say('repetition.where')}
        <svg className="today-arrow" viewBox="-8 -8 16 16" aria-hidden="true">
          <path d="M-6.5 0h12M1.5-4.5 6.5 0 1.5 4.5" />
        </svg>
      </Link>
      <Disclosure title={say('states.heading')} isOpen={isOpen} onToggle={setOpen}>
        {() => <Decks inPlay={inPlay} />}
      </Disclosure>
    </nav>
  )
}

/** Shelf of the decks of regions, by their countries, the player's own first. */
function Decks({ inPlay }: Pick<Props, 'inPlay'>) {
  const { languages } = useBrowser()
  const decks = ownDecksFirst(languages(), useLocale())
  const played = useStored(playedIn)
  const { content: samples } = useLazyModule(SAMPLES)
  return (
    <ul className="shelf-decks">
      {decks.map((deck) => (
        <DeckTile
          key={deck}
          deck={deck}
          isPlayed={played.has(deck)}
          outline={deck === inPlay ? undefined : samples?.[deck]}
        />
      ))}
    </ul>
  )
}

type TileProps = {
  readonly deck: RegionDeckName
  readonly isPlayed: boolean
  /** Outline of one of its regions, as path data in a box of 100×100. */
  readonly outline: string | undefined
}

/** Deck with its daily puzzle, today's state of that, and its practice once it was played. */
function DeckTile({ deck, isPlayed, outline }: TileProps) {
  const { say } = useLocale()
  const id = useId()
  const mark = useMark(deck)
  return (
    <li>
      <Link to={`/${dailies[deck].page}`}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <path d={outline} fillRule="evenodd" />
        </svg>
        <span className="today-name" id={id}>
          {say(`decks.${deck}`)}
        </span>{' '}
        <span className="today-scope">
          {scopeOf(deck, say)}
          {mark.kind !== 'unplayed' && (
            <>
              {' · '}
              <MarkWords mark={mark} />
            </>
          )}
        </span>
      </Link>
      {isPlayed && (
        <Link id={`${id}-practice`} aria-labelledby={`${id}-practice ${id}`} to={`/practice?deck=${deck}`}>
          {say('states.practise')}
        </Link>
      )}
    </li>
  )
}

/** Decks of regions of which a day was begun or a round is over. */
function playedIn(store: WatchedStore): ReadonlySet<string> {
  const days = readDays(store).map(({ puzzle }) => puzzle.deck)
  // A region's code begins with that of its country.
  const met = [...recallsIn(store).keys()]
    .filter((code) => code.includes('-'))
    .map((code) => code.slice(0, 2))
  return new Set<string>([...days, ...met])
}
