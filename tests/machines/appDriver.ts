import { isDeepStrictEqual } from 'node:util'
import { createActor, fromCallback, type InspectionEvent } from 'xstate'
import type { PlaceId } from '../../src/geo/place'
import { appMachine, dailyPuzzleOf, noticesIn } from '../../src/machines/app'
import { type Dealt, firstRoundOf } from '../../src/machines/journal/dealt'
import { type DealerEvent, puzzleMachine } from '../../src/machines/journal/puzzleMachine'
import { gameIn, idOf, puzzleIn } from '../../src/machines/openGames'
import type { Puzzle } from '../../src/machines/rules/puzzle'
import { newRound, type Round } from '../../src/machines/rules/round'
import { standardChoice } from '../../src/machines/rules/rules'
import type { KeeperEvent } from '../../src/machines/store/keeper'
import { viewOf } from '../../src/machines/view'
import { challengeOf, dailyOf, practice } from '../../tools/puzzles'
import type { Choice, OutlineSeen, Screen } from '../../tools/rules/driver'
import { rulesOf, screenOf } from '../paths/actor'
import { gameFor } from './world'

export const YESTERDAY = '2026-11-20'
export const TODAY = '2026-11-21'
export const TOMORROW = '2026-11-22'

/** What a friend has sent: the country of a link. */
export const CHALLENGED: PlaceId = 'MX'

/** The rules with which each game is opened, and those that are chosen for it then. A link brings its own. */
export const OPENED: Readonly<Record<Name, Choice>> = {
  past: ['hidden', 'arrows'],
  daily: ['shown', 'arrows'],
  tomorrow: ['turned', 'arrows'],
  practice: ['shown', 'arrows'],
  challenge: ['hidden', 'no arrows'],
}
export const CHOSEN: Choice = ['turned', 'no arrows']

const challenge = challengeOf(CHALLENGED, 1, 'twenty', rulesOf(OPENED.challenge))

const puzzles = {
  past: dailyOf(YESTERDAY),
  daily: dailyOf(TODAY),
  tomorrow: dailyOf(TOMORROW),
  practice,
  challenge,
} as const
export type Name = keyof typeof puzzles

/** What can happen to the whole of the game while its page is open. */
export type Move =
  | `open ${Name}`
  | `${Name} hit`
  | `${Name} miss`
  | `${Name} choose`
  | `leave ${Name}`
  | `${Name} fails`
  | 'daily is not stored'
  | 'puzzle fails'
  | 'copy'
  | 'retry'
  | 'deal'
  | 'same day'
  | 'next day'
  | 'saved'
  | 'unsaved'
  | 'run is wanted'
  | 'run is saved'
  | 'run is unsaved'
  | 'quarantined'
  | 'later'
  | 'erased'

/**
 * For each event of the root machine's definition the moves that bring it about. Where the definition
 * grows an event, a test asks for a move here.
 */
export const moves: Readonly<Record<string, readonly Move[]>> = {
  'game.wanted': ['open past', 'open daily', 'open tomorrow', 'open practice', 'open challenge'],
  'game.left': ['leave past', 'leave daily', 'leave practice', 'leave challenge'],
  'xstate.done.actor.*': ['leave past', 'leave daily', 'leave practice', 'leave challenge', 'copy'],
  'series.wanted': ['run is wanted'],
  'day.shown': ['open daily', 'open tomorrow'],
  'practice.deal': ['deal'],
  'copy.found': ['copy'],
  'day.checked': ['same day', 'next day'],
  saved: ['saved', 'run is saved'],
  behind: ['unsaved', 'run is unsaved'],
  failed: ['daily is not stored', 'past fails', 'daily fails', 'practice fails', 'challenge fails'],
  'xstate.error.actor.*': ['puzzle fails'],
  retry: ['retry'],
  quarantined: ['quarantined'],
  later: ['later'],
  erased: ['erased'],
}

/** What happens in a game, of which the root hears nothing. */
export const plays: readonly Move[] = [
  ...(['past miss', 'daily hit', 'daily miss', 'tomorrow miss'] as const),
  ...(['practice hit', 'practice miss', 'challenge hit', 'challenge miss'] as const),
  ...(['past choose', 'daily choose', 'practice choose', 'challenge choose'] as const),
]

/** What decides which day a daily screen shows: a day is opened, begun on its date or later, ended, and passes. */
export const daysMoves: readonly Move[] = [
  ...(['open past', 'open daily', 'open tomorrow', 'leave daily', 'next day'] as const),
  ...(['past miss', 'daily miss', 'daily hit', 'tomorrow miss'] as const),
]

/** What there is to be seen of it, and what its journal has been asked for. */
export type AppScreen = {
  readonly games: Readonly<Partial<Record<Name, Screen>>>
  /** How the outline of each game is seen. */
  readonly outlines: Readonly<Partial<Record<Name, OutlineSeen>>>
  /** The day that the daily screen would show if it were opened now. */
  readonly next: string
  readonly isPast: boolean
  readonly isUnsaved: boolean
  readonly isQuarantined: boolean
  readonly isErased: boolean
  readonly isLater: boolean
  readonly hasFailed: boolean
}

/** The root, with puzzles that are never asked of a store, and keep nothing. */
export function createApp(inspect: (event: InspectionEvent) => void) {
  let deals = 0
  const deal = () => newRound(practice, deals++ % 2 === 0 ? 'TH' : 'PL', deals)
  const nothing = fromCallback<{ type: 'none' }, string>(() => {}) as never
  const puzzle = puzzleMachine.provide({
    actors: {
      dealer: fromCallback<DealerEvent, Puzzle>(({ receive, sendBack, input: puzzle }) =>
        receive(({ type, rules }) => {
          const isDealt = type === 'deal' || puzzle.kind === 'practice'
          const round = isDealt ? deal() : firstRoundOf(puzzle, rules)
          sendBack({ type: 'dealt', progress: { round, replaces: [] } })
        }),
      ),
      keeper: fromCallback<KeeperEvent<Dealt>>(({ receive, sendBack }) =>
        receive((event) => {
          if (event.type === 'keep' && event.progress === undefined) throw new Error('It has nothing')
          sendBack({ type: 'kept', receipt: undefined, waiting: [], found: [] })
        }),
      ) as never,
    },
  })
  const machine = appMachine.provide({ actors: { puzzle, copies: nothing } })
  const app = createActor(machine, { input: { date: TODAY }, inspect }).start()
  const game = (puzzle: Puzzle) => gameIn(app.getSnapshot(), puzzle)

  const guess = (name: Name, isHit: boolean): PlaceId | undefined => {
    const actor = game(puzzles[name])
    if (actor === undefined) return undefined
    const country = guessIn(actor.getSnapshot().context, isHit)
    actor.send({ type: 'guess', country, on: app.getSnapshot().context.today })
    return country
  }
  const choose = (name: Name) => {
    game(puzzles[name])?.send({ type: 'choose', rules: rulesOf(CHOSEN) })
  }
  /** As the screens do it: a past day is opened from the archive, which is no daily screen. */
  const open = (name: Name) => {
    const puzzle = puzzles[name]
    if (puzzle.kind === 'daily' && name !== 'past') app.send({ type: 'day.shown', puzzle })
    const rules = rulesOf(puzzle.kind === 'challenge' ? CHOSEN : OPENED[name])
    gameFor(app, puzzle, rules)
  }
  const make = (move: Move): PlaceId | undefined => {
    const [what = '', name = ''] = move.split(' ')
    if (what === 'open') open(name as Name)
    else if (what === 'leave') {
      if (game(puzzles[name as Name])) app.send({ type: 'game.left', puzzle: puzzles[name as Name] })
    } else if (name === 'choose') choose(what as Name)
    else if (name === 'hit' || name === 'miss') return guess(what as Name, name === 'hit')
    else if (move === 'deal') {
      // There is a button for it on the screen of practice alone.
      if (game(practice)) app.send({ type: 'practice.deal', puzzle: practice, rules: standardChoice })
    } else if (move === 'puzzle fails') {
      puzzleIn(app.getSnapshot(), idOf(puzzles.daily))?.send(throwing('want', 'rules'))
    } else if (name === 'fails') {
      game(puzzles[what as Name])?.send(throwing('sync', 'round'))
    } else if (move === 'daily is not stored') {
      puzzleIn(app.getSnapshot(), idOf(puzzles.daily))
        ?.getSnapshot()
        .children.keeper?.send(throwing('keep', 'progress'))
    } else if (move === 'copy') {
      const round = firstRoundOf(puzzles.past, standardChoice)
      app.send({ type: 'copy.found', copy: { generation: 0, round, replaces: [] } })
    } else if (move === 'retry') app.send({ type: 'retry' })
    else if (move === 'run is wanted')
      app.send({ type: 'series.wanted', opening: { id: 'run', logic: nothing, input: undefined } })
    else if (what === 'run') app.send({ type: move === 'run is saved' ? 'saved' : 'behind', by: 'run' })
    else if (move === 'saved') app.send({ type: 'saved', by: 'puzzle' })
    else if (move === 'unsaved') app.send({ type: 'behind', by: 'puzzle' })
    else if (move === 'same day') app.send({ type: 'day.checked', date: TODAY })
    else if (move === 'next day') app.send({ type: 'day.checked', date: TOMORROW })
    else app.send({ type: move as 'quarantined' | 'later' | 'erased' })
    return undefined
  }

  return {
    make,
    /** The country that practice asks for, if it was opened. */
    practiceTarget: () => game(practice)?.getSnapshot().context.target,
    /** Whether every puzzle knows its round as its game has it. */
    isInStep: () =>
      Object.values(puzzles).every((puzzle) => {
        const open = puzzleIn(app.getSnapshot(), idOf(puzzle))?.getSnapshot().context
        const game = open?.game?.getSnapshot()
        return game?.status !== 'active' || isDeepStrictEqual(open?.shown?.round, game.context)
      }),
    read: (): AppScreen => {
      const snapshot = app.getSnapshot()
      const notices = noticesIn(snapshot)
      const shown = Object.entries(puzzles).flatMap(([name, puzzle]) => {
        const actor = game(puzzle)
        return actor === undefined ? [] : [[name, actor.getSnapshot()] as const]
      })
      return {
        games: Object.fromEntries(shown.map(([name, snapshot]) => [name, screenOf(snapshot)])),
        outlines: Object.fromEntries(shown.map(([name, snapshot]) => [name, viewOf(snapshot).outline])),
        next: dailyPuzzleOf(
          snapshot,
          'twenty',
          snapshot.context.today,
          (puzzle) => game(puzzle)?.getSnapshot().context,
        ).date,
        isPast: notices.includes('past'),
        isUnsaved: notices.includes('unsaved'),
        isQuarantined: notices.includes('quarantined'),
        isLater: notices.includes('later'),
        isErased: notices.includes('erased'),
        hasFailed: notices.includes('failed'),
      }
    },
  }
}

/** An event of this type that throws when something of it is read. */
export function throwing(type: string, name: string): never {
  const get = () => {
    throw new Error(`The ${name} of ${type} throws`)
  }
  return Object.defineProperty({ type }, name, { get, enumerable: true }) as never
}

/** The hit, or the first miss that was not made. */
export function guessIn({ target, guesses }: Round, isHit: boolean): PlaceId {
  const misses = (['IT', 'FR', 'JP', 'GB', 'BR', 'AU', 'US', 'IN'] as const).filter(
    (code) => code !== target && !guesses.includes(code),
  )
  return isHit ? target : (misses[0] ?? target)
}
