import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDrawn } from '../../src/ui/globe/useDrawn'

const frame = () => act(() => new Promise(requestAnimationFrame))

test('What waits for the first drawing comes with the frame after it, and no sooner', async () => {
  const { result } = renderHook(useDrawn)
  expect(result.current).toBe(false)
  await frame()
  expect(result.current).toBe(false)
  await frame()
  expect(result.current).toBe(true)
})
