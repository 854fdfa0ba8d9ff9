import { isDeepStrictEqual } from 'node:util'
import { createActor, type InspectionEvent } from 'xstate'
import type { CountryCode } from '../../src/geo/countries'
import { appMachine } from '../../src/machines/app'
import type { Round } from '../../src/machines/round'
import { screenOf } from '../paths/actor'
import type { Screen } from '../paths/driver'
import { dailyTarget } from './puzzles'

export const TODAY = '2026-11-21'
export const DAILY = dailyTarget(TODAY)
export const TOMORROW = '2026-11-22'
/** What has been guessed of tomorrow's round by then on another page. */
export const BEGUN: Round = { target: dailyTarget(TOMORROW), guesses: ['TH'] }
/** What has been guessed of the day's round on another page. */
export const ELSEWHERE: readonly CountryCode[] = ['EG', 'ZA']

/** What can happen to the whole of the game while its page is open. */
export type Move =
  | 'daily hit'
  | 'daily miss'
  | 'practice hit'
  | 'practice miss'
  | 'deal'
  | 'same day'
  | 'next day'
  | 'come today'
  | 'come tomorrow'
  | 'come tomorrow, begun'
  | 'followed'
  | 'kept'
  | 'failed'
  | 'aside'

/**
 * For each event of the root machine's definition the moves that bring it about. Where the definition
 * grows an event, a test asks for a move here.
 */
export const moves: Readonly<Record<string, readonly Move[]>> = {
  'practice.deal': ['deal'],
  'day.checked': ['same day', 'next day'],
  'day.opened': ['come today', 'come tomorrow', 'come tomorrow, begun'],
  'day.followed': ['followed'],
  'journal.kept': ['kept'],
  'journal.failed': ['failed'],
  'journal.aside': ['aside'],
  'xstate.snapshot.daily': ['daily hit', 'daily miss'],
  'xstate.snapshot.practice': ['practice hit', 'practice miss'],
}

/** What there is to be seen of it. */
export type AppScreen = {
  readonly date: string
  readonly daily: Screen
  readonly practice: Screen
  readonly isPast: boolean
  readonly journal: 'kept' | 'aside' | 'unkept'
}

export function createApp(inspect: (event: InspectionEvent) => void) {
  const noted: { daily?: Round; practice?: Round } = {}
  const machine = appMachine.provide({
    actions: {
      noteDaily: ({ context }) => {
        noted.daily = context.daily
      },
      notePractice: ({ context }) => {
        noted.practice = context.practice
      },
    },
  })
  const app = createActor(machine, { input: { date: TODAY, seed: 7 }, inspect }).start()
  const games = () => {
    const { daily, practice } = app.getSnapshot().children
    if (daily === undefined || practice === undefined) throw new Error('A game is missing')
    return { daily, practice }
  }
  const guess = (mode: 'daily' | 'practice', isHit: boolean) => {
    const game = games()[mode]
    const country = guessIn(game.getSnapshot().context, isHit)
    game.send({ type: 'guess', country })
    return country
  }

  const make: Readonly<Record<Move, () => unknown>> = {
    'daily hit': () => guess('daily', true),
    'daily miss': () => guess('daily', false),
    'practice hit': () => guess('practice', true),
    'practice miss': () => guess('practice', false),
    deal: () => app.send({ type: 'practice.deal' }),
    'same day': () => app.send({ type: 'day.checked', date: TODAY }),
    'next day': () => app.send({ type: 'day.checked', date: TOMORROW }),
    'come today': () => app.send({ type: 'day.opened', date: TODAY }),
    'come tomorrow': () => app.send({ type: 'day.opened', date: TOMORROW }),
    'come tomorrow, begun': () => {
      app.send({ type: 'day.opened', date: TOMORROW, round: BEGUN })
      // The round has come from the journal.
      if (app.getSnapshot().context.daily === BEGUN) noted.daily = BEGUN
    },
    followed: () => app.send({ type: 'day.followed', round: { target: DAILY, guesses: ELSEWHERE } }),
    kept: () => app.send({ type: 'journal.kept' }),
    failed: () => app.send({ type: 'journal.failed' }),
    aside: () => app.send({ type: 'journal.aside' }),
  }

  return {
    make: (move: Move) => make[move](),
    /** The country that practice asks for, whatever the dice have said. */
    practiceTarget: () => games().practice.getSnapshot().context.target,
    /** Whether the root has in mind the rounds that its games have, and has handed the journal the same. */
    isInStep: () => {
      const { context } = app.getSnapshot()
      return (['daily', 'practice'] as const).every((mode) => {
        const round = games()[mode].getSnapshot().context
        const isKnown = isDeepStrictEqual(context[mode], round)
        return isKnown && (round.guesses.length === 0 || isDeepStrictEqual(noted[mode], round))
      })
    },
    read: (): AppScreen => {
      const snapshot = app.getSnapshot()
      const { daily, practice } = games()
      return {
        date: snapshot.context.date,
        daily: screenOf(daily.getSnapshot()),
        practice: screenOf(practice.getSnapshot()),
        isPast: snapshot.hasTag('past'),
        journal: snapshot.hasTag('unkept') ? 'unkept' : snapshot.hasTag('aside') ? 'aside' : 'kept',
      }
    },
  }
}

/** The hit, or the first miss that was not made. */
export function guessIn({ target, guesses }: Round, isHit: boolean): CountryCode {
  const misses = (['IT', 'FR', 'JP', 'GB', 'BR', 'AU', 'US', 'IN'] as const).filter(
    (code) => code !== target && !guesses.includes(code),
  )
  return isHit ? target : (misses[0] ?? target)
}
