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
  return found
}

/** Rules of axe that a translation can break; all others find the same in every language. */
export function violationsOfWords(page: Page): Promise<string[]> {
  return broke(page, { runOnly: ['label-content-name-mismatch', 'landmark-unique', 'valid-lang'] })
}

async function broke(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return await page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { ...asked, resultTypes: ['violations'] })
    /** Axe takes a figure and what is written to it for one word, as in `1일`, `1er` and `1º`, and misses it in the name. */
    const isFigureInWord = (target: string) => {
      const element = document.querySelector(target)
      const name = element?.getAttribute('aria-label') ?? ''
      return new RegExp(`(^| )${element?.textContent.trim()}([가-힣]|er |º )`).test(name)
    }
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => id !== 'label-content-name-mismatch' || !isFigureInWord(String(target)))
        .map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    )
  }, options)
}
