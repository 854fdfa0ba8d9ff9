import type { Page } from '@playwright/test'
import type { CountryCode } from '../../src/geo/table'
import { drawTarget } from '../../src/machines/target'
import { nameOf } from './oracle'

/** Loads the dice of the page so that its first practice round is for this country. */
export async function deal(page: Page, target: CountryCode): Promise<void> {
  let seed = 0
  while (drawTarget(seed).target !== target) seed++
  await load(page, seed)
}

/**
 * Loads the dice so that two draws that knew nothing of each other would give the same country.
 * Returns its name.
 */
export async function dealTwice(page: Page): Promise<string> {
  let seed = 0
  while (drawTarget(seed).target !== drawTarget(drawTarget(seed).seed).target) seed++
  await load(page, seed)
  return nameOf(drawTarget(seed).target)
}

async function load(page: Page, seed: number): Promise<void> {
  await page.addInitScript((loaded) => {
    const roll = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array.fill(loaded) : roll(array))
  }, seed)
}
