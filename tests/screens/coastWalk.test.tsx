import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PlaceId } from '../../src/geo/place'
import { shoresOf } from '../../src/geo/sound/coast'
import { lessons } from '../../src/geo/sound/lessons'
import { CoastWalk } from '../../src/ui/listen/CoastWalk'
import type { SoundPlayer } from '../../src/ui/listen/soundPlayer'
import { InEnglish } from './inEnglish'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A walk round a ring that is turned, so that nothing is told on it but where a part begins. */
function walk(guesses: readonly PlaceId[] = []) {
  const note = vi.fn<SoundPlayer['note']>()
  const player = { note } as Partial<SoundPlayer> as SoundPlayer
  const at = (some: readonly PlaceId[]) => (
    <InEnglish>
      <CoastWalk
        path={lessons.ring}
        isTurned
        guesses={some}
        player={player}
        plate={{ current: null }}
        onLeave={() => {}}
      />
    </InEnglish>
  )
  const { rerender } = render(at(guesses))
  return { note, guess: (code: PlaceId) => rerender(at([...guesses, code])) }
}

const button = (name: string) => screen.getByRole('button', { name })
/** Lets time pass, and the screen follow after each stop. */
const wait = (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 150) act(() => vi.advanceTimersByTime(150))
}
const stops = shoresOf(lessons.ring)[0]?.stops.length ?? 0

it('leads on, stop by stop, to the next place that is told, and no farther', () => {
  const { note } = walk()
  fireEvent.click(button('Continue'))
  wait(stops * 150 - 150)
  expect(note).toHaveBeenCalledTimes(stops - 1)
  expect(button('Continue')).toHaveAttribute('aria-pressed', 'true')
  wait(30_000)
  expect(note).toHaveBeenCalledTimes(stops)
  expect(screen.getByRole('status')).toHaveTextContent('Part 1 of 2')
  expect(button('Continue')).toHaveAttribute('aria-pressed', 'false')
})

it.each([
  ['a second press', () => fireEvent.click(button('Continue'))],
  ['an arrow key', () => fireEvent.keyDown(screen.getByRole('application'), { key: 'ArrowRight' })],
  ['another part', () => fireEvent.click(button('Another part'))],
  ['a guess', ({ guess }: ReturnType<typeof walk>) => guess('FR')],
])('is stopped by %s', (_, stop) => {
  const walked = walk()
  fireEvent.click(button('Continue'))
  wait(450)
  stop(walked)
  const heard = walked.note.mock.calls.length
  wait(30_000)
  expect(walked.note).toHaveBeenCalledTimes(heard)
  expect(button('Continue')).toHaveAttribute('aria-pressed', 'false')
})

it('goes back by a press on the other button while it leads on', () => {
  const { note } = walk()
  fireEvent.click(button('Continue'))
  wait(300)
  fireEvent.click(button('Go back'))
  wait(30_000)
  expect(note).toHaveBeenCalledTimes(4)
  expect(screen.getByRole('status')).toHaveTextContent('Part 1 of 2')
})

it('leads nobody on a page that cannot be seen', () => {
  const { note } = walk()
  fireEvent.click(button('Continue'))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  wait(30_000)
  expect(note).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
