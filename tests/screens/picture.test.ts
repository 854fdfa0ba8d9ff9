import { describe, expect, it } from 'vitest'
import { placesOf } from '../../src/geo/places'
import { cardOf } from '../../src/machines/result/resultCard'
import { COLOURS, pictureOf } from '../../src/ui/result/picture'
import type { Picture, Stroke } from '../../src/ui/result/strokes'
import { dayOf } from '../machines/rounds'

const countries = placesOf('twenty')

const ADDRESS = 'https://example.org/outline/daily'
const lost = cardOf(dayOf('2026-11-21', 'DE', ['AU', 'PL', 'FR', 'IT', 'ES', 'GB']), 0)
const won = cardOf(dayOf('2026-11-21', 'DE', ['AU', 'PL', 'DE']), 12)

const spots = (stroke: Stroke) => (stroke.kind === 'words' ? [stroke.at] : stroke.spots)
const written = ({ strokes }: Picture) =>
  strokes.flatMap((stroke) => (stroke.kind === 'words' ? [stroke.text] : []))
const drawn = ({ strokes }: Picture, kind: Stroke['kind'], colour: string) =>
  strokes.filter((stroke) => stroke.kind === kind && stroke.colour === colour)
const middle = (stroke: Stroke): readonly [number, number] => {
  const all = spots(stroke)
  const mean = (axis: 0 | 1) => all.reduce((sum, spot) => sum + spot[axis], 0) / all.length
  return [mean(0), mean(1)]
}

describe('the picture of a result', () => {
  it('is written with the title, the date, the score with the streak, and the address, and nothing else', () => {
    expect(written(pictureOf(won, ADDRESS))).toEqual([
      'The World Outline Game',
      '21 November 2026',
      // In the postmark.
      '21.11.26',
      '3/6 · Streak 12',
      'example.org/outline/daily',
    ])
    expect(written(pictureOf(lost, ADDRESS))).toContain('X/6')
  })

  it('has a row of five bars for each guess, filled as the card says', () => {
    for (const card of [won, lost]) {
      const picture = pictureOf(card, ADDRESS)
      const filled = drawn(picture, 'area', COLOURS.sea)
      const empty = drawn(picture, 'line', COLOURS.rule)
      expect(filled).toHaveLength(card.rows.reduce((sum, row) => sum + row.filled, 0))
      expect(filled.length + empty.length).toBe(5 * card.rows.length)
      const heights = new Set([...filled, ...empty].map((bar) => Math.min(...spots(bar).map(([, y]) => y))))
      expect(heights.size).toBe(card.rows.length)
    }
  })

  it('has for each miss an arrow that points where the row says, and a tick for the answer', () => {
    const picture = pictureOf(lost, ADDRESS)
    const arrows = drawn(picture, 'area', COLOURS.vermilion)
    expect(arrows).toHaveLength(6)
    for (const [index, arrow] of arrows.entries()) {
      const [tip = [0, 0]] = spots(arrow)
      const [x, y] = middle(arrow)
      const turn = (Math.round(Math.atan2(tip[0] - x, y - tip[1]) / (Math.PI / 4)) + 8) % 8
      expect('↑↗→↘↓↙←↖'.charAt(turn)).toBe(lost.rows[index]?.mark)
    }
    expect(drawn(picture, 'line', COLOURS.sea)).toHaveLength(0)
    expect(drawn(pictureOf(won, ADDRESS), 'area', COLOURS.vermilion)).toHaveLength(2)
    expect(drawn(pictureOf(won, ADDRESS), 'line', COLOURS.sea)).toHaveLength(1)
  })

  it('keeps within its sheet, and within the neatline what is no frame', () => {
    const { side, strokes } = pictureOf(lost, ADDRESS)
    for (const stroke of strokes)
      for (const place of spots(stroke))
        for (const coordinate of place) {
          const margin = stroke.colour === COLOURS.paper ? 0 : stroke.colour === COLOURS.vermilion ? 60 : 40
          expect(coordinate).toBeGreaterThanOrEqual(margin)
          expect(coordinate).toBeLessThanOrEqual(side - margin)
        }
  })

  it('does not tell the answer: the same card gives the same picture, whatever the country', () => {
    const text = JSON.stringify(pictureOf(lost, ADDRESS))
    for (const { name } of countries) expect(text).not.toContain(name)
    // What it is made from has no country in it.
    expect(JSON.stringify(lost)).not.toMatch(/[A-Z]{2}/)
  })
})
