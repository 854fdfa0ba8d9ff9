import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK_NAMES, deckOf } from '../../src/geo/decks'
import { newAttempt, orderOf, withGuess } from '../../src/machines/classroom/attempt'
import { choosableIn } from '../../src/machines/classroom/classSet'
import { regionsOf } from '../../src/machines/classroom/regionsOf'
import { foundIn, resultOfAttempt, resultsIn, textOfResults } from '../../src/machines/classroom/resultLink'
import { tokenOfSet } from '../../src/machines/classroom/setLink'
import { readAttempts, attempts as storedAttempts } from '../../src/machines/journal/storedAttempt'
import { memoryStore } from '../machines/memoryStore'
import { attemptsOf } from '../machines/series'
import { fakeWorld, openTab } from '../machines/world'
import { attempts, NOW, played, threeOf } from './sets'

const set = threeOf()
const token = tokenOfSet(set)
const results = [1, 2].map((pupil) =>
  resultOfAttempt(played(newAttempt(set, pupil, NOW, pupil), () => pupil)),
)
const text = textOfResults(set, results)

describe('the continents of a country', () => {
  it('are those whose decks have it', () => {
    expect(regionsOf('FR')).toEqual(['europe'])
    expect(regionsOf('TD')).toEqual(['africa'])
    expect(regionsOf('RU')).toEqual(['asia', 'europe'])
    expect(regionsOf('TV')).toEqual(['oceania'])
    expect(regionsOf('BR')).toEqual(['americas'])
  })

  it('are told by the decks that say that they are one, and by no other deck', () => {
    const continents = ['africa', 'americas', 'asia', 'europe', 'oceania']
    expect(DECK_NAMES.filter((name) => deckOf(name).isContinent)).toEqual(continents)
    const told = new Set(deckOf('world').codes.flatMap(regionsOf))
    expect([...told].sort()).toEqual(continents)
  })
})

describe('results in a text of any kind', () => {
  const read = { kind: 'results', set, results, refused: 0 }

  it.each([
    ['by themselves', text],
    ['as an address', `https://example.org/class#${text}`],
    ['with a full stop behind them', `My results: ${text}.`],
    ['with three behind them', `${text}... and more`],
    ['with three before them', `Mine: ...${text}`],
    ['with the next sentence right behind them', `${text}.If`],
    ['in brackets', `(${text})`],
    ['between lines', `Hello\n\n${text}\r\nBye`],
  ])('are found %s', (_, message) => {
    expect(resultsIn(message)).toEqual([read])
  })

  it('are found as often as they are there, and nothing else is taken for them', () => {
    const single = textOfResults(set, results.slice(0, 1))
    expect(resultsIn(`${text}\n${single}`)).toEqual([read, { ...read, results: results.slice(0, 1) }])
    for (const other of [
      '',
      'hello.you',
      token,
      `${token}.`,
      `${token}.abc`,
      'a'.repeat(10).concat('.', 'b'.repeat(20)),
    ])
      expect(resultsIn(other), other).toEqual([])
  })
})

describe('a result', () => {
  it('says how many countries were found', () => {
    expect(results.map((result) => foundIn(set, result))).toEqual([3, 3])
    expect(foundIn(set, { guesses: [['IT'], ['TD'], []] })).toBe(1)
  })

  it('has every guess of every round, in the order of the set', () => {
    fc.assert(
      fc.property(attempts, (attempt) => {
        const order = orderOf(attempt)
        const guesses = attempt.set.countries.map((country) => attempt.guesses[order.indexOf(country)])
        expect(resultOfAttempt(attempt).guesses).toEqual(guesses)
      }),
    )
  })
})

describe('a set', () => {
  it('may have every country of which there is an outline, and no other', () => {
    const shapes = readdirSync('src/geo/shapes').map((name) => name.slice(0, 2))
    expect(choosableIn('world')).toEqual(deckOf('world').codes.filter((code) => shapes.includes(code)))
  })
})

describe('the actor of attempts', () => {
  /** A tab over a store that may refuse, with the actor of attempts. */
  const start = () => {
    const store = memoryStore()
    const refusing = { is: false }
    const set = (key: string, value: string) => {
      if (refusing.is) throw new Error('full')
      store.set(key, value)
    }
    const { world, told } = fakeWorld({ store: { ...store, set } })
    const ticks: (() => void)[] = []
    const onTick = (callback: () => void) => {
      ticks.push(callback)
      return () => {}
    }
    const { app, says } = openTab(world)
    const actor = attemptsOf(app, { ...world, onTick })
    return {
      store,
      told,
      app,
      world: { ...world, onTick },
      actor,
      says,
      refusing,
      tick: () => ticks.forEach((each) => void each()),
    }
  }
  const begun = newAttempt(set, 4, NOW, 99)

  it('is one for a program, in the system of its root', () => {
    const { app, world, actor } = start()
    expect(attemptsOf(app, world)).toBe(actor)
    expect(attemptsOf(start().app, world)).not.toBe(actor)
    expect(actor.id).toBe('attempt')
    expect(actor.system).toBe(app.system)
  })

  it('stores what happens in it', () => {
    const { actor, store, says } = start()
    actor.send({ type: 'begin', at: NOW, progress: begun })
    actor.getSnapshot().context.game?.send({ type: 'guess', country: 'IT', on: '2026-11-25' })
    expect(readAttempts(store)[0]?.guesses).toEqual([['IT']])
    expect(says('unsaved')).toBe(false)
  })

  it('says that nothing is saved where the store refuses, until it is', () => {
    const { actor, store, says, refusing, tick } = start()
    refusing.is = true
    actor.send({ type: 'begin', at: NOW, progress: begun })
    expect(says('unsaved')).toBe(true)
    refusing.is = false
    tick()
    expect(says('unsaved')).toBe(false)
    expect(readAttempts(store)).toEqual([begun])
  })

  it('shows what another page has stored', () => {
    const { actor, world, told } = start()
    actor.send({ type: 'begin', at: NOW, progress: begun })
    storedAttempts.write(world.store, withGuess(begun, 'IT'))
    told.stored(storedAttempts.keyOf(begun))
    expect(actor.getSnapshot().context.progress?.guesses).toEqual([['IT']])
  })
})
