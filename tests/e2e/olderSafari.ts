import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier } from '@mdn/browser-compat-data'
import type { Page } from '@playwright/test'
import { OLDEST } from '../../scripts/site/browsers'

/** Where an interface is found in a page: `['Array', 'toSorted']`; a name twice is a constructor. */
type Place = readonly [holder: string, member?: string]

/** All interfaces that the oldest Safari lacks, by what MDN knows of browsers. */
const newer: readonly Place[] = [bcd.api, bcd.javascript.builtins, bcd.javascript.builtins?.Intl].flatMap(
  placesIn,
)

/** Takes from the pages that are opened from now on all that the oldest Safari lacks. */
export async function takeNewerAway(page: Page): Promise<void> {
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
