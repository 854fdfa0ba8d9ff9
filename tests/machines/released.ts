import { deckOf } from '../../src/geo/decks'
import { challengeLink } from '../../src/machines/challenge/challengeLink'
import { newAttempt, withGuess } from '../../src/machines/classroom/attempt'
import { readResults, resultOfAttempt, textOfResults } from '../../src/machines/classroom/resultLink'
import { setOfToken, tokenOfSet } from '../../src/machines/classroom/setLink'
import { newSheet, numberOfSheet, readSheetNumber } from '../../src/machines/classroom/sheet'
import { keepAttempt, readAttempts } from '../../src/machines/classroom/storedAttempt'
import { fileResults, keptSets, registerOf } from '../../src/machines/classroom/storedClass'
import { copySlotOf, decodeCopy, encodeCopy } from '../../src/machines/journal/backupCopy'
import { keepChallenge, keptTokens } from '../../src/machines/journal/keptChallenges'
import { keepOnce } from '../../src/machines/journal/persistence'
import { logReview, noteReview } from '../../src/machines/journal/review'
import { chosenText, readSettings, writeSettings } from '../../src/machines/journal/settings'
import { readDays, rounds, writeRound } from '../../src/machines/journal/storedRound'
import { addToLeague, readLeague } from '../../src/machines/league/storedLeague'
import { pinnedOn } from '../../src/machines/pins/pinnedCountries'
import type { PinsDay } from '../../src/machines/pins/pins'
import { withPin } from '../../src/machines/pins/pinsMode'
import { pinsDays, readPinsDays } from '../../src/machines/pins/storedPins'
import { questionsOf } from '../../src/machines/quiz/quiz'
import { withReply } from '../../src/machines/quiz/quizMode'
import { quizzes } from '../../src/machines/quiz/storedQuizzes'
import { newRound, type Round } from '../../src/machines/rules/round'
import { standardChoice } from '../../src/machines/rules/rules'
import { targetOf } from '../../src/machines/schedule/dailies'
import type { Given } from '../../src/machines/series/questions'
import { decodeRace, encodeRace } from '../../src/machines/sprint/raceLink'
import { planOfDay } from '../../src/machines/sprint/run'
import { readRuns, runs } from '../../src/machines/sprint/storedRun'
import { eraseAll, readErasure } from '../../src/machines/store/erasure'
import { encodeBackup } from '../../src/machines/transfer/backup'
import { challengeOf, dailyOf, dailyTarget, practice } from '../../tools/puzzles'
import * as classroom from '../classroom/sets'
import { BEGIN, played, sprint } from '../sprint/played'
import { reviewsIn } from './logged'
import { type MemoryStore, memoryStore } from './memoryStore'

/** All that a release has stored of a device on which everything was done once, and how it was read then. */
export type Release = {
  /** What is in the store, by its keys. */
  readonly store: Readonly<Record<string, string>>
  /** The backup copies, by their places. */
  readonly copies: Readonly<Record<string, string>>
  readonly backup: string
  /** A link of each kind, without its address. */
  readonly links: Readonly<Record<keyof typeof linkReaders, string>>
  readonly read: ReturnType<typeof readAll>
  readonly readLinks: ReturnType<typeof readLinks>
}

/** The day on which it was stored. */
const TODAY = '2026-11-21'

const harder = { outline: 'turned', arrows: false, aids: [] } as const
const challenge = challengeOf('NP', 2, 'world', harder)
const world = { kind: 'daily', deck: 'world', date: '2026-11-18' } as const
const africa = { kind: 'practice', deck: 'africa', order: 'due' } as const
const past = dailyOf('2026-11-20')

/** A round of each kind: over and not, won and lost, late, and under other rules. */
const playedRounds: readonly Round[] = [
  { ...newRound(past, dailyTarget(past.date)), guesses: [dailyTarget(past.date)] },
  { ...newRound(dailyOf(TODAY), dailyTarget(TODAY)), guesses: ['IT', 'JP'], help: { globe: 1 } },
  { ...newRound(world, targetOf(world), 0, [], harder), guesses: ['KE', 'TD', 'ML'], begun: '2026-11-20' },
  { ...newRound(practice, 'TH', 7, [], { ...standardChoice, aids: ['fit'] }), guesses: ['IT', 'TH'] },
  { ...newRound(africa, 'KE', -7, ['TD', 'ML']), guesses: ['EG'] },
  { ...newRound(challenge, 'NP', 0, [], harder), guesses: ['IN', 'CN', 'BT', 'BD', 'PK', 'MM'] },
]

/** Does everything once on a device, as of today's program. */
export function releaseOfToday(): Release {
  const store = memoryStore()
  eraseAll(store, '2026-01-02')
  writeSettings(store, { theme: 'dark', units: 'miles', deck: 'africa', order: 'due', lang: 'fr' })
  for (const round of playedRounds) {
    noteReview(store, round, BEGIN)
    writeRound(store, round)
  }
  keepChallenge(store, challenge)
  for (const run of [
    played(planOfDay(TODAY), ['right', 1000], ['wrong', 900], ['right', 50]),
    { ...played({ ...sprint, kind: 'streak', clock: 'off' }, ['right', 5000]), isStopped: true },
    played({ ...sprint, deck: 'asia', clock: 'long' }, ['skip', 700]),
  ])
    runs.write(store, run)
  const pins: readonly Given[] = [
    { at: BEGIN, spot: [12.5, -8.25] },
    { at: BEGIN + 9000, spot: 'melanesia' },
  ]
  const pinned = (day: PinsDay, pin: Given) => withPin(day, pinnedOn(day.date), pin)
  pinsDays.write(store, pins.reduce(pinned, { date: TODAY, pins: [] }))
  const puzzle = { kind: 'daily', deck: 'twenty', date: TODAY } as const
  const [, , { right } = { right: [] }] = questionsOf({ puzzle })
  const replies: readonly Given[] = [
    { at: BEGIN, spot: [46.5, 2.25] },
    { at: BEGIN + 4000 },
    { at: BEGIN + 9000, countries: right },
  ]
  quizzes.write(store, replies.reduce(withReply, { puzzle, answers: [] }))
  const round = { kind: 'practice', deck: 'europe', order: 'due', deal: -3, target: 'FR' } as const
  quizzes.write(store, replies.slice(0, 1).reduce(withReply, { puzzle: round, answers: [] }))
  logReview(store, {
    identity: 'practice.europe.due.-3.where',
    country: 'FR',
    at: BEGIN,
    found: 1,
    facet: 'where',
  })
  const set = classroom.threeOf()
  const attempt = newAttempt(set, 4, classroom.NOW, 99)
  keepAttempt(store, withGuess(attempt, 'IT'))
  const done = classroom.played(newAttempt(set, undefined, classroom.NOW, 5), (place) => place)
  keepAttempt(store, done)
  fileResults(store, { set, results: [resultOfAttempt(done)] }, classroom.NOW)
  addToLeague(store, [
    { who: 'Anna', deck: 'twenty', date: '2026-11-19', score: 3 },
    { who: 'محمد', deck: 'world', date: '2026-11-20', score: 0 },
  ])
  keepOnce({ store, keepStored: async () => {} })
  const copies = playedRounds.map((round) => [
    copySlotOf(round.puzzle),
    encodeCopy({ generation: 1, round, replaces: round.puzzle.kind === 'practice' ? [3] : [] }),
  ])
  const release = {
    store: Object.fromEntries(store.keys().map((key) => [key, store.get(key) ?? ''])),
    copies: Object.fromEntries(copies),
    backup: encodeBackup(store),
    links: {
      challenge: challenge.token,
      day: linkOfDay(),
      race: encodeRace({ plan: { ...sprint, deck: 'asia' }, found: [0, 3, 5, 9, 12, 20] }, 77),
      set: tokenOfSet(set),
      results: textOfResults(set, [resultOfAttempt(done)]),
      sheet: numberOfSheet(newSheet('africa', 12, 4321)),
    },
  }
  return { ...release, read: readAll(store, release.copies), readLinks: readLinks(release.links) }
}

/** How each kind of link is read. */
const linkReaders = {
  challenge: challengeLink.read,
  day: challengeLink.read,
  race: (text: string) => decodeRace(text, BEGIN),
  set: setOfToken,
  results: readResults,
  sheet: readSheetNumber,
} as const

/** A day with the result of whoever sends it. */
function linkOfDay(): string {
  const subject = { kind: 'day', date: TODAY } as const
  const result = { isFound: true, bars: [1, 3, 5] }
  const { version: deckVersion } = deckOf('world')
  return challengeLink.write({ deck: 'world', deckVersion, subject, rules: harder, result }, 5)
}

/** What today's program reads in the links of a release, which may have fewer kinds than there are now. */
export function readLinks(links: Release['links']) {
  return Object.entries(links).map(([kind, text]) => [kind, linkReaders[kind as keyof typeof links](text)])
}

/** Everything that today's program reads in a store and in copies. */
export function readAll(store: MemoryStore, copies: Release['copies']) {
  const byText = <Value>(values: readonly Value[]) =>
    values.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1))
  return {
    ...readKept(store),
    rounds: byText(rounds.all(store)),
    challenges: keptTokens(store),
    settings: readSettings(store),
    language: chosenText(store, 'lang'),
    erasure: readErasure(store),
    copies: byText(Object.values(copies).map(decodeCopy)),
  }
}

/** What of it goes along in a backup. */
export function readKept(store: MemoryStore) {
  return {
    days: readDays(store),
    reviews: reviewsIn(store),
    runs: readRuns(store).toSorted((a, b) => a.plan.seed - b.plan.seed),
    pins: readPinsDays(store),
    quizzes: quizzes.all(store),
    attempts: readAttempts(store).toSorted((a, b) => a.id - b.id),
    registers: keptSets(store).map(({ set, at }) => ({ at, ...registerOf(store, set) })),
    league: readLeague(store),
  }
}

function textOf(value: unknown): string {
  return JSON.stringify(value) ?? ''
}
