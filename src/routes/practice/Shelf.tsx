import { type ReactNode, useId, useState } from 'react'
import { type DeckName, isOwnDeck } from '../../geo/decks'
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
import { LazyDialog, useDialogIn } from '../LazyDialog'
import { useMark } from '../record/useRecord'
import { useStored } from '../useStored'
import '../contents/Today.css'
import './Shelf.css'
import { Button } from '../../ui/parts/Button'

/** Silhouette of one region of each deck. No country has it, so that it rules out no answer of a round of these. */
const SAMPLES = new LazyModule(async () => (await import('../../geo/regions/samples.json')).default)

/** Dialog with the maps of somebody's own. */
const OWN = new LazyModule(() => import('../own/OwnMaps'))

/** Sign that a row leads on. */
const ARROW = (
  <svg className="today-arrow" viewBox="-8 -8 16 16" aria-hidden="true">
    <path d="M-6.5 0h12M1.5-4.5 6.5 0 1.5 4.5" />
  </svg>
)

type Props = {
  /** Deck of the round above while that is open: an outline of it would tell how a turned one lies. */
  readonly inPlay: DeckName | undefined
  /** Links of the page once the round above is over. */
  readonly children: ReactNode
}

/**
 * Part of the practice page below the round: the decks of regions by their names, the player's own first. They are folded,
 * since in some languages their names have that of the answer in them.
 */
export function Shelf({ inPlay, children }: Props) {
  const { languages } = useBrowser()
  const locale = useLocale()
  const { say } = locale
  const { content: samples } = useLazyModule(SAMPLES)
  const isHydrating = useHydrating()
  const [isOpen, setOpen] = useState(false)
  const own = useDialogIn(OWN)
  // Where it stands depends on the round above.
  if (isHydrating) return null
  const decks = ownDecksFirst(languages(), locale)
  const pictureOf = (deck: RegionDeckName) => (
    <svg key={deck} viewBox="0 0 100 100" aria-hidden="true">
      <path d={deck === inPlay ? undefined : samples?.[deck]} fillRule="evenodd" />
    </svg>
  )
  const aside = (
    <span className="shelf-samples" aria-hidden="true">
      <small>{say('board.scope', { count: decks.length })}</small>
      {decks.slice(0, 7).map(pictureOf)}
    </span>
  )
  return (
    <nav className="shelf" aria-label={say('places.practice')}>
      {children}
      <Disclosure title={say('states.heading')} aside={aside} isOpen={isOpen} onToggle={setOpen}>
        {() => <Decks {...{ decks, pictureOf }} />}
      </Disclosure>
      <button type="button" className="shelf-where" aria-haspopup="dialog" onClick={own.open}>
        {say('practice.own')}
        <svg className="shelf-globe" viewBox="0 0 100 100" aria-hidden="true">
          <path d="M8 8h84v84h-84zM50 28v44M28 50h44" />
        </svg>
        {ARROW}
      </button>
      <LazyDialog of={own}>{({ OwnMaps }) => <OwnMaps onClose={own.close} />}</LazyDialog>
    </nav>
  )
}

type LinksProps = {
  /** Number of countries due among all that were met. */
  readonly due: number
  /** Begins with what is due; absent where that is practised already. */
  readonly onDue: (() => void) | undefined
  /** Deck in play. */
  readonly deck: DeckName
}

/** Other rounds of practice: what is due, and places. */
export function PracticeLinks({ due, onDue, deck }: LinksProps) {
  const { say } = useLocale()
  const isHydrating = useHydrating()
  // Where they stand depends on the round.
  if (isHydrating) return null
  return (
    <div className="shelf-links">
      {onDue && due > 0 && <Button onClick={onDue}>{say('repetition.repeat', { due })}</Button>}
      <Link className="shelf-where" to={`/practice/where${isOwnDeck(deck) ? `?deck=${deck}` : ''}`}>
        <span>
          {say('repetition.where')} <small>{say('repetition.pin')}</small>
        </span>
        <svg className="shelf-globe" viewBox="0 0 100 100" aria-hidden="true">
          <path d="M1 50a49 49 0 1 0 98 0a49 49 0 1 0-98 0h98M50 1q-46 49 0 98q46-49 0-98" />
          <circle cx="63" cy="34" r="12" />
        </svg>
        {ARROW}
      </Link>
    </div>
  )
}

type DecksProps = {
  readonly decks: readonly RegionDeckName[]
  /** Outline of one of the regions of a deck. */
  readonly pictureOf: (deck: RegionDeckName) => ReactNode
}

/** Tiles of the decks. What was played of them is read only while they are shown. */
function Decks({ decks, pictureOf }: DecksProps) {
  const played = useStored(playedIn)
  return (
    <ul className="shelf-decks">
      {decks.map((deck) => (
        <DeckTile key={deck} deck={deck} isPlayed={played.has(deck)}>
          {pictureOf(deck)}
        </DeckTile>
      ))}
    </ul>
  )
}

type TileProps = {
  readonly deck: RegionDeckName
  readonly isPlayed: boolean
  /** Outline of one of its regions. */
  readonly children: ReactNode
}

/** Deck with its daily puzzle, today's state of that, and its practice once it was played. */
function DeckTile({ deck, isPlayed, children }: TileProps) {
  const { say } = useLocale()
  const id = useId()
  const mark = useMark(deck)
  return (
    <li>
      <Link to={`/${dailies[deck].page}`}>
        {children}
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
