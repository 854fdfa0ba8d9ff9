import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Hands, useHands } from '../../src/ui/map/useHands'

const hands = {
  isHeld: vi.fn<Hands['isHeld']>(() => true),
  ...{ grab: vi.fn(), move: vi.fn<Hands['move']>(), drop: vi.fn(), tap: vi.fn(), point: vi.fn() },
}
const open = vi.fn()

function Field() {
  const element = useRef<HTMLDivElement>(null)
  useHands(element, hands)
  return (
    <div ref={element}>
      <button type="button" onClick={open}>
        France
      </button>
    </div>
  )
}

/** What a mouse does, or a finger of a number, at a spot on the button. */
function pointer(kind: 'down' | 'move' | 'up' | 'cancel', [clientX, clientY]: [number, number], finger = 0) {
  const pointerType = finger > 0 ? 'touch' : 'mouse'
  const event = new MouseEvent(`pointer${kind}`, { bubbles: true, clientX, clientY })
  fireEvent(screen.getByRole('button'), Object.assign(event, { pointerId: finger, pointerType }))
}

const press = (detail = 1) => fireEvent.click(screen.getByRole('button'), { detail, clientX: 3, clientY: 4 })

beforeEach(() => {
  vi.clearAllMocks()
  HTMLElement.prototype.setPointerCapture = () => {}
  render(<Field />)
})

describe('a map in somebody’s hands', () => {
  it('is pressed by what has not moved it, and by keys; what has moved it presses nothing', () => {
    pointer('down', [0, 0])
    pointer('move', [2, 2])
    pointer('up', [2, 2])
    press()
    expect(open).toHaveBeenCalledOnce()
    expect(hands.tap.mock.calls).toEqual([[[3, 4]]])
    expect(hands.grab).not.toHaveBeenCalled()
    pointer('down', [0, 0])
    pointer('move', [9, 0])
    pointer('up', [9, 0])
    press()
    expect(open).toHaveBeenCalledOnce()
    press(0)
    expect(open).toHaveBeenCalledTimes(2)
    pointer('down', [9, 0])
    pointer('up', [9, 0])
    press()
    expect(open).toHaveBeenCalledTimes(3)
    expect(hands.tap).toHaveBeenCalledTimes(2)
    expect(hands.drop).toHaveBeenCalledOnce()
  })

  it('is not moved by one finger where that scrolls the page, but by two, which one more and one less takes hold of anew', () => {
    hands.isHeld.mockReturnValueOnce(false)
    pointer('down', [0, 0], 1)
    pointer('move', [0, 40], 1)
    expect(hands.move).not.toHaveBeenCalled()
    pointer('down', [10, 40], 2)
    pointer('move', [30, 40], 2)
    expect(hands.move).toHaveBeenLastCalledWith({ by: [10, 0], factor: 3, at: [5, 40] })
    pointer('up', [30, 40], 2)
    pointer('move', [0, 45], 1)
    expect(hands.move).toHaveBeenLastCalledWith({ by: [0, 5], factor: 1, at: [0, 40] })
    expect(hands.grab).toHaveBeenCalledTimes(2)
    pointer('cancel', [0, 45], 1)
    expect(hands.drop).toHaveBeenCalledOnce()
  })

  it('keeps two fingers, the wheel with Ctrl and the gestures of Safari from the page, and leaves it one finger and the wheel', () => {
    const tell = (type: string, init: object) =>
      fireEvent(
        screen.getByRole('button'),
        Object.assign(new Event(type, { bubbles: true, cancelable: true }), init),
      )
    expect(tell('touchmove', { touches: [{}] })).toBe(true)
    expect(tell('touchmove', { touches: [{}, {}] })).toBe(false)
    expect(tell('wheel', { deltaY: -100 })).toBe(true)
    expect(hands.move).not.toHaveBeenCalled()
    expect(tell('wheel', { deltaY: -100, ctrlKey: true, clientX: 0, clientY: 0 })).toBe(false)
    expect(hands.move).toHaveBeenLastCalledWith({ by: [0, 0], factor: 2, at: [0, 0] })
    expect(tell('gesturestart', { scale: 1 })).toBe(false)
    expect(tell('gesturechange', { scale: 1.5, clientX: 7, clientY: 8 })).toBe(false)
    expect(hands.move).toHaveBeenLastCalledWith({ by: [0, 0], factor: 1.5, at: [7, 8] })
    // Fingers on a screen are pointers already.
    pointer('down', [0, 0], 1)
    expect(tell('gesturechange', { scale: 2 })).toBe(false)
    expect(hands.move).toHaveBeenCalledTimes(2)
    expect([hands.grab.mock.calls.length, hands.drop.mock.calls.length]).toEqual([2, 1])
  })

  it('is pointed at with the mouse, and no longer once that has left it', () => {
    pointer('move', [5, 6])
    pointer('move', [5, 6], 1)
    fireEvent(screen.getByRole('button').parentElement as Element, new MouseEvent('pointerleave'))
    expect(hands.point.mock.calls).toEqual([[[5, 6]], [undefined]])
  })
})
