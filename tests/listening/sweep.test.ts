import { describe, expect, it } from 'vitest'
import { lessons } from '../../src/geo/sound/lessons'
import { HIGHEST, LOWEST, pitchOf, sweepOf, type Tone } from '../../src/geo/sound/sweep'
import { shapeOf } from '../geo/shapeOf'

/** How high a tone is when it begins, and when it ends. */
function ends({ pitch }: Tone): readonly [number, number] {
  return [pitch[0] as number, pitch.at(-1) as number]
}

describe('the sweep of an outline', () => {
  it('is a tone for each place where land begins or ends, from when to when there is land', () => {
    const { tones, length } = sweepOf('m15 15h70v70h-70z', 4)
    expect(length).toBe(4)
    expect(tones.map(({ at, until, pan }) => [at, until, pan])).toEqual([
      [0.6, 3.4, [-0.7, 0.7]],
      [0.6, 3.4, [-0.7, 0.7]],
    ])
    expect(tones.map(ends)).toEqual([
      [pitchOf(15), pitchOf(15)],
      [pitchOf(85), pitchOf(85)],
    ])
  })

  it('is high in the north and low in the south, over three octaves', () => {
    expect([pitchOf(0), pitchOf(100)]).toEqual([HIGHEST, LOWEST])
    expect(HIGHEST / LOWEST).toBe(8)
    expect(pitchOf(20) / pitchOf(30)).toBeCloseTo(pitchOf(70) / pitchOf(80), 10)
  })

  it('rises where a coast goes north', () => {
    const [north] = sweepOf('m0 100l100-100 0 100z', 4).tones
    const [from, to] = ends(north as Tone)
    expect(from).toBeLessThan(LOWEST * 1.02)
    expect(to).toBeGreaterThan(HIGHEST / 1.02)
  })

  it('has a voice pair for each island, and another for a lake, while the coasts around it go on', () => {
    expect(sweepOf(lessons.beside, 4).tones).toHaveLength(4)
    expect(sweepOf(lessons.above, 4).tones).toHaveLength(4)
    const ring = sweepOf(lessons.ring, 4).tones
    expect(ring).toHaveLength(4)
    const [outer, , inner] = [...ring].sort((one, other) => one.at - other.at)
    expect(outer?.at).toBeLessThan(inner?.at as number)
    expect(outer?.until).toBeGreaterThan(inner?.until as number)
  })

  it('ends a coast where land joins, and begins one where it parts', () => {
    // Two arms to the west, one to the east.
    const { tones } = sweepOf('m0 10h100v30h-50v20h50v30h-100z', 4)
    expect(tones.map(({ at, until }) => [at, until]).sort()).toEqual([
      [0, 4],
      [0, 4],
      [2, 4],
      [2, 4],
    ])
    expect(sweepOf('m100 10h-100v30h50v20h-50v30h100z', 4).tones.map(({ at, until }) => [at, until])).toEqual(
      [
        [0, 4],
        [0, 2],
        [0, 2],
        [0, 4],
      ],
    )
  })

  it('clicks at each quarter of the way, on the side where it is', () => {
    expect(sweepOf(lessons.disc, 4).clicks).toEqual([
      { at: 0, pan: -1 },
      { at: 1, pan: -0.5 },
      { at: 2, pan: 0 },
      { at: 3, pan: 0.5 },
      { at: 4, pan: 1 },
    ])
  })

  it('has no more tones at once than can be played together', () => {
    for (const id of ['ID', 'CA', 'NO', 'MV'] as const) {
      const { tones, gain } = sweepOf(shapeOf(id).path, 4)
      for (let time = 0.01; time < 4; time += 0.02)
        expect(tones.filter(({ at, until }) => at <= time && time < until).length * gain).toBeLessThan(0.71)
    }
  })
})
