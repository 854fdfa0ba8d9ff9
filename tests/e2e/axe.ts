import type { Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOURS = 'color-contrast'

/** Every look of the game. */
export const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['normal', 'high'] as const).map((contrast) => ({ colorScheme, contrast })),
)

/**
 * Has axe look at a page in every look: each broken rule with the element that breaks it. A look is nothing but colours,
 * so that the other rules are asked once.
 */
export async function violations(page: Page): Promise<string[]> {
  const found = await broke(page, { runOnly: TAGS, rules: { [COLOURS]: { enabled: false } } })
  for (const { colorScheme, contrast } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate((chosen) => {
      document.documentElement.dataset.contrast = chosen
    }, contrast)
    const broken = await broke(page, { runOnly: [COLOURS] })
    found.push(...broken.map((fault) => `${colorScheme}, ${contrast}: ${fault}`))
  }
  await page.emulateMedia({ colorScheme: null })
  await page.evaluate(() => delete document.documentElement.dataset.contrast)
  return found
}

async function broke(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return await page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { ...asked, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, options)
}
