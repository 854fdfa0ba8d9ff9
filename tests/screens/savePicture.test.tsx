import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Browser } from '../../src/entry/browser'
import { placeOf } from '../../src/geo/places'
import { dailyTarget } from '../../tools/puzzles'
import { fakeBrowser, playOn, practiceTarget } from './renderApp'

const answer = placeOf(dailyTarget('2026-11-21'))
const { HTMLCanvasElement } = window

/** Of every letter, as a share of its size. */
let letter: number
/** What was written, and how large. */
let written: [text: string, size: number][]

/** jsdom cannot paint: a canvas on which every stroke is as good as made. */
beforeEach(() => {
  letter = 0.5
  written = []
  const measureText = (text: string) => ({ width: text.length * letter * sizeOf(pen) })
  const fillText = (text: string) => written.push([text, sizeOf(pen)])
  const pen = new Proxy(
    { font: '', measureText, fillText },
    { get: (own, key) => Reflect.get(own, key) ?? (() => {}) },
  )
  HTMLCanvasElement.prototype.getContext = vi.fn(() => pen) as never
  HTMLCanvasElement.prototype.toBlob = (callback) => callback(new Blob(['painted'], { type: 'image/png' }))
})

function sizeOf({ font }: { readonly font: string }): number {
  return Number.parseFloat(font)
}

async function press(changes: Partial<Browser>) {
  const { user, guess } = await playOn('/daily', fakeBrowser(changes))
  await guess(answer.name)
  const button = () => screen.getByRole('button', { name: 'Save picture' })
  // Until its program has arrived the button only keeps its place.
  await waitFor(() => expect(button()).toBeEnabled())
  await user.click(button())
}

describe('Save picture', () => {
  it.each([
    ['there is no canvas', () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)],
    [
      'the picture comes out empty',
      () => vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => callback(null)),
    ],
  ])('says that it failed where %s, and the game stands', async (_, break_) => {
    break_()
    const saveFile = vi.fn()
    await press({ saveFile })
    expect(await screen.findByText('Failed to save the picture')).toBeInTheDocument()
    expect(saveFile).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Share Result' })).toBeVisible()
  })

  it('sets a line that is too long in the type of the device smaller, and no other', async () => {
    letter = 0.9
    const saveFile = vi.fn()
    await press({ saveFile })
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
    const sizes = Object.fromEntries(written)
    expect(sizes['The World Outline Game']).toBeCloseTo((0.75 * 1080) / (22 * 0.9))
    expect(sizes).toMatchObject({ '21 November 2026': 32, '1/6': 92 })
  })

  it('is not there before the end, nor in practice', async () => {
    const { app, guess } = await playOn('/practice')
    expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull()
    await guess(placeOf(practiceTarget(app)).name)
    await screen.findByRole('button', { name: 'Play Again' })
    expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull()
  })
})
