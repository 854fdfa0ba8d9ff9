import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NearSight } from '../../src/ui/parts/NearSight'

afterEach(() => vi.unstubAllGlobals())

/** A browser that says when a place comes near. */
function watchPlaces() {
  const tell: ((isIntersecting: boolean) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        tell.push((isIntersecting) => callback([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  return (isIntersecting: boolean) => act(() => tell.at(-1)?.(isIntersecting))
}

describe('what is shown near sight', () => {
  it('is not there before its place is near, and stays once it was', () => {
    const come = watchPlaces()
    render(<NearSight>Maps</NearSight>)
    expect(screen.queryByText('Maps')).toBeNull()
    come(false)
    expect(screen.queryByText('Maps')).toBeNull()
    come(true)
    expect(screen.getByText('Maps')).toBeVisible()
    come(false)
    expect(screen.getByText('Maps')).toBeVisible()
  })

  it('is there at once where nothing says what is in sight', () => {
    render(<NearSight>Maps</NearSight>)
    expect(screen.getByText('Maps')).toBeVisible()
  })
})
