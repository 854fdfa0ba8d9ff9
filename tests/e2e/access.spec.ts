import process from 'node:process'
import type { Page } from '@playwright/test'
import { ANSWER } from '../../tools/answers'
import { rested } from '../../tools/rested'
import { looks, violations } from './axe'
import { inWindow } from './layout'
import { illegibleInForcedColours } from './legible'
import { PROVOKED, tours } from './states'
import { expect, test } from './test'

/** The states in which the answer is known, or every country is named. */
const OVER =
  /won|lost|given up|quiz|one of twenty|unfolded|reviewed|copied|failed|course|map|^atlas$|chosen|sprint|race|^(landing|how to play|about|not found|practice|error)/

for (const [tour, steps] of Object.entries(tours)) {
  test(`Everyone can use each state of the walk “${tour}”: axe, the accessible tree, 400 %, right to left, targets, large letters, forced colours`, async ({
    page,
    player,
    watch,
  }) => {
    test.setTimeout(600_000)
    watch.expect(PROVOKED)
    let combinations = 0
    for (const [state, go] of steps) {
      await go(player)
      await expect
        .soft(page.locator('body'))
        .toMatchAriaSnapshot({ name: `${state.replaceAll(' ', '-')}.aria.yml` })
      if (!OVER.test(state))
        expect.soft(await page.locator('body').ariaSnapshot(), state).not.toContain(ANSWER)
      expect.soft(await inWindow(page, ENLARGED, () => losses(page)), state).toEqual([])
      expect.soft(await inWindow(page, PHONE, () => beyondInLargeLetters(page)), state).toBe(0)
      expect.soft(await illegibleInForcedColours(page), state).toEqual([])
      expect.soft(await violations(page), state).toEqual([])
      combinations += looks.length
    }
    process.stdout.write(`axe: ${combinations} combinations of state and look (${tour})\n`)
  })
}

test('In large letters a past day and the table of the map do not go sideways either', async ({
  page,
  player,
}) => {
  const beyond = () => inWindow(page, PHONE, () => beyondInLargeLetters(page))
  await player.open('/atlas/album?day=2026-03-04')
  expect(await beyond()).toBe(0)
  await player.open('/atlas')
  await player.button('Country by country').click()
  expect(await beyond()).toBe(0)
})

/** A desk's window of 1280×1024 at 400 %, and one of a phone. */
const ENLARGED = { width: 320, height: 256 }
const PHONE = { width: 390, height: 844 }

/** The spacing that WCAG 1.4.12 says a person may ask for. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/**
 * What is cut off, scrolls sideways or is too small to hit when the page is enlarged, and spaced out or read
 * from right to left as well.
 */
function losses(page: Page): Promise<string[]> {
  return page.evaluate((spaced) => {
    const look = (how: string): string[] => {
      const faults: string[] = []
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth > clientWidth) faults.push(`${how}: the page is ${scrollWidth} wide`)
      for (const element of document.querySelectorAll<HTMLElement>(
        'h1, h2, h3, p, button, label, a, td, th, dt, dd, li, dialog',
      )) {
        if (element.closest('.visually-hidden') || element.clientWidth === 0) continue
        if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline')
          faults.push(`${how}: cut off: ${element.outerHTML.slice(0, 120)}`)
      }
      return faults
    }
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(spaced)
    const faults = look('enlarged')
    document.adoptedStyleSheets.push(sheet)
    faults.push(...look('spaced out'))
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    const { dir } = document.documentElement
    document.documentElement.dir = 'rtl'
    faults.push(...look('right to left'))
    document.documentElement.dir = dir
    for (const target of document.querySelectorAll<HTMLElement>(
      'button, label:not(.visually-hidden), input[role=combobox], a:not(p:not([class]) a), [role=option]',
    )) {
      const { width, height } = target.getBoundingClientRect()
      // The arrows of guesses stand closer than a finger is broad, and lead to nothing that a row does not say.
      const least = target.matches('.guess-arrow') ? 23.5 : 43.5
      if (width > 0 && (width < least || height < least) && !target.closest('[data-sonner-toast]'))
        faults.push(`${Math.round(width)}×${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`)
    }
    return faults
  }, SPACED)
}

/** By how many pixels the page, or the dialog over it, goes on beyond its side where a person has set letters twice as large. */
async function beyondInLargeLetters(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect(page.locator('body')).toHaveCSS('font-size', '32px')
  await rested(page)
  const beyond = await page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  )
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await session.detach()
  return beyond
}
