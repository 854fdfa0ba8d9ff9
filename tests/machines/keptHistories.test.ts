import { describe, expect, it } from 'vitest'
import type { PlaceId } from '../../src/geo/place'
import { REVIEW, type Review } from '../../src/machines/journal/review'
import { keyOf, type Puzzle } from '../../src/machines/rules/puzzle'
import { giveUpIn, guessIn, helpIn } from '../histories/commands'
import { Judge } from '../histories/judge'
import { type Kind, kinds } from '../histories/modes'
import { accountOf, BROKEN, logIn } from '../histories/oracle'
import { africa, challenges, due, gameOf, practice, Session, type Tab } from '../histories/session'

const quiz = kinds.find(({ id }) => id === 'quiz') as Kind

/** A device with a tab, its judge, and what is done step by step as in `histories/commands.ts`. */
function device() {
  const session = new Session()
  const judge = new Judge(session)
  session.open(0)
  const tabAt = (place: number) => session.tabs[place] as Tab
  const then = async (act: () => void) => {
    act()
    await session.settle()
    judge.check()
  }
  const win = (puzzle: Puzzle) =>
    then(() => {
      const game = gameOf(tabAt(0), puzzle)
      const { target, deal } = game.getSnapshot().context
      judge.make(keyOf(puzzle), target)
      judge.review(`${keyOf(puzzle)}.${deal}`)
      game.send({ type: 'guess', country: target, on: session.date })
    })
  const turn = (mode: Session['disk']['mode']) =>
    then(() => {
      session.disk.mode = mode
    })
  const damageLog = () => {
    const keys = [...session.disk.entries.keys()].filter((key) => key.startsWith(REVIEW))
    for (const key of keys) session.disk.damage(key, BROKEN)
    judge.loseOfLog()
  }
  const erase = () => then(() => judge.erase(session.erase(0, tabAt(0))))
  /** Answers a question: of the day with an even number, of practice with an odd one. */
  const answer = (choice: number) =>
    then(() => {
      const made = quiz.play(tabAt(0), session, choice)
      if (made) judge.move(quiz, made)
    })
  return { session, judge, tabAt, then, win, turn, damageLog, erase, answer }
}

const review: Review = { identity: 'practice.twenty.4000000003', country: 'FR', at: 1, found: 2 }

/** The shortest of their kind. Chance comes upon each of them in no more than one of some thousand histories. */
describe('a history along which something was wrong once', () => {
  it('has a guess that is the first after an erasing of which its tab could not know, and stores it later', async () => {
    const { session, judge, tabAt, then, turn, erase } = device()
    await erase()
    await turn('blocked')
    await then(() => session.open(2))
    await then(() => session.turnClock(1))
    await turn('full')
    const puzzle = tabAt(2).shown('twenty')
    await then(() => {
      judge.make(keyOf(puzzle), 'IT')
      judge.date(keyOf(puzzle), session.date)
      gameOf(tabAt(2), puzzle).send({ type: 'guess', country: 'IT', on: session.date })
    })
    expect(gameOf(tabAt(2), puzzle).getSnapshot().context.guesses).toEqual(['IT'])
    await then(() => {
      session.disk.mode = 'works'
      for (const tab of session.awake) tab.tick()
    })
    judge.checkQuiet()
    expect(gameOf(tabAt(2), puzzle).getSnapshot().context.guesses).toEqual(['IT'])
  })

  it('has a guess and an aid that were erased from a full store, which could not record the erasing: both are back', async () => {
    const { session, judge, tabAt, then, turn } = device()
    await then(() => session.open(1))
    const puzzle = tabAt(0).shown('world')
    await then(() => guessIn(tabAt(0), puzzle, 'AD', session, judge))
    await turn('full')
    await then(() => helpIn(tabAt(0), puzzle, 'size', judge))
    await then(() => judge.erase(session.erase(1, tabAt(1))))
    await then(() => {
      session.disk.mode = 'works'
      for (const tab of session.awake) tab.tick()
    })
    judge.checkQuiet()
    expect(accountOf(session.disk.entries, keyOf(puzzle))).toMatchObject({
      guesses: ['AD'],
      help: { size: 1 },
    })
  })

  it('has a win that a tab knows from a copy which is gone, and could not look at before it guessed itself', async () => {
    const { session, judge, tabAt, then, turn } = device()
    const { challenge, other } = challenges
    await turn('full')
    const { target } = gameOf(tabAt(0), challenge).getSnapshot().context
    await then(() => gameOf(tabAt(0), challenge).send({ type: 'guess', country: target, on: session.date }))
    await turn('blocked')
    await then(() => session.open(2))
    await turn('full')
    // In the place of the other copy.
    await then(() => gameOf(tabAt(0), other).send({ type: 'guess', country: 'AD', on: session.date }))
    const game = gameOf(tabAt(2), challenge)
    expect(game.getSnapshot().context.guesses).toEqual([])
    expect(judge.hasToStand(tabAt(2), game.getSnapshot().context)).toBe(false)
    await then(() => game.send({ type: 'guess', country: 'IT', on: session.date }))
    expect(game.getSnapshot().context.guesses).toEqual([target])
  })

  it('refuses a backup whose review has no room because of a damaged one', async () => {
    const { session, judge, tabAt, then, turn, damageLog } = device()
    await then(() => {
      judge.review(review.identity)
      expect(session.import(tabAt(0), [], [review])).toBe(true)
    })
    await then(damageLog)
    await turn('full for reviews')
    await then(() => expect(session.import(tabAt(0), [], [review])).toBe(false))
    await turn('works')
    await then(() => expect(session.import(tabAt(0), [], [review])).toBe(true))
    expect(logIn(session.disk.entries)).toEqual([[review.identity, 2]])
  })

  it('has a round that outlives an erasing with a blocked store, and whose review was damaged before', async () => {
    const { session, then, win, turn, damageLog, erase } = device()
    await win(africa)
    expect(logIn(session.disk.entries)).toHaveLength(1)
    await turn('blocked')
    await then(damageLog)
    await erase()
    expect(logIn(session.disk.entries)).toEqual([])
  })

  it('has a game that is given up where the store is blocked, in the place of the copy of the last guess', async () => {
    const { session, judge, tabAt, then, turn } = device()
    const guess = (puzzle: Puzzle, country: PlaceId) =>
      then(() => guessIn(tabAt(0), puzzle, country, session, judge))
    await guess(practice, 'IT')
    await guess(due, 'ES')
    await turn('blocked')
    await then(() => giveUpIn(tabAt(0), practice, judge))
    await then(() => judge.crash(session.crash()))
    const guesses = [practice, due].map((puzzle) => accountOf(session.disk.entries, keyOf(puzzle))?.guesses)
    expect(guesses).toEqual([['IT'], []])
  })

  it('has a round that is back without its review, because the last step of an erasing was lost', async () => {
    const { session, judge, then, win, turn, erase } = device()
    await win(challenges.challenge)
    // What is stored last is removed last.
    await win(challenges.other)
    await turn('full')
    await erase()
    await then(() => judge.crash(session.crash()))
    expect(session.disk.entries.has(`world-outline.${keyOf(challenges.other)}`)).toBe(true)
    expect(logIn(session.disk.entries)).toEqual([])
  })

  it('has answers that wait for a full store, and to which its tab comes back after those of another round', async () => {
    const { session, judge, tabAt, then, turn, answer } = device()
    await turn('full')
    for (const choice of [2, 1, 4]) await answer(choice)
    expect(quiz.shown(tabAt(0))?.steps).toHaveLength(2)
    await then(() => {
      session.disk.mode = 'works'
      for (const tab of session.awake) tab.tick()
    })
    judge.checkQuiet()
  })

  it('has questions to which a tab comes back where the store cannot tell that they were answered', async () => {
    const { session, judge, tabAt, then, turn, answer } = device()
    await answer(1)
    const steps = quiz.shown(tabAt(0))?.steps
    await turn('blocked')
    for (const choice of [0, 3]) await answer(choice)
    await then(() => {
      session.disk.mode = 'works'
      for (const tab of session.awake) tab.tick()
    })
    judge.checkQuiet()
    expect(quiz.shown(tabAt(0))?.steps).toEqual(steps)
  })
})
