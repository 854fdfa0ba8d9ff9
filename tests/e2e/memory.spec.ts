import type { CDPSession } from '@playwright/test'
import { placeOf } from '../../src/geo/places'
import { outlinesOf } from '../../src/machines/sprint/outlines'
import { rested } from '../../tools/rested'
import { expect, test } from './test'

/** What V8 compiles to be quicker, and what the browser notes of requests, grow with what is done. */
const OTHERS = ['code', 'native', 'hidden']

/** How many bytes the objects, functions and texts of a page take once all that nobody can reach is gone. */
async function heapOf(session: CDPSession): Promise<number> {
  const chunks: string[] = []
  const take = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!OTHERS.includes(types[0][nodes[at + type] as number] as string)) bytes += nodes[at + size] as number
  return bytes
}

/** As V8 writes it: the figures of all objects, one after another. */
type HeapSnapshot = {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[], ...unknown[]]
    }
  }
  readonly nodes: readonly number[]
}

test('Eighty rounds of practice hold no more memory than twenty', async ({ page, player }) => {
  test.setTimeout(180_000)
  const session = await page.context().newCDPSession(page)
  await player.open('/practice')
  // The other spellings are there.
  await player.type('holland')
  await expect(page.getByText(/^Netherlands isn’t one of the 20/)).toBeAttached()
  const play = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) {
      await player.input.fill('a')
      await player.input.press('ArrowDown')
      await player.input.press('Enter')
      await expect(player.guesses).toHaveCount(1)
      await player.button('New').click()
      await expect(player.guesses).toHaveCount(0)
    }
    return heapOf(session)
  }
  // So is what the end of a round needs: one in twenty of those that follow is won.
  for (let guess = 1; guess <= 6 && (await player.input.isEnabled()); guess++) {
    await player.input.fill('a')
    await player.input.press('ArrowDown')
    await player.input.press('Enter')
    await expect(player.guesses).toHaveCount(guess)
  }
  await player.button('New').click()
  await expect(player.guesses).toHaveCount(0)
  const first = await play(20)
  const last = await play(60)
  expect(last).toBeLessThan(1.05 * first)
})

test('Going from game to game and back holds no game that nobody sees', async ({ page, player }) => {
  const session = await page.context().newCDPSession(page)
  await player.open('/daily')
  const tour = async (times: number) => {
    for (let time = 0; time < times; time++) {
      for (const path of ['/practice', '/world', '/daily']) {
        await page.evaluate((to) => {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate'))
        }, path)
        await expect(player.input).toBeEnabled()
        await expect(page.locator('.plate-outline path[d]')).toHaveCount(1)
      }
    }
    return heapOf(session)
  }
  const first = await tour(10)
  expect(await tour(20)).toBeLessThan(1.1 * first)
})

test('Fifty outlines of a sprint hold no more memory than ten, and keep no listener', async ({
  page,
  player,
}) => {
  test.setTimeout(180_000)
  const session = await page.context().newCDPSession(page)
  await player.open('/sprint')
  const free = page.getByRole('region', { name: 'Free sprint' })
  await free.getByLabel('Clock').selectOption('Off')
  await free.getByRole('button', { name: 'Start' }).click()
  const plan = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('world-outline.run.')) as string
    return JSON.parse(localStorage.getItem(key) as string)
  })
  const names = outlinesOf(plan).map((code) => placeOf(code).name)
  const play = async (from: number, to: number) => {
    for (const [index, name] of names.slice(from, to).entries()) {
      await player.input.fill(name)
      await player.input.press('Enter')
      await expect(page.locator('.run-found b')).toHaveText(String(from + index + 1))
    }
    await rested(page)
    const bytes = await heapOf(session)
    const { jsEventListeners } = await session.send('Memory.getDOMCounters')
    return { bytes, jsEventListeners }
  }
  const first = await play(0, 10)
  const last = await play(10, 50)
  expect(last.bytes).toBeLessThan(1.1 * first.bytes)
  // A part that comes late brings a few; forty outlines that kept one each would be told.
  expect(last.jsEventListeners).toBeLessThan(first.jsEventListeners + 20)
})
