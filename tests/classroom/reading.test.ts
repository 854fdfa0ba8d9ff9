import { describe, expect, it } from 'vitest'
import { DECK_NAMES, deckOf } from '../../src/geo/decks'
import { checksumOf, lettersOf, numberOf, sealedWith } from '../../src/machines/challenge/letters'
import { newAttempt, withGuess } from '../../src/machines/classroom/attempt'
import { regionsOf } from '../../src/machines/classroom/regionsOf'
import { foundIn, readResults, resultOfAttempt, textOfResults } from '../../src/machines/classroom/resultLink'
import { resultsIn } from '../../src/machines/classroom/resultsIn'
import {
  countriesOfLetters,
  idOfSet,
  lettersOfCountry,
  setOfToken,
  tokenOfSet,
} from '../../src/machines/classroom/setLink'
import { attempts, readAttempts } from '../../src/machines/journal/storedAttempt'
import { memoryStore } from '../machines/memoryStore'
import { attemptsOf } from '../machines/series'
import { fakeWorld, openTab } from '../machines/world'
import { NOW, played, threeOf } from './sets'

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

describe('a link that was made up, with the right checksum', () => {
  const sealed = (body: string) => `100000${sealedWith('class 00000', body)}`
  const checked = (body: string) => body + lettersOf(checksumOf(body), 7)
  const whole = sealedWith('class 00000', tokenOfSet({ ...set, nonce: 0 }).slice(6, -7))

  it('is a set where it is whole', () => {
    expect(setOfToken(checked(sealed(whole)))).toEqual({ kind: 'set', set: { ...set, nonce: 0 } })
  })

  it.each(Array.from({ length: whole.length }, (_, length) => length))(
    'is no set where it ends after %i letters, unless a country does',
    (length) => {
      const kind = setOfToken(checked(sealed(whole.slice(0, length)))).kind
      expect(kind === 'set').toBe(length > 8 && length % 2 === 0)
    },
  )

  it('is damaged without anything behind its version, and of a version that there is not', () => {
    for (const body of ['1', '10', '10000', '100000', '0', `0${sealed(whole).slice(1)}`])
      expect(setOfToken(checked(body)), body).toEqual({ kind: 'damaged' })
  })

  it('is damaged with a letter that is none, or letters that are no country', () => {
    expect(setOfToken(checked(`10000u${sealed(whole).slice(6)}`))).toEqual({ kind: 'damaged' })
    expect(setOfToken(checked(sealed(`${whole.slice(0, -2)}zz`)))).toEqual({ kind: 'damaged' })
    expect(setOfToken(checked(sealed(`${whole.slice(0, -2)}00`)))).toEqual({ kind: 'damaged' })
    const unsaid = sealedWith('class ééééé', whole)
    expect(setOfToken(checked(`1ééééé${unsaid}`))).toEqual({ kind: 'damaged' })
  })

  const what = numberOf(whole.slice(0, 5)) as number
  it.each([
    ['a number of no deck', what | (31 * 2 ** 14)],
    ['a way to draw that there is not', what | (3 * 2 ** 6)],
    ['a bit that means nothing', what + 2 ** 23],
    ['a deck without a version', what & ~(63 * 2 ** 8)],
    ['no guesses', what & ~(7 * 2 ** 2)],
    ['seven guesses', what | (7 * 2 ** 2)],
  ])('is damaged with %s', (_, said) => {
    expect(setOfToken(checked(sealed(lettersOf(said, 5) + whole.slice(5))))).toEqual({ kind: 'damaged' })
  })

  it('is of a later version where its deck is, whatever countries that may have', () => {
    const said = lettersOf(what | (63 * 2 ** 8), 5) + whole.slice(5, -2)
    expect(setOfToken(checked(sealed(`${said}zz`)))).toEqual({ kind: 'later' })
  })

  it('has an emblem that is its checksum', () => {
    expect(idOfSet(token)).toBe(token.slice(-7))
  })

  it('has countries where each two letters stand for one that is known', () => {
    const all = ['TV', 'FR', 'RU'] as const
    const letters = all.map(lettersOfCountry)
    expect(countriesOfLetters(letters.join(''))).toEqual(all)
    expect(countriesOfLetters('')).toEqual([])
    for (const other of ['b', `${letters.join('')}b`, `!!${letters[0]}`, `${letters[0]}zz`, '00'])
      expect(countriesOfLetters(other), other).toBeUndefined()
  })
})

describe('a result that was made up, with the right checksum', () => {
  const checked = (body: string) => `${token}.${body}${lettersOf(checksumOf(`${token}.${body}`), 7)}`
  const sealed = (body: string) => checked(`00001${sealedWith('result 00001', body)}`)
  /** Pupil 3 has found each at once. */
  const right = '03111'

  it('is read where it is whole, with or without a number of the pupil', () => {
    const guesses = [['FR'], ['TD'], ['TV']]
    expect(readResults(sealed(right))).toMatchObject({ results: [{ id: 1, pupil: 3, guesses }] })
    expect(readResults(sealed('00111'))).toMatchObject({ results: [{ id: 1, pupil: undefined, guesses }] })
  })

  it.each(['', '0', '03', '031', '0311', '031111', '0311b', '03114', '03114zz', '0311500', '29111', '03u11'])(
    'is refused where it says %j',
    (body) => {
      expect(readResults(sealed(body))).toMatchObject({ results: [], refused: 1 })
    },
  )

  it.each(['', '0', '0000', '0000u'])('is refused where its name is %j', (name) => {
    expect(readResults(checked(name))).toMatchObject({ results: [], refused: 1 })
    expect(readResults(checked(`${name}${sealedWith(`result ${name}`, right)}`))).toMatchObject({
      results: [],
    })
  })

  it('says how many countries were found', () => {
    expect(results.map((result) => foundIn(set, result))).toEqual([3, 3])
    expect(foundIn(set, { guesses: [['IT'], ['TD'], []] })).toBe(1)
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
    attempts.write(world.store, withGuess(begun, 'IT'))
    told.stored(attempts.keyOf(begun))
    expect(actor.getSnapshot().context.progress?.guesses).toEqual([['IT']])
  })
})
