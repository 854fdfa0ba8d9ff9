import { expect } from '@playwright/test'
import { newSheet, numberOfSheet } from '../../src/machines/classroom/sheet'
import { pages, pathOf } from '../../src/routes/pages'
import { ANSWER, nameOf, wrong } from '../../tools/answers'
import { addressOf } from '../../tools/challenge'
import { handedIn } from '../../tools/classroom'
import type { Player } from '../../tools/player'
import { worldTarget } from '../../tools/puzzles'
import { deal, remember } from '../../tools/seed'
import { TRIED, type Tried } from './headings'

/** A state of the game and the way there from the state before it. */
export type Step = readonly [state: string, go: (player: Player) => Promise<unknown>]

const drawn = ({ page }: Player) => page.locator('.plate-outline path[d]').waitFor({ state: 'attached' })

/** Presses what leads from an answer to the next question, once it takes presses: not in the time of a double click. */
function goOn({ page }: Player, there: string): Promise<void> {
  return expect(async () => {
    if ((await page.locator(there).count()) === 0) await page.locator('.pin-answer + .button').click()
    await expect(page.locator(there).first()).toBeVisible({ timeout: 200 })
    await expect(page.locator('.pin-answer')).toHaveCount(0, { timeout: 200 })
  }).toPass()
}

const walks: Readonly<Record<string, Readonly<Record<string, Step[1]>>>> = {
  won: {
    'daily start': async (player) => {
      await player.open('/daily')
      await drawn(player)
    },
    'one of twenty': async (player) => {
      await player.button('One of twenty countries').click()
      await player.page.getByRole('dialog').waitFor()
    },
    'menu open': async (player) => {
      await player.button('Close').click()
      await player.button('More').click()
      await player.button('Options').waitFor()
    },
    'description open': (player) => player.button('Describe the outline').click(),
    'typing with the list open': async (player) => {
      await player.choose('Describe the outline')
      await player.input.click()
      await player.type('united')
      await player.suggestions.nth(1).waitFor()
      await player.input.press('ArrowDown')
    },
    'typing what is in no name': (player) => player.type('xyzzy'),
    'daily midway': (player) => player.guessAll(wrong(3)),
    settings: async (player) => {
      await player.button('Settings').click()
      await player.button('Erase everything').waitFor()
    },
    report: async (player) => {
      await player.button('Copy a report').click()
      await player.page.locator('textarea').waitFor()
    },
    'erase question': async (player) => {
      await player.page.keyboard.press('Escape')
      await player.button('Erase everything').click()
    },
    contents: async (player) => {
      await player.button('Close').click()
      await player.button('Contents').click()
      await player.link('Teach').waitFor()
    },
    'daily won': async (player) => {
      await player.page.keyboard.press('Escape')
      await player.guess(ANSWER)
      await player.reveal()
    },
    'daily unfolded': async (player) => {
      await player.unfold('Statistics')
      await player.unfold('Details')
      await player.page.locator('.true-size').waitFor()
    },
    'course on the globe': async (player) => {
      await player.button('Show it on the globe').click()
      await player.button('Next guess').waitFor()
    },
    copied: async (player) => {
      await player.shareButton.click()
      await player.toast('Result copied to clipboard!').waitFor()
    },
  },
  lost: {
    'daily lost': async (player) => {
      await player.page.addInitScript(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined }),
      )
      await player.open('/daily')
      await player.guessAll(wrong(6))
      await player.reveal()
    },
    'share failed': async (player) => {
      await player.shareButton.click()
      await player.toast('Failed to copy to clipboard').waitFor()
    },
  },
  aided: {
    options: async (player) => {
      await player.open('/daily')
      await player.choose('Options')
      await player.button('Choose one by one').click()
      // Size, Shapes, Globe, Continent, More guesses.
      for (const place of Array(5).keys()) await player.page.getByRole('switch').nth(place).check()
    },
    'daily with aids': async (player) => {
      await player.button('Close').click()
      await player.guessAll(wrong(4))
      await player.page.locator('.guess-lay').last().click()
      await player.page.locator('.plate-laid path').waitFor()
    },
    'daily on the globe': async (player) => {
      await player.page.locator('.plate-choice button').last().click()
      await player.page.locator('.globe-play .earth-disc').first().waitFor({ state: 'attached' })
    },
    'question whether to give up': async (player) => {
      await player.guessAll(wrong(7).slice(4))
      await player.choose('Give up')
      await player.button('Give up and show the answer').waitFor()
    },
    'given up': async (player) => {
      await player.button('Give up and show the answer').click()
      await player.reveal()
    },
  },
  statistics: {
    statistics: async (player) => {
      await remember(player.page, ['PL', 'PL', 'PL', 'JP', 'JP', 'DE', 'EG', 'RU', 'GB', 'GB', 'AU'])
      await player.openStatistics()
      await player.text('Guess distribution').waitFor()
    },
  },
  world: {
    decks: async (player) => {
      await player.open('/practice')
      await player.button('A random country').click()
      await player.text('Oceania').waitFor()
    },
    'deck without that country': async (player) => {
      await player.text('Oceania').click()
      await player.button('Start').click()
      await player.page.getByRole('dialog').waitFor({ state: 'detached' })
      const elsewhere = player.called('Kazakhstan')
      await player.type(elsewhere)
      // The name is put into the sentence as it is, in any language.
      await player.page.locator('.search-vain', { hasText: elsewhere }).waitFor()
    },
    'world start': async (player) => {
      await player.open('/world')
      await drawn(player)
    },
    'world won': async (player) => {
      await player.guessAll(['Kenya', nameOf(worldTarget('2026-11-21'))])
      await player.reveal()
    },
    'world reviewed': async (player) => {
      await player.unfold('Details')
      await player.page.locator('.true-size').waitFor()
    },
  },
  challenge: {
    'challenge start': async (player) => {
      await player.open(addressOf())
      await drawn(player)
    },
    'challenge won': async (player) => {
      await player.guessAll(['Egypt', 'South Africa'])
      await player.text('Capital').waitFor()
      await player.reveal()
    },
    'challenge dialog': async (player) => {
      await player.button('Challenge a friend').click()
      await player.page.getByRole('dialog').waitFor()
    },
    'challenges kept': async (player) => {
      await player.open('/friends')
      await player.text('Your last challenges').waitFor()
    },
    'damaged link': async (player) => {
      await player.open(addressOf().slice(0, -1))
      await player.page.locator('.challenge-actions').waitFor()
    },
  },
  listening: {
    'outline played': async (player) => {
      await deal(player.page, 'FR')
      await player.open('/daily')
      await player.choose('Play the outline')
      await player.button('Walk the coast').waitFor()
    },
    'coast walked': async (player) => {
      await player.button('Walk the coast').click()
      await player.page.locator('.listen-walk').waitFor()
    },
    'plate touched': async (player) => {
      await player.button('Touch the plate').click()
      await player.page.locator('.listen-field').waitFor()
    },
    'shape played': async (player) => {
      await player.open('/how-to-play/listening')
      await player.button('Listen to the first shape').click()
      await player.page.locator('.lessons-shape').first().waitFor()
    },
    'shape told': async (player) => {
      await player.page.locator('.lessons-shape').first().click()
      await player.button('Next shape').waitFor()
    },
  },
  pins: {
    'pins asked': async (player) => {
      await player.open('/pins')
      await player.page.getByRole('application').waitFor()
    },
    'pins put': async (player) => {
      await player.page.getByRole('application').press('ArrowUp')
      await player.page.locator('.pin').waitFor()
    },
    'pins answered': async (player) => {
      await player.button('Confirm pin').click()
      await player.page.locator('.pin-answer').waitFor()
    },
    'pins listed': async (player) => {
      await player.page.reload()
      await player.button('Choose a region instead').click()
    },
  },
  quiz: {
    'quiz asked': async (player) => {
      await player.open('/daily')
      await player.guessAll([ANSWER])
      await player.page.locator('.result-door').click()
      await player.page.getByRole('dialog').getByRole('application').waitFor()
    },
    'quiz skipped': async (player) => {
      await player.page.locator('.quiz-skip').click()
      await player.page.locator('dialog .pin-answer').waitFor()
    },
    'quiz chosen': async (player) => {
      await goOn(player, '.quiz-option')
      await player.page.locator('.quiz-option').first().click()
    },
    'quiz of flags': async (player) => {
      await player.page.locator('.quiz-skip').click()
      await goOn(player, '.quiz-skip')
      await player.page.locator('.quiz-skip').click()
      await goOn(player, '.quiz-flags')
    },
    'quiz answered': async (player) => {
      await player.page.locator('.quiz-option').first().click()
      await player.page.locator('dialog .pin-answer').waitFor()
    },
  },
  sprint: {
    'sprint begun': async (player) => {
      await player.open('/sprint')
      await player.button('Start').first().click()
      await player.button('Describe the outline').waitFor()
    },
    'sprint answered wrong': async (player) => {
      await player.type(player.called('Andorra'))
      await player.suggestions.first().click()
      await player.page.locator('.run-last .guess').waitFor()
    },
    'sprint skipped': async (player) => {
      await player.button('Skip').click()
      await player.page.locator('.run-last p').waitFor()
    },
    'sprint asked': async (player) => {
      await player.button('End the run').click()
      await player.page.getByRole('dialog').waitFor()
    },
    'sprint over': async (player) => {
      await player.page.getByRole('dialog').locator('.button-quiet').click()
      await player.page.locator('.run-missed path[d]').first().waitFor()
    },
    race: async (player) => {
      await player.button('Race a friend').click()
      await player.page.getByRole('dialog').waitFor()
    },
  },
  touch: {
    'sheet for touch': async (player) => {
      await player.open(`/teach/sheets#${numberOfSheet(newSheet('africa', 6, 7))}`)
      await player.page.locator('.check input[type="checkbox"]').last().check()
      await player
        .button('Save all as one SVG')
        .and(player.page.locator(':enabled'))
        .waitFor({ timeout: 60_000 })
    },
  },
  league: {
    'league with results': async (player) => {
      await player.open('/friends')
      const title = 'The World Outline Game'
      const lines = [
        `Anna: ${title} 2026-11-19 3/6`,
        `Ben: ${title} 2026-11-19 X/6`,
        `Anna: ${title} 2026-11-20 2/6`,
        `Ben: ${title} · World 2026-11-20 1/6`,
        `${title} 2026-11-18 4/6`,
      ]
      await player.button('Paste today’s chat').click()
      await player.page.locator('textarea').fill(lines.join('\n'))
      await player.button('Add results').click()
      await player.page.locator('.league-ranks').waitFor()
      const folded = player.page.locator('.league-folds [aria-expanded="false"]')
      while ((await folded.count()) > 0) await folded.first().click()
    },
    'league to be erased': async (player) => {
      await player.button('Erase the league').click()
      await player.button('Keep').waitFor()
    },
  },
  class: {
    'class chosen': async (player) => {
      // The same set each time.
      await deal(player.page, 'ZA')
      await player.open('/teach')
      for (const name of ['Norway', 'Chad', 'Tuvalu']) {
        await player.page.locator('.class-finder input').fill(player.called(name))
        await player.suggestions.first().click()
      }
      await player.button('More').click()
      await player.button('Choose on the map').click()
      await player.page.locator('[data-code="NO"]').waitFor()
    },
    'class desk': async (player) => {
      await player.button('Make the set').click()
      await player.page.locator('.qr').waitFor()
    },
    'class register': async (player) => {
      const text = handedIn(player.page.url(), ['PE', 'FJ', 'NP', 'GH', 'CU', 'OM'])
      await player.page.locator('textarea').fill(text)
      await player.button('Add the results').click()
      await player.page.locator('.class-table').waitFor()
      await player.button('Take the register to another device').click()
    },
    'class start': async (player) => {
      await player.button('Try it yourself').click()
      await player.button('Play').waitFor()
    },
    'class country': async (player) => {
      await player.button('Play').click()
      await drawn(player)
    },
    'class country over': async (player) => {
      await player.guessAll(['Italy', 'Norway'])
      await player.text('Capital').waitFor()
      await player.reveal()
    },
    'class result': async (player) => {
      for (const name of ['Chad', 'Tuvalu']) {
        await player.button('Next outline').click()
        await player.guess(name)
      }
      await player.button('See the result').click()
      await player.page.locator('.qr').waitFor()
    },
  },
  pages: {
    ...Object.fromEntries(
      TRIED.filter((page) => pages[page].kind !== 'game').map(
        (page): Step => [stateOf(page), (player) => player.open(pathOf(page))],
      ),
    ),
    'practice start': async (player) => {
      await deal(player.page, 'ZA')
      await player.open('/practice')
      await drawn(player)
    },
    'practice shelf': (player) => player.button('States and provinces').click(),
    'practice over': async (player) => {
      await player.guessAll(['Italy', 'South Africa'])
      await player.text('Capital').waitFor()
      await player.reveal()
    },
    'plate of the map': async (player) => {
      await player.open('/atlas')
      await player.page.locator('[data-code="ZA"]').press('Enter')
      await player.text('Population').waitFor()
    },
    'error screen': async (player) => {
      await player.page.addInitScript(() => {
        const { round } = Math
        Object.defineProperty(Math, 'round', {
          get() {
            const error = new Error('broken on purpose')
            // For the page alone, and not for axe.
            if (error.stack?.includes('/assets/')) throw error
            return round
          },
        })
      })
      await player.open('/daily')
      const report = player.button('Copy a report')
      await report.or(player.input).first().waitFor()
      // In some languages the page is broken as it begins, in others by a guess.
      if (!(await report.isVisible())) {
        await player.type(player.called('Italy'))
        await player.suggestion(player.called('Italy')).click()
      }
      await report.waitFor()
    },
  },
}

/** Every state of every screen, in walks that need one page each. */
export const tours: Readonly<Record<string, readonly Step[]>> = Object.fromEntries(
  Object.entries(walks).map(([tour, states]) => [tour, Object.entries(states)]),
)

/** What a page of text is called among the states. */
function stateOf(page: Tried): string {
  if (page === '/') return 'landing'
  return page === '404' ? 'not found' : page.slice(1).replaceAll(/[-/]/g, ' ')
}

/** What the tours provoke in the console. */
export const PROVOKED = /\/nowhere|status of 404|broken on purpose/
