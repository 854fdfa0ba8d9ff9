import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { PlaceId } from '../../src/geo/place'
import {
  type Attempt,
  canGoOn,
  isFurther,
  newAttempt,
  orderOf,
  roundAt,
  standingAmong,
  withGuess,
  withNext,
} from '../../src/machines/classroom/attempt'
import { type attemptGames, attemptMode } from '../../src/machines/classroom/attemptMode'
import { newClassSet, plainClassRules } from '../../src/machines/classroom/classSet'
import { guessOfPin } from '../../src/machines/classroom/pinGuess'
import { resultOfAttempt } from '../../src/machines/classroom/resultLink'
import { attempts, keepAttempt, readAttempts } from '../../src/machines/classroom/storedAttempt'
import { fileResults, keptSets, registerOf } from '../../src/machines/classroom/storedClass'
import { reviewLogOf } from '../../src/machines/learning/reviewLog'
import { pinAt } from '../../src/machines/pins/pinsMode'
import type { Spot } from '../../src/machines/series/questions'
import { seriesOf } from '../../src/machines/series/series'
import { keeperOf } from '../../src/machines/store/keeper'
import { type StoreListener, watched } from '../../src/machines/store/store'
import { encodeBackup } from '../../src/machines/transfer/backup'
import { takeIn } from '../machines/backups'
import { memoryStore } from '../machines/memoryStore'
import { keeperThat, type Whole, whole } from '../machines/series'
import { attempts as anyAttempt, NOW, played, threeOf } from './sets'

const begin = () => newAttempt(threeOf(), 4, NOW, 99)

const attemptMachine = seriesOf(attemptMode)

function start(
  keeper: ReturnType<typeof keeperOf<Attempt>> = keeperThat(() => {}),
): Whole<Attempt, typeof attemptGames> {
  const machine = attemptMachine.provide({ actors: { keeper }, actions: { tell: () => {} } })
  return whole(createActor(machine, { input: undefined }).start())
}

const shownBy = (actor: ReturnType<typeof start>) => actor.getSnapshot().context.game?.getSnapshot().context

describe('an attempt at a set', () => {
  it('shows one country after the other, in the order of the set', () => {
    expect(orderOf(begin())).toEqual(['FR', 'TD', 'TV'])
    const next = withNext(withGuess(begin(), 'FR'))
    expect(roundAt(next, 1)).toMatchObject({
      puzzle: { kind: 'practice', deck: 'world' },
      target: 'TD',
      guesses: [],
      deal: 2,
      rules: { outline: 'shown', arrows: true, guesses: 6 },
    })
  })

  it('at a set that asks where countries are has one pin for each, which stands for a guess, and leaves no review', () => {
    const rules = { ...plainClassRules, asks: 'where', arrows: false } as const
    const set = newClassSet('africa', ['TD', 'ML'], rules, NOW, 7)
    const pins = [
      ['in the country', [15, 19], 'TD'],
      ['beside it by 250 km at most', [13, 12], 'TD'],
      ['in another', [-20, 47], 'MG'],
      ['in another whose middle is farther than that of one beside it', [-11.7, 27.5], 'CD'],
      ['at sea, where Cape Verde is nearest', [10, -35], 'CV'],
      ['in a country that the deck has not', [48, 2], 'TN'],
      ['its region', 'middleAfrica', 'TD'],
      ['another region, by what lies in its middle', 'southernAfrica', 'ZA'],
    ] as const
    for (const [name, spot, guess] of pins)
      expect(guessOfPin(pinAt(spot as Spot, 'TD'), 'TD', 'africa'), name).toBe(guess)
    const atSea = [10, -35] as const
    expect(guessOfPin(pinAt(atSea, 'CV'), 'CV', 'africa'), 'nearest to it, but not near').toBe('GM')
    const missed = withNext(withGuess(newAttempt(set, 4, NOW, 99), 'MG'))
    const store = watched(memoryStore(), () => {})
    const done = keepAttempt(store, withNext(withGuess(missed, 'ML')))
    expect(done).toMatchObject({ isDone: true, guesses: [['MG'], ['ML']] })
    expect(readAttempts(store)).toEqual([done])
    expect(reviewLogOf(store).reviews()).toEqual([])
  })

  it('has an order of its own where the set is shuffled, with the same countries', () => {
    const set = { ...threeOf(), rules: { ...plainClassRules, shuffled: true } }
    const orders = Array.from({ length: 40 }, (_, id) => orderOf({ set, id }).join(' '))
    expect(new Set(orders).size).toBe(6)
    expect(new Set(orders.map((order) => order.split(' ').sort().join(' '))).size).toBe(1)
    const plain = Array.from({ length: 40 }, (_, id) => orderOf({ set: threeOf(), id }).join(' '))
    expect(new Set(plain)).toEqual(new Set(['FR TD TV']))
  })

  it('goes on only from a country that is done with', () => {
    expect(canGoOn(begin())).toBe(false)
    expect(withNext(begin())).toEqual(begin())
    expect(canGoOn(withGuess(begin(), 'IT'))).toBe(false)
    expect(canGoOn(withGuess(begin(), 'FR'))).toBe(true)
  })

  it('takes no guess that the rules forbid', () => {
    const once = withGuess(begin(), 'IT')
    expect(withGuess(once, 'IT')).toEqual(once)
    const found = withGuess(once, 'FR')
    expect(withGuess(found, 'ES')).toEqual(found)
  })

  it('ends after the last country, and then goes nowhere', () => {
    const done = played(begin(), () => 1)
    expect(done.isDone).toBe(true)
    expect(withNext(done)).toEqual(done)
    expect(done.guesses).toHaveLength(3)
  })

  it('of two states one takes the place of the other, whichever a page has first', () => {
    fc.assert(
      fc.property(anyAttempt, anyAttempt, (one, two) => {
        const other = { ...two, set: one.set, id: one.id }
        const same =
          JSON.stringify([one.isDone, one.guesses]) === JSON.stringify([other.isDone, other.guesses])
        expect([isFurther(one, other), isFurther(other, one)].filter(Boolean)).toHaveLength(same ? 0 : 1)
      }),
    )
    expect(isFurther(withGuess(begin(), 'IT'), begin())).toBe(true)
    const done = played(begin(), () => 0)
    expect(isFurther(done, { ...done, isDone: false })).toBe(true)
    expect(isFurther(withNext(withGuess(begin(), 'FR')), withGuess(begin(), 'FR'))).toBe(true)
  })
})

describe('the attempt that stands', () => {
  const here = begin()
  const further = withGuess(here, 'IT')
  const done = played(here, () => 0)

  it.each<[string, isOther: boolean, Attempt]>([
    ['with a guess more', true, further],
    ['that is done', true, done],
    ['at another set', false, { ...further, set: threeOf(1) }],
    ['that is done, at another set', false, { ...done, set: threeOf(1) }],
    ['of another tab', true, { ...further, id: 5 }],
    ['of another tab, with as much, begun before', true, { ...here, id: 5, begun: NOW - 1 }],
    ['of another tab, with as much, begun later', false, { ...here, id: 5, begun: NOW + 1 }],
    ['of another pupil', false, { ...further, id: 5, pupil: 3 }],
    ['of another time, that is done', false, { ...done, id: 5, begun: NOW + 1 }],
    ['of another device, that is done', false, { ...done, id: 5 }],
    ['of another time with the same number, that is done', false, { ...done, begun: NOW + 1 }],
  ])('beside one %s: that one is %s', (_, isOther, other) => {
    const standing = isOther ? other : here
    expect(standingAmong([other], here)).toBe(standing)
    expect(attemptMode.isFurther(other, here)).toBe(isOther)
    expect(attemptMode.isFurther(here, here)).toBe(false)
  })
})

describe('the machine of attempts', () => {
  it('has a game for each country, hears its guesses, and goes on when that is wanted', () => {
    const told: number[] = []
    const actor = start(keeperThat((attempt) => told.push(attempt.guesses.flat().length)))
    expect(actor.getSnapshot().value).toBe('ready')
    actor.send({ type: 'begin', at: NOW, progress: begin() })
    expect(shownBy(actor)?.target).toBe('FR')
    actor.send({ type: 'next', at: NOW })
    expect(shownBy(actor)?.target).toBe('FR')
    const guess = (country: 'IT' | 'FR' | 'TD' | 'TV') =>
      actor.getSnapshot().context.game?.send({ type: 'guess', country, on: '2026-11-25' })
    guess('IT')
    guess('IT')
    guess('FR')
    expect(actor.getSnapshot().context.game?.getSnapshot().value).toBe('won')
    actor.send({ type: 'next', at: NOW })
    expect(shownBy(actor)).toMatchObject({ target: 'TD', guesses: [] })
    expect(Object.keys(actor.player()?.getSnapshot().children ?? {}).toSorted()).toEqual(['news', 'round'])
    guess('TD')
    actor.send({ type: 'next', at: NOW })
    guess('TV')
    actor.send({ type: 'next', at: NOW })
    expect(actor.getSnapshot().value).toBe('over')
    expect(actor.getSnapshot().context.progress?.guesses).toEqual([['IT', 'FR'], ['TD'], ['TV']])
    expect(actor.getSnapshot().context.game).toBeUndefined()
    expect(Object.keys(actor.player()?.getSnapshot().children ?? {})).toEqual([])
    expect(told).toEqual([0, 1, 2, 2, 3, 3, 4, 4])
  })

  it('goes on with the game of a country in which another page has come further, and not with one of another country', () => {
    const actor = start()
    expect(actor.getSnapshot().context).toEqual({ progress: undefined, game: undefined })
    actor.send({ type: 'begin', at: NOW, progress: begin() })
    const { game } = actor.getSnapshot().context
    const further = withGuess(begin(), 'IT')
    actor.series.send({ type: 'sync', progress: further })
    expect(actor.getSnapshot().context.game).toBe(game)
    expect(shownBy(actor)?.guesses).toEqual(['IT'])
    actor.series.send({ type: 'sync', progress: withNext(withGuess(further, 'FR')) })
    expect(actor.getSnapshot().context.game).not.toBe(game)
    expect(shownBy(actor)).toMatchObject({ target: 'TD', guesses: [] })
  })
})

describe('a stored attempt', () => {
  it('is read again, at whatever point', () => {
    fc.assert(
      fc.property(anyAttempt, (attempt) => {
        const store = memoryStore()
        attempts.write(store, attempt)
        expect(readAttempts(store)).toEqual([attempt])
      }),
    )
  })

  it('does not take the place of one that has come further, and shows no country of its set', () => {
    const store = memoryStore()
    const further = withGuess(begin(), 'IT')
    keepAttempt(store, further)
    expect(keepAttempt(store, begin())).toEqual(further)
    expect(readAttempts(store)).toEqual([further])
    expect(store.get(attempts.keyOf(begin()))).not.toMatch(/FR|TD|TV/)
  })

  it('tells each country once for practice, when its round is over, and not where the outline was hidden', () => {
    const store = watched(memoryStore(), () => {})
    const log = reviewLogOf(store)
    const attempt = withNext(withGuess(withGuess(begin(), 'IT'), 'FR'))
    keepAttempt(store, attempt)
    keepAttempt(store, withGuess(attempt, 'TD'))
    expect(log.reviews().map(({ country, found }) => [country, found])).toEqual([
      ['FR', 2],
      ['TD', 1],
    ])
    keepAttempt(
      store,
      played({ ...begin(), pupil: 5, id: 8 }, () => 0),
    )
    expect(log.reviews(), 'of each pupil').toHaveLength(5)
    const hidden = { ...threeOf(3), rules: { ...plainClassRules, outline: 'hidden' as const } }
    keepAttempt(
      store,
      played(newAttempt(hidden, 1, NOW, 1), () => 0),
    )
    expect(log.reviews()).toHaveLength(5)
  })
})

describe('two attempts at one set that were begun in two pages at once', () => {
  /** Pages of a device, each of which hears what others have stored when it is told to. */
  function device() {
    const memory = memoryStore()
    const openPage = (pupil: number | undefined, begun: number, seed: number) => {
      const listeners: StoreListener[] = []
      const store = watched(memory, (listener) => listeners.push(listener))
      const actor = start(keeperOf(attemptMode, { store, now: () => NOW, onTick: () => () => {} }))
      const hear = () => {
        for (const listener of listeners) listener(new Set([null]))
      }
      const guess = (country: PlaceId) =>
        actor.getSnapshot().context.game?.send({ type: 'guess', country, on: '2026-11-25' })
      const attempt = () => actor.getSnapshot().context.progress as Attempt
      return { actor, hear, guess, attempt, own: newAttempt(threeOf(), pupil, begun, seed) }
    }
    return { memory, openPage }
  }

  it('become the one that is stored already as the other begins', () => {
    const { memory, openPage } = device()
    const [one, two] = [openPage(3, NOW, 99), openPage(3, NOW + 1, 5)]
    one.actor.send({ type: 'begin', at: NOW, progress: one.own })
    two.actor.send({ type: 'begin', at: NOW, progress: two.own })
    expect(two.attempt()).toEqual(one.own)
    expect(readAttempts(memory)).toEqual([one.own])
  })

  it('become one where both are stored, and one of them goes on', () => {
    const store = watched(memoryStore(), () => {})
    const [one, two] = [newAttempt(threeOf(), 3, NOW, 99), newAttempt(threeOf(), 3, NOW + 1, 5)]
    const done = played(newAttempt(threeOf(), 3, NOW + 2, 6), () => 0)
    for (const attempt of [one, two, done]) attempts.write(store, attempt)
    keepAttempt(store, withGuess(two, 'IT'))
    expect(readAttempts(store)).toEqual([withGuess(two, 'IT'), done])
  })

  it('stay two where they are of two pupils, at two sets, or where one is done', () => {
    const done = played(newAttempt(threeOf(), 3, NOW, 1), () => 0)
    for (const other of [newAttempt(threeOf(), 4, NOW, 1), newAttempt(threeOf(8), 3, NOW, 1), done]) {
      const { memory, openPage } = device()
      const page = openPage(3, NOW + 1, 5)
      attempts.write(memory, other)
      page.actor.send({ type: 'begin', at: NOW, progress: page.own })
      page.guess('IT')
      page.hear()
      expect(page.attempt()).toEqual(withGuess(page.own, 'IT'))
      expect(readAttempts(memory)).toHaveLength(2)
    }
  })
})

describe('a backup', () => {
  it('has attempts, sets and registers, and they come back from it once', () => {
    const store = memoryStore()
    const done = played(begin(), () => 2)
    attempts.write(store, withGuess(begin(), 'IT'))
    fileResults(store, { set: threeOf(), results: [resultOfAttempt(done)] }, NOW)
    const text = encodeBackup(store)
    const TODAY = '2026-11-25'
    const other = memoryStore()
    attempts.write(other, begin())
    expect(takeIn(other, text, TODAY).others).toBe(3)
    expect(takeIn(other, text, TODAY).others).toBe(0)
    expect(readAttempts(other)).toEqual([withGuess(begin(), 'IT')])
    expect(registerOf(other, threeOf()).results).toEqual([resultOfAttempt(done)])
    expect(keptSets(other)).toHaveLength(1)
    attempts.write(other, done)
    expect(takeIn(other, text, TODAY).others).toBe(0)
    expect(readAttempts(other)).toEqual([done])
  })
})
