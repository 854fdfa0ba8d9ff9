import type { Locator, Page } from '@playwright/test'
import type { PixelVector } from '../../src/ui/map/mapView'

/** What fingers do, each a way from one spot of the screen to another, in so many steps. */
export async function touch(
  page: Page,
  ways: readonly (readonly [from: PixelVector, to: PixelVector])[],
  steps = 6,
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) => {
    const touchPoints = ways.map(([[x, y], [toX, toY]], id) => ({
      id,
      x: x + (toX - x) * part,
      y: y + (toY - y) * part,
    }))
    return session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : touchPoints,
    })
  }
  await send('touchStart', 0)
  for (let step = 1; step <= steps; step++) await send('touchMove', step / steps)
  await send('touchEnd', 1)
  await session.detach()
}

/** Two fingers around a spot that move from so far away from it, to the right and down, to so far. */
export function pinch(
  [x, y]: PixelVector,
  from: number,
  to: number,
): readonly (readonly [PixelVector, PixelVector])[] {
  return [-1, 1].map((side) => [
    [x + side * from, y + side * from],
    [x + side * to, y + side * to],
  ])
}

/** Tells an element of two fingers on a touchpad as Safari does; whether the page would have been enlarged too. */
export function safariPinch(element: Locator, scale: number): Promise<boolean> {
  return element.evaluate((target, scale) => {
    const { left, top, width, height } = target.getBoundingClientRect()
    const tell = (type: string, scale: number) => {
      const [clientX, clientY] = [left + width / 2, top + height / 2]
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY })
      return target.dispatchEvent(Object.assign(event, { scale }))
    }
    return [
      tell('gesturestart', 1),
      tell('gesturechange', scale ** 0.5),
      tell('gesturechange', scale),
      tell('gestureend', scale),
    ].some(Boolean)
  }, scale)
}
