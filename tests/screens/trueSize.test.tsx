import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import { facts } from '../../src/geo/facts'
import { outlineRingsOf } from '../../src/geo/outlineRings'
import type { Shape } from '../../src/geo/shape'
import { writeSettings } from '../../src/machines/journal/settings'
import { TrueSize } from '../../src/ui/result/TrueSize'
import { shapeOf } from '../geo/shapeOf'
import { memoryStore } from '../machines/memoryStore'
import { InEnglish } from './inEnglish'
import { fakeBrowser, playOn, shapeText, unfold } from './renderApp'

const NAME = 'True size'
const region = () => screen.findByRole('region', { name: NAME })

async function play(names: readonly string[], browser = fakeBrowser()) {
  const { user, guess } = await playOn('/daily', browser)
  await guess(...names)
  if (names.includes('France')) await unfold(user, 'Details')
}

describe('the true size of the answer, France', () => {
  it('is shown after a win over the last wrong guess, and said in a sentence', async () => {
    await play(['Japan', 'Italy', 'France'])
    const picture = within(await region()).getByRole('img')
    expect(picture).toHaveAccessibleName(
      'France, about 640,000 square kilometres, over Italy, about 300,000, at the same scale',
    )
    const key = [...(await region()).querySelectorAll('.true-size-key p')]
    expect(key.map(({ textContent }) => textContent)).toEqual(['France: 643,801 km²', 'Italy: 301,340 km²'])
  })

  it('is in miles where distances are', async () => {
    const store = memoryStore()
    writeSettings(store, { units: 'miles' })
    await play(['Italy', 'France'], fakeBrowser({ store }))
    expect(within(await region()).getByRole('img')).toHaveAccessibleName(
      'France, about 250,000 square miles, over Italy, about 120,000, at the same scale',
    )
    expect((await region()).textContent).toMatch(/200 mi/)
    expect((await region()).textContent).toContain('France: 248,573 sq mi')
  })

  it('is not shown before the end, nor when the first guess was right, nor asked for', async () => {
    const asked: string[] = []
    const fetchText = async (url: string) => {
      asked.push(url)
      return shapeText('m0 0h1000v1000z')
    }
    await play(['Italy', 'Japan', 'Brazil', 'Egypt', 'India'], fakeBrowser({ fetchText }))
    expect(screen.queryByRole('region', { name: NAME })).toBeNull()
    expect(asked).toHaveLength(1)
  })

  it('has nothing to be compared with where the first guess was right', async () => {
    await play(['France'])
    await screen.findByRole('region', { name: 'Your course' })
    expect(screen.queryByRole('region', { name: NAME })).toBeNull()
  })

  it('is left out where the outlines are not to be had', async () => {
    await play(['Italy', 'France'], fakeBrowser({ fetchText: () => Promise.reject(new Error('offline')) }))
    expect(await screen.findByRole('region', { name: 'Your course' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'True size' })).toBeNull()
  })
})

describe('two outlines at true size', () => {
  const sized = (code: CountryCode) => ({ name: code, shape: shapeOf(code), area: facts[code].area })
  const show = (answer: CountryCode, guess: CountryCode) => {
    const { container } = render(
      <InEnglish>
        <TrueSize answer={sized(answer)} guess={sized(guess)} units="km" />
      </InEnglish>,
    )
    return container
  }

  it('have the areas that the facts have, and what is so in the picture alone is said to be', () => {
    const key = [...show('MV', 'LU').querySelectorAll('.true-size-key p')]
    expect(key.map(({ textContent }) => textContent)).toEqual([
      'MV: 298 km²small islands enlarged in the drawing',
      'LU: 2,586 km²',
    ])
  })

  it('lie within the picture, whichever is the larger and whatever its form', () => {
    for (const [answer, guess] of [
      ['CL', 'RU'],
      ['RU', 'CL'],
      ['MV', 'ID'],
      ['NR', 'MC'],
    ] as const) {
      const [x = 0, y = 0, across = 0, down = 0] = (
        show(answer, guess).querySelector('.true-size-picture')?.getAttribute('viewBox') ?? ''
      )
        .split(' ')
        .map(Number)
      expect([x, y]).toEqual([-across / 2, -down / 2])
      for (const code of [answer, guess]) {
        const [width = 0, height = 0] = extentOf(shapeOf(code))
        expect(width, code).toBeLessThanOrEqual(across)
        expect(height, code).toBeLessThanOrEqual(down)
      }
    }
  })

  it('have a ring around the one that is too small to be seen', () => {
    expect(show('CL', 'SG').querySelectorAll('circle')).toHaveLength(1)
    expect(show('CL', 'SG').querySelector('circle')).toHaveClass('true-size-guess')
    expect(show('MC', 'FR').querySelector('circle')).toHaveClass('true-size-answer')
    expect(show('LU', 'BE').querySelector('circle')).toBeNull()
  })
})

/** How wide and how high an outline is in km, by its corners. */
function extentOf({ path, side }: Shape): readonly number[] {
  const corners = outlineRingsOf(path).flat()
  return ([0, 1] as const).map((axis) => {
    const places = corners.map((corner) => corner[axis])
    return ((Math.max(...places) - Math.min(...places)) * side) / 100
  })
}
