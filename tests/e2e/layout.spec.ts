import { layoutFaults } from './layout'
import { expect, test } from './test'
import { Tongue } from './tongue'

/** Pages on which something is wrong with the words, and what is said of it. */
const WRONG = {
  'a line that goes on beyond the window': [
    '<p style="white-space: nowrap; width: 50px">One two three four five six seven eight nine ten eleven twelve</p>',
    [/^the page is \d+ wide$/, /^beside the page: “One two/],
  ],
  'a heading that is pushed out at the top': [
    '<h1 style="position: absolute; margin: 0; top: -20px">Pushed</h1>',
    [/^above the page: “Pushed”$/],
  ],
  'words that are cut off at the side': [
    '<p style="overflow: hidden; white-space: nowrap; width: 50px">One two three four</p>',
    [/^beyond the sides of its p\.: “One two/],
  ],
  'words that stick out of their button': [
    '<button style="white-space: nowrap; width: 50px; padding: 0; text-align: start">One two three</button>',
    [/^beyond the sides of its button\.: “One two/],
  ],
  'a line that is cut off below': [
    '<p style="overflow: clip; height: 24px; width: 50px">One two three</p>',
    [/^beyond the top or bottom of its p\.: “One two/],
  ],
  'two texts in the same place': [
    '<p>One two</p><p style="margin-top: -28px">Three</p>',
    [/^“One two” and “Three” overlap by \d+×\d+$/],
  ],
  'a button of three lines': ['<button style="width: 50px">One Two Three</button>', [/^a button of 3 lines/]],
  'an invitation that is longer than its field': [
    '<input style="width: 50px" placeholder="Type a country">',
    [/^\d+ in \d+: “Type a country”$/],
  ],
} as const

for (const [fault, [html, patterns]] of Object.entries(WRONG)) {
  test(`The tests of the layout see ${fault}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.setContent(`<body style="margin: 20px 8px; font: 16px/1 sans-serif">${html}</body>`)
    const found = await layoutFaults(page)
    expect(found).toHaveLength(patterns.length)
    for (const [index, pattern] of patterns.entries()) expect(found[index]).toMatch(pattern)
  })
}

test('The tests of the languages see what is left of English, and let names pass', () => {
  const left = ['Guess a country', 'A border with Germany']
  expect(new Tongue('de').englishIn([...left, 'Peru', 'The World Outline Game', 'Den Haag'])).toEqual(left)
  expect(new Tongue('ar').englishIn([...left, 'Natural Earth', 'The Hague'])).toEqual(left)
})
