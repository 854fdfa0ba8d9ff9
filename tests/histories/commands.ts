import fc from 'fast-check'
import { deckOf, decks } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { REVIEW, type Review } from '../../src/machines/journal/review'
import { keyOf, type Puzzle } from '../../src/machines/rules/puzzle'
import { newRound } from '../../src/machines/rules/round'
import { AIDS, type Aid } from '../../src/machines/rules/rules'
import { targetOf } from '../../src/machines/schedule/dailies'
import { utcDateOf } from '../../src/machines/schedule/day'
import type { Judge } from './judge'
import { kinds } from './modes'
import { BROKEN } from './oracle'
import { africa, challenges, due, gameOf, practice, type Session, type Tab } from './session'

type Command = fc.AsyncCommand<Judge, Session>

const DAY_MS = 86_400_000
const place = fc.nat(2)
const code = fc.constantFrom(...decks.twenty.codes)
/** A guess: now and then the answer. */
const pick = fc.oneof(
  { weight: 9, arbitrary: code },
  { weight: 1, arbitrary: fc.constant('answer' as const) },
)

/** What a backup tells of rounds of practice that were played elsewhere, of which some come in several backups. */
const logs: fc.Arbitrary<readonly Review[]> = fc.uniqueArray(
  fc.record({
    identity: fc.nat(4).map((deal) => `practice.twenty.${4_000_000_000 + deal}`),
    country: code,
    at: fc.constant(Date.UTC(2026, 10, 20)),
    found: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  }),
  { maxLength: 3, selector: ({ identity }) => identity },
)

/** The same of the first twenty of a larger deck. */
function pickOf(deck: 'world' | 'africa') {
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...deckOf(deck).codes.slice(0, 20)) },
    { weight: 1, arbitrary: fc.constant('answer' as const) },
  )
}

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

/** Of each puzzle what may be guessed; among the countries of a larger deck are some that the twenty do not have. */
const guessed = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom('twenty', 'practice', 'due'), pick) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('world'), pickOf('world')) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('africa'), pickOf('africa')) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('challenge'), pick) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('other'), pickOf('world')) },
)

const guess = fc.tuple(place, guessed).map(([at, [what, picked]]) =>
  inTab(`guess ${picked} of ${what}`, at, (tab, session, judge) => {
    const puzzle =
      what === 'twenty' || what === 'world' ? tab.shown(what) : { practice, africa, due, ...challenges }[what]
    guessIn(tab, puzzle, picked, session, judge)
  }),
)

/** Gives a game up, where its rules let one. */
const giveUp = fc.tuple(place, fc.constantFrom('twenty', 'practice', 'africa', 'due')).map(([at, what]) =>
  inTab(`give up ${what}`, at, (tab, _, judge) => {
    const puzzle = what === 'twenty' ? tab.shown(what) : { practice, africa, due }[what]
    giveUpIn(tab, puzzle, judge)
  }),
)

/** Takes an aid, where the round lets one. */
const help = fc
  .tuple(
    place,
    fc.constantFrom('twenty', 'world', 'practice', 'africa', 'challenge'),
    fc.constantFrom(...AIDS),
  )
  .map(([at, what, aid]) =>
    inTab(`take ${aid} in ${what}`, at, (tab, _, judge) => {
      const isDay = what === 'twenty' || what === 'world'
      const puzzle = isDay ? tab.shown(what) : { practice, africa, ...challenges }[what]
      helpIn(tab, puzzle, aid, judge)
    }),
  )

/** A day that has passed, opened in the archive and guessed at. */
const past = fc
  .tuple(
    place,
    fc.integer({ min: 1, max: 3 }),
    fc.oneof(fc.tuple(fc.constant('twenty'), pick), fc.tuple(fc.constant('world'), pickOf('world'))),
  )
  .map(([at, ago, [deck, picked]]) =>
    inTab(`guess ${picked} of ${ago} days ago of ${deck}`, at, (tab, session, judge) => {
      const puzzle = tab.openPast(deck, utcDateOf(session.now - ago * DAY_MS))
      guessIn(tab, puzzle, picked, session, judge)
    }),
  )

/** Gives up the game of a puzzle, and tells the judge. */
export function giveUpIn(tab: Tab, puzzle: Puzzle, judge: Judge): void {
  const game = gameOf(tab, puzzle)
  const before = game.getSnapshot()
  const isTaken = before.can({ type: 'giveUp' })
  const hasToStand = isTaken && judge.hasToStand(tab, before.context)
  if (isTaken) judge.giveUp()
  game.send({ type: 'giveUp' })
  if (hasToStand && !game.getSnapshot().matches('lost'))
    throw new Error(`${keyOf(puzzle)} was given up and goes on`)
}

/** Takes an aid in the game of a puzzle, and tells the judge. */
export function helpIn(tab: Tab, puzzle: Puzzle, aid: Aid, judge: Judge): void {
  const game = gameOf(tab, puzzle)
  const before = game.getSnapshot()
  const isTaken = before.can({ type: 'help', aid })
  const hasToStand = isTaken && judge.hasToStand(tab, before.context)
  if (isTaken) judge.help(before.context, aid)
  game.send({ type: 'help', aid })
  if (hasToStand && game.getSnapshot().context.help[aid] === undefined)
    throw new Error(`${aid} was taken in ${keyOf(puzzle)} and is gone`)
}

/** Makes a guess in the game of a puzzle, and tells the judge. */
export function guessIn(
  tab: Tab,
  puzzle: Puzzle,
  picked: PlaceId | 'answer',
  session: Session,
  judge: Judge,
): void {
  const game = gameOf(tab, puzzle)
  const { target, guesses, deal } = game.getSnapshot().context
  const country = picked === 'answer' ? target : picked
  const isDaily = puzzle.kind === 'daily'
  if (puzzle.kind !== 'practice') judge.make(keyOf(puzzle), country)
  if (puzzle.kind !== 'daily') judge.review(`${keyOf(puzzle)}.${deal}`)
  const { changes } = session.disk
  const isTaken = game.getSnapshot().can({ type: 'guess', country, on: session.date })
  if (isDaily && isTaken) judge.date(keyOf(puzzle), session.date)
  const hasToStand = isTaken && judge.hasToStand(tab, game.getSnapshot().context)
  game.send({ type: 'guess', country, on: session.date })
  if (hasToStand) judge.stands(game.getSnapshot().context, country)
  judge.guess(puzzle, country, changes)
  if (isDaily && isTaken && guesses.length === 0) judge.begin(keyOf(puzzle))
}

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
    fc.constantFrom('twenty', 'world'),
    fc.boolean(),
    logs,
  )
  .map(([at, ago, codes, isWon, deck, isLate, reviews]) =>
    inTab(`import ${codes} of ${ago} of ${deck} and ${reviews.length} reviews`, at, (tab, session, judge) => {
      const puzzle = { kind: 'daily', deck, date: utcDateOf(session.now + ago * DAY_MS) } as const
      const target = targetOf(puzzle)
      const misses = codes.filter((each) => each !== target)
      const guesses = isWon ? [...misses.slice(0, 5), target] : misses
      judge.make(keyOf(puzzle), ...guesses)
      judge.rival(keyOf(puzzle))
      const begun = isLate && guesses.length > 0 ? utcDateOf(session.now + DAY_MS) : undefined
      if (guesses.length > 0) judge.date(keyOf(puzzle), begun ?? puzzle.date)
      judge.review(...reviews.map(({ identity }) => identity))
      const days = [{ ...newRound(puzzle, target), puzzle, guesses, begun }]
      if (session.import(tab, days, reviews)) judge.takeIn(reviews)
    }),
  )

/** A move in a mode with many rounds. */
const played = fc.tuple(place, fc.constantFrom(...kinds), fc.nat(99)).map(([at, kind, choice]) =>
  inTab(`play ${kind.id}, ${choice},`, at, (tab, session, judge) => {
    const made = kind.play(tab, session, choice)
    if (made) judge.move(kind, made)
  }),
)

/** Something else than this program breaks a record of a mode. */
const brokenMode = fc.constantFrom(...kinds.filter(({ prefix }) => prefix !== '')).map(({ id, prefix }) =>
  command(`a record of ${id} is broken`, ({ disk }, judge) => {
    const key = [...disk.entries.keys()].find((key) => key.startsWith(`world-outline.${prefix}`))
    // Of what happens to a blocked store nobody can know.
    if (key === undefined || disk.mode === 'blocked') return
    disk.damage(key, BROKEN)
    judge.damage(key)
  }),
)

/** A backup with nothing but a log. */
const importedLog = fc.tuple(place, logs).map(([at, reviews]) =>
  inTab(`import ${reviews.map(({ identity }) => identity)}`, at, (tab, session, judge) => {
    judge.review(...reviews.map(({ identity }) => identity))
    if (session.import(tab, [], reviews)) judge.takeIn(reviews)
  }),
)

/** Something else than this program takes a part of the log away, or breaks it. */
const brokenLog = fc.tuple(fc.boolean(), fc.nat(9)).map(([isLost, at]) =>
  command(isLost ? 'the log is lost' : `record ${at} of the log is broken`, ({ disk }, judge) => {
    const keys = [...disk.entries.keys()].filter((key) => key.startsWith(REVIEW))
    for (const key of isLost ? keys : keys.slice(at, at + 1)) disk.damage(key, isLost ? undefined : BROKEN)
    judge.loseOfLog()
  }),
)

/** As the screens do it: every game is told, and those that begin have them. */
const chosen = fc
  .tuple(place, fc.constantFrom('shown', 'turned', 'hidden'), fc.boolean(), fc.subarray([...AIDS]))
  .map(([at, outline, arrows, aids]) =>
    inTab(
      `choose ${outline}${arrows ? '' : ', no arrows'}${aids.map((aid) => `, ${aid}`).join('')}`,
      at,
      (tab, session) => {
        session.rules = { outline, arrows, aids }
        for (const puzzle of tab.puzzles()) gameOf(tab, puzzle).send({ type: 'choose', rules: session.rules })
      },
    ),
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

const always: readonly Command[] = [
  command('midnight', (session) => session.turnClock(1)),
  command('the clock is set back', (session) => session.turnClock(-1)),
  command('the store is full', ({ disk }) => {
    disk.mode = 'full'
  }),
  command('the store has no room for a day', ({ disk }) => {
    disk.mode = 'full for days'
  }),
  command('the store has no room for a review', ({ disk }) => {
    disk.mode = 'full for reviews'
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

const dealt = fc
  .tuple(place, fc.constantFrom(practice, africa, due))
  .map(([at, puzzle]) =>
    inTab(`deal of ${keyOf(puzzle)}`, at, (tab, session) =>
      tab.app.send({ type: 'practice.deal', puzzle, rules: session.rules }),
    ),
  )

const daily = fc
  .tuple(place, fc.constantFrom('twenty', 'world'))
  .map(([at, deck]) => inTab(`open the daily puzzle of ${deck}`, at, (tab) => tab.openDaily(deck)))

/** What may happen, the frequent more than once. */
const commands: fc.Arbitrary<Command>[] = [
  ...[
    guess,
    guess,
    guess,
    guess,
    guess,
    past,
    past,
    help,
    help,
    giveUp,
    load,
    load,
    load,
    imported,
    importedLog,
    brokenLog,
    played,
    played,
    played,
    played,
    brokenMode,
    chosen,
    chosen,
    frozen,
    back,
    erase,
  ],
  ...[works, works, close, dealt, daily],
  ...always.map((each) => fc.constant(each)),
]

/** Histories of up to sixty commands. */
export const histories = fc.commands(commands, { maxCommands: 60, size: 'max' })
