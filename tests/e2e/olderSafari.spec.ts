import { readdirSync, readFileSync } from 'node:fs'
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier } from '@mdn/browser-compat-data'
import type { Page } from '@playwright/test'
import { transformWithOxc } from 'vite'
import { OLDEST, TARGET } from '../../scripts/site/browsers'
import { ANSWER, wrong } from '../../tools/answers'
import { expect, test } from './test'

test('The game is won, shared and looked at without anything that is newer than the oldest Safari', async ({
  page,
  player,
}) => {
  await takeNewerAway(page)
  await player.open('/')
  // What is taken away is gone, and what the oldest Safari has is there.
  expect(
    await page.evaluate(() => [
      'adoptedStyleSheets' in document,
      'requestIdleCallback' in window,
      'toSorted' in Array.prototype,
      'structuredClone' in window,
      'at' in Array.prototype,
    ]),
  ).toEqual([false, false, false, true, true])
  await expect(async () => page.evaluate(() => new CSSStyleSheet())).rejects.toThrow('Illegal constructor')
  await player.link("Play Today's Puzzle").first().click()
  await player.guessAll([...wrong(2), ANSWER])
  await expect(player.text(`You found ${ANSWER} in 3 guesses.`)).toBeVisible()
  await player.shareButton.click()
  // The styles of a part that comes late are in force.
  const toast = player.toast('Result copied to clipboard!')
  await expect(toast).toHaveCSS('position', 'absolute')
  await player.reveal()
  await expect(player.globe).toHaveCSS('border-top-style', 'solid')
  await player.button('Settings').click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(player.guesses).toHaveCount(3)
  await player.open('/practice')
  await player.button('New').click()
  await player.guessAll(wrong(1))
  await expect(player.guesses).toHaveCount(1)
})

test('The oldest browsers can read every program of the site', async () => {
  const names = ['worker.js', ...readdirSync('dist/assets').map((name) => `assets/${name}`)]
  for (const name of names.filter((each) => each.endsWith('.js'))) {
    const code = readFileSync(`dist/${name}`, 'utf8')
    // What they cannot read would be written in another way for them.
    const [forThem, forAny] = await Promise.all(
      [TARGET, 'esnext' as const].map((target) => transformWithOxc(code, name, { target, sourcemap: false })),
    )
    expect(forThem?.code, name).toBe(forAny?.code)
  }
})

/** Where an interface is found in a page: `['Array', 'toSorted']`; a name twice is a constructor. */
type Place = readonly [holder: string, member?: string]

/** All interfaces that the oldest Safari lacks, by what MDN knows of browsers. */
const newer: readonly Place[] = [bcd.api, bcd.javascript.builtins, bcd.javascript.builtins?.Intl].flatMap(
  placesIn,
)

/** Takes from the pages that are opened from now on all that the oldest Safari lacks. */
async function takeNewerAway(page: Page): Promise<void> {
  await page.addInitScript(takeAway, newer)
}

function placesIn(holders: Identifier = {}): Place[] {
  return membersOf(holders).flatMap(([name, holder]): Place[] =>
    isNewer(holder)
      ? [[name]]
      : membersOf(holder)
          .filter(([, member]) => isNewer(member))
          .map(([member]) => [name, member.replace(/_static$/, '')]),
  )
}

/** What is named in the data, beside what is said of the whole and of single behaviours. */
function membersOf({ __compat, ...members }: Identifier): [string, Identifier][] {
  return Object.entries(members).filter(([name]) => /^\w+$/.test(name))
}

function isNewer({ __compat }: Identifier): boolean {
  if (__compat === undefined) return false
  const { safari } = __compat.support
  // The first is the one of today; what was behind a switch or a prefix nobody has.
  const [now] = Array.isArray(safari) ? safari : [safari]
  const { version_added = false, flags, prefix } = now ?? {}
  if (flags !== undefined || prefix !== undefined || typeof version_added !== 'string') return true
  const [major = 0, minor = 0] = version_added.replace('≤', '').split('.').map(Number)
  const [most = 0, least = 0] = OLDEST.safari.split('.').map(Number)
  return Number.isNaN(major) || major > most || (major === most && minor > least)
}

/** Runs in the page from its beginning. */
function takeAway(places: readonly Place[]): void {
  type Holder = { prototype?: object; [name: string]: unknown }
  const whole = globalThis as unknown as Record<string, Holder | undefined>
  for (const [name, member] of places) {
    const holder = whole[name] ?? (Intl as unknown as typeof whole)[name]
    if (member === undefined) {
      Reflect.deleteProperty(whole, name)
      Reflect.deleteProperty(Intl, name)
    } else if (holder === undefined) {
      // Chromium does not have it either.
    } else if (member === name) {
      const fail = () => {
        throw new TypeError('Illegal constructor')
      }
      whole[name] = new Proxy(holder, { construct: fail })
    } else {
      Reflect.deleteProperty(holder, member)
      if (holder.prototype !== undefined) Reflect.deleteProperty(holder.prototype, member)
      if (name === 'Window') Reflect.deleteProperty(whole, member)
    }
  }
}
