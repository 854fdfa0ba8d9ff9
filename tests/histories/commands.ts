import fc from 'fast-check'
import { decks } from '../../src/geo/decks'
import { utcDateOf } from '../../src/machines/day'
import { dailyTarget, practice } from '../../tools/puzzles'
import { dayOf } from '../machines/rounds'
import type { Judge } from './judge'
import { gameOf, type Session, type Tab } from './session'

type Command = fc.AsyncCommand<Judge, Session>

const DAY_MS = 86_400_000
const place = fc.nat(2)
const code = fc.constantFrom(...decks.twenty.codes)
/** A guess: now and then the answer. */
const pick = fc.oneof(
  { weight: 9, arbitrary: code },
  { weight: 1, arbitrary: fc.constant('answer' as const) },
)

/** Something that happens to a device, after which all is compared once everything has settled. */
function command(
  name: string,
  act: (session: Session, judge: Judge) => unknown,
  after?: (judge: Judge) => void,
): Command {
  return {
    check: () => true,
    run: async (judge, session) => {
      act(session, judge)
      await session.settle()
      judge.check()
      after?.(judge)
    },
    toString: () => name,
  }
}

/** Something that happens in a tab that is awake; where there is none, nothing does. */
function inTab(
  name: string,
  at: number,
  act: (tab: Tab, session: Session, judge: Judge) => unknown,
): Command {
  return command(`${name} in tab ${at}`, (session, judge) => {
    const tab = session.tabs[at]
    if (tab !== undefined && !tab.isFrozen) act(tab, session, judge)
  })
}

const guess = fc.tuple(place, fc.constantFrom('daily', 'practice'), pick).map(([at, kind, picked]) =>
  inTab(`guess ${picked} of ${kind}`, at, (tab, session, judge) => {
    const puzzle = kind === 'daily' ? tab.shown() : practice
    const game = gameOf(tab, puzzle)
    const country = picked === 'answer' ? game.getSnapshot().context.target : picked
    if (puzzle.kind === 'daily') judge.make(puzzle.date, country)
    const { changes } = session.disk
    game.send({ type: 'guess', country })
    judge.guess(puzzle, country, changes)
  }),
)

const load = fc.tuple(place, fc.boolean()).map(([at, isReload]) => {
  let isLoaded = false
  return command(
    `${isReload ? 'reload' : 'open'} tab ${at}`,
    (session) => {
      isLoaded = isReload === (session.tabs[at] !== undefined)
      if (isLoaded) session.open(at)
    },
    (judge) => {
      const { disk, copies } = judge.session
      if (isLoaded && disk.mode === 'works' && copies.mode === 'works') judge.checkCopies()
    },
  )
})

const imported = fc
  .tuple(
    place,
    fc.integer({ min: -2, max: 0 }),
    fc.shuffledSubarray([...decks.twenty.codes], { maxLength: 6 }),
    fc.boolean(),
  )
  .map(([at, ago, codes, isWon]) =>
    inTab(`import ${codes} of ${ago}`, at, (tab, session, judge) => {
      const date = utcDateOf(session.now + ago * DAY_MS)
      const target = dailyTarget(date)
      const misses = codes.filter((each) => each !== target)
      const guesses = isWon ? [...misses.slice(0, 5), target] : misses
      judge.make(date, ...guesses)
      judge.rival(date)
      session.import(tab, [dayOf(date, target, guesses)])
    }),
  )

const frozen = place.map((at) =>
  inTab('leave to the back/forward cache', at, (tab) => {
    tab.isFrozen = true
  }),
)

const back = place.map((at) =>
  command(`back to tab ${at}`, (session) => {
    const tab = session.tabs[at]
    if (!tab?.isFrozen) return
    tab.isFrozen = false
    tab.comeBack()
  }),
)

const erase = place.map((at) =>
  inTab('erase everything', at, (tab, session, judge) => judge.erase(session.erase(at, tab))),
)

const older = fc
  .tuple(fc.constantFrom('open', 'daily', 'practice', 'deal', 'erase', 'close'), pick)
  .map(([what, picked]) =>
    command(`an older tab: ${what} ${picked}`, (session, judge) => {
      const tab = session.older
      if (what === 'open') session.openOlder('TH')
      else if (what === 'close') session.older = undefined
      else if (tab === undefined) return
      else if (what === 'deal') tab.deal('PL')
      else if (what === 'practice') tab.guessPractice(picked === 'answer' ? tab.practice.target : picked)
      else if (what === 'erase') {
        tab.erase()
        judge.forget()
      } else {
        judge.rival(tab.date)
        tab.guessDaily(picked === 'answer' ? tab.daily.target : picked)
        // It writes all that it remembers.
        judge.make(tab.date, ...tab.daily.guesses)
      }
    }),
  )

const always: readonly Command[] = [
  command('midnight', (session) => session.turnClock(1)),
  command('the clock is set back', (session) => session.turnClock(-1)),
  command('the store is full', ({ disk }) => {
    disk.mode = 'full'
  }),
  command('the store has no room for a day', ({ disk }) => {
    disk.mode = 'full for days'
  }),
  command('the store is blocked', ({ disk }) => {
    disk.mode = 'blocked'
  }),
  command('the copy refuses', ({ copies }) => {
    copies.mode = 'refuses'
  }),
  command('the copy hangs', ({ copies }) => {
    copies.mode = 'hangs'
  }),
  command('the copy works', ({ copies }) => copies.work()),
  command('the browser is killed', (session, judge) => judge.crash(session.crash())),
]

const works = fc.constant(
  command(
    'the store works, and a second goes by',
    (session) => {
      session.disk.mode = 'works'
      for (const tab of session.awake) tab.tick()
    },
    (judge) => judge.checkQuiet(),
  ),
)

const close = place.map((at) =>
  command(`close tab ${at}`, (session) => {
    session.tabs[at] = undefined
  }),
)

const dealt = place.map((at) =>
  inTab('deal', at, (tab) => tab.app.send({ type: 'practice.deal', puzzle: practice })),
)

const daily = place.map((at) => inTab('open the daily puzzle', at, (tab) => tab.openDaily()))

/** What may happen, the frequent more than once. */
const commands: fc.Arbitrary<Command>[] = [
  ...[guess, guess, guess, guess, guess, load, load, load, imported, frozen, back, erase],
  ...[older, older, works, works, close, dealt, daily],
  ...always.map((each) => fc.constant(each)),
]

/** Histories of up to sixty commands. */
export const histories = fc.commands(commands, { maxCommands: 60, size: 'max' })
