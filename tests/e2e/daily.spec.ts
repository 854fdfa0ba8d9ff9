import { ANSWER, hintFor, NAMES, wrong } from '../../tools/oracle'
import { expect, test } from './test'

test.beforeEach(({ player }) => player.open('/daily'))

test('The daily puzzle begins with an outline, an empty list and the first of six guesses', async ({
  player,
}) => {
  await expect(player.heading()).toHaveText('Daily Puzzle')
  await expect(player.outline).toHaveAccessibleName('Outline of the mystery country')
  await expect(player.outline.locator('path')).toHaveCount(1)
  await expect(player.text('Guess 1 of 6')).toBeVisible()
  await expect(player.page.getByRole('heading', { name: 'Your Guesses' })).toBeVisible()
  await expect(player.guesses).toHaveCount(0)
  await expect(player.input).toBeEnabled()
  await expect(player.link('Home')).toHaveAttribute('href', '/')
  await expect(player.shareButton).toHaveCount(0)
  await expect(player.button('New')).toHaveCount(0)
})

test('The answer at the first guess wins', async ({ player }) => {
  await player.guess(ANSWER)
  await expect(player.guesses).toHaveCount(1)
  const [row] = await player.rows()
  expect(row).toBe(`1 ${ANSWER} ✓ Correct!`)
  await expect(player.guesses.getByRole('meter')).toHaveCount(0)
  await expect(player.input).toBeDisabled()
  await expect(player.page.getByText(/^Guess \d of 6$/)).toHaveCount(0)
  await expect(player.outline).toHaveAccessibleName('Outline of the mystery country')
  await expect(player.page.getByRole('main').getByText(ANSWER).first()).toBeVisible()
  await expect(player.shareButton).toHaveText('Share Result')
  await expect(player.link(/Practice Mode/)).toHaveAttribute('href', '/practice')
})

test('The answer at the sixth guess still wins', async ({ player }) => {
  await player.guessAll([...wrong(5), ANSWER])
  expect((await player.rows()).at(-1)).toBe(`6 ${ANSWER} ✓ Correct!`)
  await expect(player.outline).toHaveAccessibleName('Outline of the mystery country')
  await expect(player.input).toBeDisabled()
})

test('Six wrong guesses lose and reveal the name', async ({ player }) => {
  await player.guessAll(wrong(6))
  await expect(player.outline).toHaveAccessibleName(`Outline of ${ANSWER}`)
  await expect(player.text(ANSWER).first()).toBeVisible()
  await expect(player.input).toBeDisabled()
  await expect(player.page.getByText(/^Guess \d of 6$/)).toHaveCount(0)
  await expect(player.shareButton).toHaveText('Share Result')
  await expect(player.link(/Practice Mode/)).toHaveAttribute('href', '/practice')
})

test('Each guess is counted, and its row has its number, name, distance, arrow and proximity', async ({
  player,
}) => {
  for (const [index, name] of wrong(5).entries()) {
    await expect(player.text(`Guess ${index + 1} of 6`)).toBeVisible()
    await player.guess(name)
    await expect(player.guesses).toHaveCount(index + 1)
    const { kilometres, arrow, word, percent } = hintFor(name)
    const row = player.guesses.nth(index)
    expect((await player.rows())[index]).toBe(`${index + 1} ${name} ${kilometres} km ${arrow} ${percent}%`)
    await expect(row.getByRole('meter', { name: 'Proximity' })).toHaveAttribute(
      'aria-valuenow',
      String(percent),
    )
    await expect(row.getByRole('img', { name: word, exact: true })).toHaveText(arrow)
  }
  await expect(player.text('Guess 6 of 6')).toBeVisible()
})

test('Each guess is announced once as a whole sentence', async ({ player }) => {
  for (const [index, name] of wrong(5).entries()) {
    await player.guess(name)
    const { kilometres, word, percent } = hintFor(name)
    const left = index === 4 ? '1 guess left' : `${5 - index} guesses left`
    await expect(player.announcement).toHaveText(
      `${name}, ${kilometres} kilometres, ${word}, ${percent} percent, ${left}`,
    )
  }
})

test('A guess is announced once its row is on the page, which does not wait for that', async ({ player }) => {
  const changes = await player.page.evaluateHandle(() => {
    const changes: string[][] = []
    // What changes at once is told at once.
    new MutationObserver((records) => {
      const places = records.map(
        ({ target }) => (target as Element).closest?.('[role="status"], ol')?.localName,
      )
      changes.push([...new Set(places.filter((place) => place !== undefined))])
    }).observe(document.body, { childList: true, subtree: true })
    return changes
  })
  await player.guess(wrong(1)[0] as string)
  await expect(player.announcement).toContainText('5 guesses left')
  expect((await changes.jsonValue()).filter((places) => places.length > 0)).toEqual([['ol'], ['p']])
})

test.describe('With motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a guess can be read in the first frame that has its row', async ({ page, player }) => {
    const faint = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const look = () => {
            const parts = [...document.querySelectorAll('.guesses-rows *')]
            const isFaint = (part: Element) =>
              !part.closest('[hidden]') &&
              [part, ...ancestorsOf(part)].some((it) => getComputedStyle(it).opacity !== '1')
            if (parts.length > 0) resolve(parts.filter(isFaint).map(({ outerHTML }) => outerHTML))
          }
          const ancestorsOf = ({ parentElement: it }: Element): Element[] =>
            it === null ? [] : [it, ...ancestorsOf(it)]
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
        }),
    )
    await player.guess(wrong(1)[0] as string)
    expect(await faint).toEqual([])
  })

  test('its bars fill, and its arrow turns', async ({ page, player }) => {
    await player.guess(wrong(1)[0] as string)
    const midway = await page.locator('.guesses-rows').evaluate((rows) =>
      rows.getAnimations({ subtree: true }).map((animation) => {
        animation.pause()
        animation.currentTime = 60
        const { target } = animation.effect as KeyframeEffect
        const { clipPath, rotate } = getComputedStyle(target as Element)
        return [(target as Element).classList[0], clipPath, rotate]
      }),
    )
    expect(midway).toEqual([
      ['guess-arrow', 'none', expect.stringMatching(/^-\d+(\.\d+)?deg$/)],
      ['bars-filled', expect.stringMatching(/^inset\(0(px|%) [1-9]\d?(\.\d+)?% 0(px|%) 0(px|%)\)$/), 'none'],
    ])
  })
})

test('A guess clears the input and closes the suggestions', async ({ player }) => {
  const [name = ''] = wrong(1)
  await player.guess(name)
  await expect(player.input).toHaveValue('')
  await expect(player.suggestions).toHaveCount(0)
  await expect(player.input).toBeEnabled()
})

test('Free text is never a guess', async ({ player }) => {
  for (const text of ['a', 'an', 'Atlantis', 'qwertyuiop']) {
    await player.type(text)
    await player.enter()
    await expect(player.guesses).toHaveCount(0)
  }
  await player.type('a')
  await player.heading().click()
  await expect(player.guesses).toHaveCount(0)
  await player.type('an')
  await player.input.press('Tab')
  await expect(player.guesses).toHaveCount(0)
  await expect(player.text('Guess 1 of 6')).toBeVisible()
})

test('Blanks suggest nothing', async ({ player }) => {
  await player.type('a')
  await expect(player.suggestions).not.toHaveCount(0)
  for (const blank of [' ', '   ', '\u00a0']) {
    await player.type(blank)
    await expect(player.suggestions).toHaveCount(0)
    await player.input.press('ArrowDown')
    await player.enter()
    await expect(player.guesses).toHaveCount(0)
  }
})

test('At most eight countries are suggested, each containing what was typed in any case', async ({
  player,
}) => {
  for (const text of ['a', 'A', ' a ']) {
    await player.type(text)
    await expect(player.suggestions).toHaveCount(8)
    const names = await player.suggestions.allTextContents()
    expect(new Set(names).size).toBe(8)
    for (const name of names) {
      expect(NAMES).toContain(name)
      expect(name.toLowerCase()).toContain('a')
    }
  }
  await player.type('UNITED')
  await expect(player.suggestions).toHaveText(['United Kingdom', 'United States'])
  await player.type('xyz')
  await expect(player.suggestions).toHaveCount(0)
})

test('Each suggestion is called by the name of its country and nothing else', async ({ player }) => {
  for (const name of NAMES) {
    await player.type(name.slice(1, 3))
    await expect(player.page.getByRole('option', { name, exact: true })).toBeVisible()
  }
})

test('A guessed country is not suggested again', async ({ player }) => {
  const [name = ''] = wrong(1)
  await player.guess(name)
  await player.type(name)
  await expect(player.suggestions).toHaveCount(0)
  await player.enter()
  await expect(player.guesses).toHaveCount(1)
})
