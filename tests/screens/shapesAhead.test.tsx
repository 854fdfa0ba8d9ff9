import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlaceId } from '../../src/geo/place'
import { BrowserContext } from '../../src/routes/contexts'
import { PATIENCE, useShapesAhead } from '../../src/routes/outlines/useShapes'
import { fakeBrowser, shapeText } from './renderApp'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('An outline that hangs is missing after a while, can be asked for once more, and is there when it comes', async () => {
  const answers: ((text: string) => void)[] = []
  const browser = fakeBrowser({ fetchText: () => new Promise((resolve) => answers.push(resolve)) })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BrowserContext value={browser}>{children}</BrowserContext>
  )
  const { result } = renderHook(() => useShapesAhead(['FR', 'IT']), { wrapper })
  const [shapes, retry] = [() => result.current[0], () => result.current[1]()]
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const answer = (index: number) => act(async () => answers[index]?.(shapeText('m0 0h1000v1000z')))
  await answer(1)
  expect(shapes().has('FR')).toBe(false)
  pass(PATIENCE - 1)
  expect(shapes().has('FR')).toBe(false)
  pass(1)
  expect(shapes().has('FR')).toBe(true)
  expect(shapes().get('FR')).toBeUndefined()
  expect(shapes().get('IT')).toBeDefined()
  act(retry)
  expect(shapes().has('FR')).toBe(false)
  expect(answers).toHaveLength(3)
  pass(PATIENCE)
  expect(shapes().has('FR')).toBe(true)
  // The first answer will do.
  await answer(0)
  expect(shapes().get('FR')).toBeDefined()
})

test('An outline that is wanted again, after another one was, is there again', async () => {
  const browser = fakeBrowser()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BrowserContext value={browser}>{children}</BrowserContext>
  )
  const initialProps: readonly PlaceId[] = ['FR']
  const { result, rerender } = renderHook((codes) => useShapesAhead(codes), { wrapper, initialProps })
  for (const code of ['FR', 'IT', 'FR'] as const) {
    rerender([code])
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(result.current[0].get(code)).toBeDefined()
  }
})
