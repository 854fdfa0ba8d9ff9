import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { stampsText } from '../../scripts/atlas/stamps'
import { samplesText } from '../../scripts/regions/samples'
import type { CountryCode } from '../../src/geo/countries'
import { outlineRingsOf, ringArea } from '../../src/geo/outlineRings'
import { stamps } from '../../src/geo/stamps'
import { shapeOf } from './shapeOf'

const committed = readFileSync('src/geo/stamps.txt', 'utf8')
const ids = readdirSync('src/geo/shapes').map((file) => file.slice(0, 2) as CountryCode)
const areaOf = (path: string) => outlineRingsOf(path).reduce((sum, ring) => sum + ringArea(ring), 0)

describe('the silhouettes on the shelf of states and provinces', () => {
  it('are each the outline of a region of the deck', () => {
    const text = readFileSync('src/geo/regions/samples.json', 'utf8')
    expect(samplesText() === text).toBe(true)
    for (const stamp of Object.values<string>(JSON.parse(text))) expect(areaOf(stamp)).toBeGreaterThan(1000)
  })
})

describe('the silhouettes of the days', () => {
  it('are those of every country with an outline, in one file of at most 40 kB compressed', () => {
    expect(stampsText(ids.map((id) => [id, shapeOf(id)])) === committed).toBe(true)
    expect(ids.filter((id) => !stamps.get(id))).toEqual([])
    expect(brotliCompressSync(committed).length).toBeLessThanOrEqual(40_000)
  })

  it('keep the land of the outline, within its box', () => {
    for (const id of ids) {
      const stamp = stamps.get(id) as string
      for (const [x, y] of outlineRingsOf(stamp).flat())
        expect(Math.min(x, y, 100 - x, 100 - y), id).toBeGreaterThanOrEqual(0)
      const kept = areaOf(stamp) / areaOf(shapeOf(id).path)
      expect(kept, id).toBeGreaterThan(0.7)
      expect(kept, id).toBeLessThan(1.3)
    }
  })
})
