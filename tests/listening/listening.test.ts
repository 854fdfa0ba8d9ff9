import { describe, expect, it } from 'vitest'
import { decks } from '../../src/geo/decks'
import { turnedPath } from '../../src/geo/outlineRings'
import type { PlaceId } from '../../src/geo/place'
import { placesOf } from '../../src/geo/places'
import { lessons } from '../../src/geo/sound/lessons'
import type { Sound } from '../../src/geo/sound/sweep'
import { sweepOf } from '../../src/geo/sound/sweep'
import { draw } from '../../src/machines/schedule/hash'
import { drawn, isEvery } from '../amount'
import { shapeOf } from '../geo/shapeOf'
import { guess } from './guess'
import { type Ear, hear, person } from './listener'
import { render } from './render'

const LENGTH = 4

/** Hears a tone to a minor third, a side to 30°, a moment to an eighth of a second, and two tones at once. */
const poor: Ear = { steps: 4, degrees: 30, seconds: 0.12, tones: 2 }

const twenty = placesOf('twenty').map(({ id }) => id)
const { targets } = decks.world
const world = drawn(targets)
const some = drawn(twenty, 3)
/** Half in a sample, too: of seven, chance alone finds five. */
const enough = isEvery ? twenty : twenty.filter((_, index) => index % 2 === 0)

/** How many of some countries are found among seven others of a deck, drawn by chance. */
function found(
  sought: readonly PlaceId[],
  deck: readonly PlaceId[],
  ear: Ear,
  soundOf = (path: string) => sweepOf(path, LENGTH),
): number {
  let seed = 36
  return sought.filter((id) => {
    const choice = [id]
    while (choice.length < 8) {
      const drawn = draw(seed, deck.length)
      seed = drawn.seed
      const other = deck[drawn.index] as PlaceId
      if (!choice.includes(other)) choice.push(other)
    }
    const sound = soundOf(shapeOf(id).path)
    const heard = hear(render(sound), ear)
    const outlines = choice.map((code) => shapeOf(code).path).reverse()
    return outlines[guess(heard, outlines, LENGTH, ear)] === shapeOf(id).path
  }).length
}

/** A sound with its tones changed. */
function broken(change: (tone: Sound['tones'][number]) => Sound['tones'][number]) {
  return (path: string): Sound => {
    const sound = sweepOf(path, LENGTH)
    return { ...sound, tones: sound.tones.map(change) }
  }
}

describe('a listener who knows nothing but the samples', () => {
  it('finds each of the twenty among eight of them', () => {
    expect(found(some, twenty, person)).toBe(some.length)
  })

  it('finds at least 95 % of the world, each country among seven others', () => {
    expect(found(world, targets, person) / world.length).toBeGreaterThanOrEqual(0.95)
  })

  it('finds at least 90 % of the twenty with ears that are poor', () => {
    expect(found(some, twenty, poor) / some.length).toBeGreaterThanOrEqual(0.9)
  })

  it('names each of the ten shapes of the practice', () => {
    const shapes = Object.values(lessons)
    const named = shapes.map((shape) => guess(hear(render(sweepOf(shape, LENGTH))), shapes, LENGTH))
    expect(named).toEqual(shapes.map((_, at) => at))
  })

  it('finds an outline that is turned as it is turned, among others that are', () => {
    const turned = twenty.slice(0, 8).map((id) => turnedPath(shapeOf(id).path, 137))
    const named = turned.map((path) => guess(hear(render(sweepOf(path, LENGTH))), turned, LENGTH))
    expect(named).toEqual(turned.map((_, at) => at))
  })

  it('hears each tone on the side where the sweep is', () => {
    for (const { at, side } of hear(render(sweepOf(shapeOf('FR').path, LENGTH))))
      expect(Math.abs(side - ((at / LENGTH) * 180 - 90))).toBeLessThanOrEqual(person.degrees)
  })

  it('finds hardly one where a sound does not carry the shape', () => {
    const upsideDown = broken((tone) => ({ ...tone, pitch: tone.pitch.map((pitch) => (220 * 1760) / pitch) }))
    const flat = broken((tone) => ({ ...tone, pitch: [440, 440] }))
    const backwards = broken((tone) => ({ ...tone, at: LENGTH - tone.until, until: LENGTH - tone.at }))
    for (const soundOf of [upsideDown, flat, backwards])
      expect(found(enough, twenty, person, soundOf) / enough.length).toBeLessThan(0.6)
  })
})
