import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { decks } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { placesOf } from '../../src/geo/places'
import type { UtcDate } from '../../src/machines/day'
import { gameMachine } from '../../src/machines/game'
import { Oracle } from '../../tools/rules/oracle'
import { ActorDriver, screenOf } from '../paths/actor'
import { TODAY } from '../paths/model'
import { roundOf, rounds } from './rounds'

const countries = placesOf('twenty')

const codes = decks.twenty.codes
const code = fc.constantFrom(...codes)

/** What no type lets through, but a console, an extension or an old page may send. */
const malformed = fc.oneof(
  fc.constant({ type: 'guess' }),
  fc.record({ type: fc.constant('guess'), country: fc.anything() }),
  // XState itself throws at the wildcard; what happened elsewhere comes from the journal and not from outside.
  fc.record({ type: fc.string().filter((type) => type !== '*' && type !== 'sync') }),
)

const events = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ type: fc.constant('guess'), country: code }) },
    { weight: 1, arbitrary: malformed },
  ),
  { maxLength: 200, size: 'max' },
)

const isCode = (text: unknown): text is PlaceId => codes.some((each) => each === text)

describe('a game', () => {
  it('keeps its rules whatever is sent to it, in whatever order, up to 200 events', () => {
    fc.assert(
      fc.property(code, events, (target, sent) => {
        const game = createActor(gameMachine, { input: roundOf(target) }).start()
        const oracle = new Oracle()
        oracle.start(target)
        let over: unknown
        for (const event of sent) {
          game.send({ on: TODAY, ...event } as { type: 'guess'; country: PlaceId; on: UtcDate })
          const country = 'country' in event ? event.country : undefined
          if (event.type === 'guess' && isCode(country)) oracle.guess(country)
          const { guesses } = game.getSnapshot().context
          if (guesses.length > 6) throw new Error(`${guesses.length} guesses`)
          if (new Set(guesses).size < guesses.length) throw new Error(`A repeat among ${guesses}`)
          if (over !== undefined && over !== game.getSnapshot()) throw new Error('It went on after its end')
          if (game.getSnapshot().hasTag('over')) over ??= game.getSnapshot()
        }
        expect(screenOf(game.getSnapshot())).toEqual(oracle.read())
      }),
    )
  })

  it('taken up in the middle stands where it was left', () => {
    const path = fc.uniqueArray(code, { maxLength: 6 })
    fc.assert(
      fc.property(code, path, (target, countries) => {
        const driver = new ActorDriver()
        driver.start(target)
        for (const country of countries) driver.guess(country)
        const end = countries.indexOf(target)
        const guesses = end < 0 ? countries : countries.slice(0, end + 1)
        const resumed = createActor(gameMachine, { input: roundOf(target, guesses) }).start()
        expect(screenOf(resumed.getSnapshot())).toEqual(driver.read())
      }),
      { numRuns: 50 },
    )
  })

  it('that has gone on elsewhere shows that and nothing else, whatever was played before', () => {
    fc.assert(
      fc.property(rounds, rounds, code, (before, synced, guess) => {
        const game = createActor(gameMachine, { input: before }).start()
        game.send({ type: 'guess', country: guess, on: TODAY })
        game.send({ type: 'sync', round: synced })
        const fresh = createActor(gameMachine, { input: synced }).start()
        expect(game.getSnapshot().context).toEqual(synced)
        expect(game.getSnapshot().value).toBe(fresh.getSnapshot().value)
      }),
      { numRuns: 50 },
    )
  })

  it('tells of every pair of countries what the oracle tells', () => {
    const [driver, oracle] = [new ActorDriver(), new Oracle()]
    for (const { id: target } of countries)
      for (const { id: guess } of countries) {
        for (const player of [driver, oracle]) {
          player.start(target)
          player.guess(guess)
        }
        expect(driver.read()).toEqual(oracle.read())
      }
  })
})
