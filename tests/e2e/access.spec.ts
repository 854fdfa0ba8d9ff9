import process from 'node:process'
import { ANSWER } from '../../tools/answers'
import { looks, violations } from './axe'
import { losses } from './reflow'
import { PROVOKED, tours } from './states'
import { expect, test } from './test'

/** The states in which the answer is known, or every country is named. */
const OVER =
  /won|lost|copied|failed|course|map|chosen|sprint|race|^(landing|how to play|about|not found|practice|error)/

for (const [tour, steps] of Object.entries(tours)) {
  test(`Everyone can use each state of the walk “${tour}”: axe, the accessible tree, 400 %, right to left, targets`, async ({
    page,
    player,
    watch,
  }) => {
    test.slow()
    watch.expect(PROVOKED)
    let combinations = 0
    for (const [state, go] of steps) {
      await go(player)
      await expect
        .soft(page.locator('body'))
        .toMatchAriaSnapshot({ name: `${state.replaceAll(' ', '-')}.aria.yml` })
      if (!OVER.test(state))
        expect.soft(await page.locator('body').ariaSnapshot(), state).not.toContain(ANSWER)
      expect.soft(await losses(page), state).toEqual([])
      expect.soft(await violations(page), state).toEqual([])
      combinations += looks.length
    }
    process.stdout.write(`axe: ${combinations} combinations of state and look (${tour})\n`)
  })
}
