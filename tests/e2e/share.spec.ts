import { readFile } from 'node:fs/promises'
import { ANSWER, hintFor, NAMES, wrong } from '../../tools/answers'
import { expect, test } from './test'

test('A win is copied as the product, the date and the score, a line per guess and the address, and saved as a square picture', async ({
  page,
  player,
  baseURL,
}) => {
  await page.addInitScript(() => Object.assign(navigator, { share: async () => {} }))
  const misses = wrong(2)
  await player.open('/daily')
  await player.guessAll([...misses, ANSWER])
  await player.shareButton.click()
  await expect(player.toast('Result copied to clipboard!')).toBeVisible()
  const lines = (await player.clipboard()).split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toBe('The World Outline Game 2026-11-21 3/6')
  expect(lines.slice(1, 3)).toEqual(misses.map((name) => `${hintFor(name).cells} ${hintFor(name).arrow}`))
  expect(lines[3]).toMatch(/^🟩🟩🟩🟩🟩 [↑↗→↘↓↙←↖]$/u)
  expect(lines[4]).toBe(`Play at ${baseURL}/daily #WorldOutline`)
  // The same in words, for whoever cannot read a grid.
  await player.button('Copy in words').click()
  await expect
    .poll(async () => (await player.clipboard()).split('\n'))
    .toEqual([
      'The World Outline Game 2026-11-21: solved in 3',
      expect.stringMatching(/^([\d,]+ km off, [a-z-]+; ){2}✓ Correct!$/),
      `${baseURL}/daily #WorldOutline`,
    ])
  // Without a finger the system is not asked, though it could.
  await expect(player.button('Share…')).toHaveCount(0)

  const [download] = await Promise.all([page.waitForEvent('download'), player.button('Save picture').click()])
  expect(download.suggestedFilename()).toBe('outline-2026-11-21.png')
  const file = await readFile(await download.path())
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1080])
  // A sheet on which nothing is painted takes a tenth of that; what is painted is told by `picture.test.ts`.
  expect(file.length).toBeGreaterThan(20_000)
})

test('A clipboard that does not answer is told like one that refuses, and is asked again at the next press', async ({
  page,
  player,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const { clipboard } = navigator
    const write = clipboard.writeText.bind(clipboard)
    clipboard.writeText = () => new Promise(() => {})
    addEventListener('clipboard answers', () => Object.assign(clipboard, { writeText: write }))
  })
  await player.open('/daily')
  await player.guessAll([...wrong(1), ANSWER])
  await player.shareButton.click()
  await expect(player.toast('Failed to copy to clipboard')).toBeVisible()
  await expect(player.text('Failed to copy to clipboard')).toBeVisible()
  await expect(player.shareButton).toHaveText('Share Result')
  await expect.poll(() => player.selectedText()).toMatch(/^The World Outline Game 2026-11-21 2\/6\n/)
  expect((await player.selectedText()).trim().split('\n').at(-1)).toBe(
    `Play at ${baseURL}/daily #WorldOutline`,
  )
  await expect(player.toast('Result copied')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('clipboard answers')))
  await player.shareButton.click()
  await expect(player.shareButton).toHaveText('Copied!')
})

test.describe('With a finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('the system is handed text and picture; closing its sheet is no error, and where it fails both are kept here', async ({
    page,
    player,
  }) => {
    await page.addInitScript(() => {
      const system = { outcome: '', takesFiles: true, taken: [] as string[] }
      Object.assign(window, { system })
      navigator.canShare = (data) => system.takesFiles || !data?.files
      navigator.share = async ({ files, text } = {}) => {
        system.taken.push(files?.map(({ name, type }) => `${name} ${type}`).join() ?? text ?? '')
        if (system.outcome !== '') throw new DOMException(system.outcome, system.outcome)
      }
    })
    const system = (changes: object = {}) =>
      page.evaluate(
        (changes) =>
          Object.assign((window as unknown as { system: { taken: string[] } }).system, changes).taken,
        changes,
      )
    let downloads = 0
    page.on('download', () => downloads++)
    await player.open('/daily')
    await player.guess(ANSWER)
    for (const [outcome, files] of [
      ['', 0],
      ['AbortError', 0],
      ['NotAllowedError', 1],
    ] as const) {
      await system({ outcome, taken: [] })
      await player.button('Save picture').tap()
      await expect.poll(() => system()).toEqual(['outline-2026-11-21.png image/png'])
      await expect.poll(() => downloads).toBe(files)
    }
    await system({ takesFiles: false })
    await player.button('Save picture').tap()
    await expect.poll(() => downloads).toBe(2)

    await system({ outcome: 'AbortError', taken: [] })
    await player.button('Share…').tap()
    await expect.poll(() => system()).toHaveLength(1)
    await expect(player.shareButton).toHaveText('Share Result')
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    await system({ outcome: 'NotAllowedError' })
    await player.button('Share…').tap()
    await expect(player.toast('Result copied to clipboard!')).toBeVisible()
    const [text = '', again] = await system()
    expect(text.split('\n')[0]).toBe('The World Outline Game 2026-11-21 1/6')
    for (const name of NAMES) expect(text).not.toContain(name)
    expect([again, await player.clipboard()]).toEqual([text, text])
  })

  test('a system without a sheet has the one button', async ({ page, player }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await player.open('/daily')
    await player.guess(ANSWER)
    await expect(player.shareButton).toBeVisible()
    await expect(player.button('Share…')).toHaveCount(0)
  })
})
