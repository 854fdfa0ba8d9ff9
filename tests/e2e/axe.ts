import type { Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every look of the game. */
export const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['normal', 'high'] as const).map((contrast) => ({ colorScheme, contrast })),
)

/** The look that a page has by itself. */
export const plain = looks.slice(0, 1)

/**
 * Has axe look at a page in some looks, the plain one among them: each broken rule with the element that breaks it.
 * A look is nothing but colours, so in the others only the rules about colours are asked.
 */
export async function violations(page: Page, seen: typeof looks = looks): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found: string[] = []
  for (const { colorScheme, contrast } of seen) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate((chosen) => {
      document.documentElement.dataset.contrast = chosen
    }, contrast)
    const rules = colorScheme === 'light' && contrast === 'normal' ? TAGS : ['color-contrast']
    const broken = await page.evaluate(async (runOnly) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
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
    }, rules)
    found.push(...broken.map((fault) => `${colorScheme}, ${contrast}: ${fault}`))
  }
  return found
}
