import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { RegionDeckName } from '../../geo/regions/regionDecks'
import { readDays } from '../../machines/journal/storedRound'
import { recallsIn } from '../../machines/learning/due'
import { dailies } from '../../machines/schedule/dailies'
import type { WatchedStore } from '../../machines/store/store'
import { Disclosure } from '../../ui/parts/Disclosure'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { ownDecksFirst, scopeOf } from '../../ui/words/lists'
import { MarkWords, StatusLoader } from '../contents/Standing'
import { useBrowser } from '../contexts'
import { useStamps } from '../outlines/useStamps'
import { useMark } from '../record/useRecord'
import { useStored } from '../useStored'
import '../contents/Today.css'
import './Shelf.css'
import { Button } from '../../ui/parts/Button'

type Props = {
  /** Whether the round above is over: until then an outline here could be its answer. */
  readonly isOver: boolean
  /** Number of countries due among all that were met. */
  readonly due: number
  /** Begins with what is due; absent where that is practised already. */
  readonly onDue: (() => void) | undefined
}

/** Part of the practice page below the round: what is due, places, and the decks of regions. */
export function Shelf({ isOver, due, onDue }: Props) {
  const { say } = useLocale()
  const isHydrating = useHydrating()
  const [isOpen, setOpen] = useState(false)
  // Where it stands depends on the round above.
  if (isHydrating) return null
  return (
    <nav className="shelf" aria-label={say('places.practice')}>
      <p className="shelf-ways">
        {onDue && due > 0 && <Button onClick={onDue}>{say('repetition.repeat', { due })}</Button>}
        <Link className="button button-quiet" to="/practice/where">
          {say('repetition.where')}
        </Link>
      </p>
      <Disclosure title={say('states.heading')} isOpen={isOpen} onToggle={setOpen}>
        {() => <Decks hasOutlines={isOver} />}
      </Disclosure>
    </nav>
  )
}

/** List of the decks of regions, by their countries, the player's own first. */
function Decks({ hasOutlines }: { readonly hasOutlines: boolean }) {
  const { languages } = useBrowser()
  const decks = ownDecksFirst(languages(), useLocale())
  // A deck has the code of its country.
  const stamps = useStamps('world', hasOutlines)
  const played = useStored(playedIn)
  return (
    <ul className="today-rows shelf-rows">
      {decks.map((deck) => (
        <Row key={deck} deck={deck} isPlayed={played.has(deck)}>
          {hasOutlines && (
            <svg className="shelf-map" viewBox="0 0 100 100" aria-hidden="true">
              <path d={stamps?.get(deck)} fillRule="evenodd" />
            </svg>
          )}
        </Row>
      ))}
    </ul>
  )
}

type RowProps = {
  readonly deck: RegionDeckName
  readonly isPlayed: boolean
  /** Map of the country. */
  readonly children: ReactNode
}

/** Deck with its daily puzzle, today's state of that, and its practice once it was played. */
function Row({ deck, isPlayed, children }: RowProps) {
  const { say } = useLocale()
  const id = useId()
  return (
    <li className="today-row">
      <Link className="shelf-day" to={`/${dailies[deck].page}`}>
        {children}
        <span className="today-name" id={id}>
          {say(`decks.${deck}`)}
        </span>{' '}
        <span className="today-scope">
          {scopeOf(deck, say)}
          <StatusLoader>
            {' · '}
            <MarkWords mark={useMark(deck)} />
          </StatusLoader>
        </span>
      </Link>
      {isPlayed && (
        <Link
          className="today-state"
          id={`${id}-practice`}
          aria-labelledby={`${id}-practice ${id}`}
          to={`/practice?deck=${deck}`}
        >
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
