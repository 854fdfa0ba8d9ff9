import { useSelector } from '@xstate/react'
import { type ComponentProps, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type CountryDeckName, type DeckName, FIRST_DECK, isPublished } from '../../geo/decks'
import { liveGameIn } from '../../machines/app'
import type { GameActor } from '../../machines/game'
import { practiceAt } from '../../machines/journal/puzzleAt'
import { chosenRules, readSettings } from '../../machines/journal/settings'
import { dueIn } from '../../machines/learning/due'
import type { PracticePuzzle } from '../../machines/rules/puzzle'
import { isOfCountries, type Round } from '../../machines/rules/round'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { Link } from '../../ui/parts/Link'
import { useHydrating } from '../../ui/parts/useHydrating'
import { usePlaces } from '../../ui/parts/WithPlaces'
import { RepetitionPanel } from '../../ui/result/RepetitionPanel'
import { roomForNext } from '../../ui/result/ResultPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { titleOfDeck } from '../../ui/words/lists'
import { ChallengeButton } from '../challenge/ChallengeButton'
import { useApp, useBrowser } from '../contexts'
import { FoundNote } from '../game/FoundNote'
import { GameScreen, type Playing } from '../game/GameScreen'
import { LazyDialog, useDialog } from '../LazyDialog'
import { endings } from '../lazyEndings'
import { useDue, useRepetition } from '../record/useDue'
import { useMark } from '../record/useRecord'
import type { Stays } from '../usePageArrival'
import { useSettings } from '../useStored'
import { ChoiceButton } from './ChoiceButton'
import { PracticeLinks, Shelf } from './Shelf'

/** Page of practice: round after round with a random country of a deck. */
export default function Practice() {
  const app = useApp()
  const { store, now } = useBrowser()
  const settings = useSettings()
  const { say } = useLocale()
  // Settings from when this tab was opened, until changed here: another tab may practise something else.
  const [chosen, setChosen] = useState(() => readSettings(store))
  const { search } = useLocation()
  const navigate = useNavigate()
  const puzzle = practiceAt(search, chosen)
  const { deck, order } = puzzle
  const choice = useDialog()
  const isHydrating = useHydrating(!isPlain(puzzle))
  const [isPlayingAgain, setPlayingAgain] = useState(false)
  const rules = chosenRules(settings.settings)
  const { kind } = useMark(FIRST_DECK)
  const isDayOver = kind === 'won' || kind === 'lost'
  const game = useSelector(app, (snapshot) => liveGameIn(snapshot, puzzle))
  const isOver = useSelector(game, (snapshot) => snapshot?.hasTag('over') ?? false)
  const { due, begin } = useDue()
  const choose = ({ deck, order }: Choice) => {
    setPlayingAgain(false)
    if (order === 'where') return navigate('/practice/where')
    setChosen({ ...chosen, deck, order })
    // Removes the request from the address, now that another choice replaces it.
    if (search !== '') navigate({ search: '' }, { replace: true, state: 'stays' satisfies Stays })
  }
  const beginDue = () => {
    begin?.()
    choose({ deck: 'world', order: 'due' })
  }
  const deal = (again: boolean) => {
    setPlayingAgain(again)
    const next = order && dueIn(store, puzzle, now())
    app.send({ type: 'practice.deal', puzzle, rules, ...(next && { due: next }) })
  }
  const challengeOf = ({ game, tell }: Playing) =>
    // The prerendered page has it.
    (isHydrating || isPublished(deck)) && (
      <ChallengeButton roundOf={() => game?.getSnapshot().context} onMessage={tell} />
    )
  const quizOf = (round: Round) =>
    settings.settings.quiz === 'on' && isOfCountries(round)
      ? { ...puzzle, deal: round.deal, target: round.target }
      : undefined
  const noteOf = ({ game }: Playing) => !isHydrating && order && <RepetitionNote game={game} deck={deck} />
  const links = <PracticeLinks deck={deck} due={due} onDue={order ? undefined : beginDue} />
  const screen: ComponentProps<typeof GameScreen> = {
    puzzle,
    rules,
    settings,
    title: say('practice.heading'),
    subtitle: (
      <ChoiceButton onOpen={choice.open}>
        <PracticeSubtitle puzzle={puzzle} isMade={isHydrating} due={due} />
      </ChoiceButton>
    ),
    tools: (
      <button
        type="button"
        className="page-header-action"
        // After a mouse click, typing starts a guess, so the field takes the focus.
        onClick={({ nativeEvent }) => deal((nativeEvent as PointerEvent).pointerType === 'mouse')}
      >
        {say('practice.deal')}
      </button>
    ),
    roundSettings: settings,
    isFieldFocused: isPlayingAgain,
    next: { name: say('practice.again'), begin: () => deal(true) },
    quiz: quizOf,
    actions: (round, playing) => (
      <>
        <FoundNote round={round} />
        <LazyBoundary module={endings} placeholder={quizOf(round) && roomForNext}>
          {({ Door }) => <Door puzzle={quizOf(round)} />}
        </LazyBoundary>
        {challengeOf(playing)}
        {!isDayOver && (
          <Link className="button button-quiet" to="/daily">
            {say('daily.heading')}
          </Link>
        )}
        {noteOf(playing)}
      </>
    ),
    foot: (playing) => (
      <>
        <p className="board-foot">{challengeOf(playing)}</p>
        {noteOf(playing)}
        {links}
      </>
    ),
  }
  return (
    <>
      <GameScreen {...screen} />
      <Shelf inPlay={isOver ? undefined : deck}>{isOver && links}</Shelf>
      <LazyDialog of={choice}>
        {({ DeckDialog }) => (
          <DeckDialog puzzle={puzzle} {...settings} onPuzzle={choose} onClose={choice.close} />
        )}
      </LazyDialog>
    </>
  )
}

/** Deck and order that were chosen on the page. */
type Choice = { readonly deck: CountryDeckName } & Pick<PracticePuzzle, 'order'>

type SubtitleProps = {
  readonly puzzle: PracticePuzzle
  /** Whether the page is still as it was prerendered. */
  readonly isMade: boolean
  /** Number of countries due among all that were met. */
  readonly due: number
}

/** Deck in play, and the number of countries that are due. */
function PracticeSubtitle({ puzzle, isMade, due }: SubtitleProps) {
  const { say } = useLocale()
  const { deck, order } = puzzle
  const { isThere } = usePlaces(deck)
  if (!isMade && order === 'due' && isThere) return <DueSubtitle deck={deck} />
  const name = isMade || isPlain(puzzle) ? say('practice.subtitle') : isThere && titleOfDeck(deck, say)
  return (
    <span>
      {name || <>&nbsp;</>}
      {!isMade && name && due > 0 && ` · ${say('repetition.dueOf', { due })}`}
    </span>
  )
}

/** Whether the prerendered page already describes this puzzle. */
function isPlain({ deck, order }: PracticePuzzle): boolean {
  return deck === FIRST_DECK && order === undefined
}

type NoteProps = { readonly game: GameActor | undefined; readonly deck: DeckName }

/** Remaining repetitions for today according to the store, and a summary once they are done. */
function RepetitionNote({ game, deck }: NoteProps) {
  const isEnd = useSelector(game, (snapshot) => snapshot?.hasTag('over') ?? false)
  return <RepetitionPanel repetition={useRepetition(deck)} isEnd={isEnd} />
}

/** Deck in play, ordered by what is due, with its numbers of due and new countries. */
function DueSubtitle({ deck }: { readonly deck: DeckName }) {
  const { say, whole } = useLocale()
  const { due, fresh } = useRepetition(deck)
  const figures = [
    ...(due > 0 ? [whole(due)] : []),
    ...(fresh > 0 ? [say('repetition.fresh', { fresh })] : []),
  ]
  return (
    <span className="page-header-due">
      {say('repetition.short')} · {titleOfDeck(deck, say)}
      {figures.length > 0 && ` · ${figures.join(' + ')}`}
    </span>
  )
}
