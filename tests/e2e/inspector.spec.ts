import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { codeOf, wrong } from '../../tools/answers'
import { test as developing, INSPECTOR } from './developing'

const DAILY = 'daily.twenty.2026-11-21'

/** A page in place of the inspector: it says that it is there, and keeps what it is told. */
const receiver = `<!doctype html><title>Receiver</title><script>
  const told = []
  addEventListener('message', ({ data }) => told.push(data))
  opener.postMessage({ type: '@statelyai.connected' }, '*')
</script>`

declare const told: StatelyInspectionEvent[]

const test = developing.extend<{ open: () => Promise<Page> }>({
  player: async ({ context, player }, use) => {
    await context.route(INSPECTOR, (route) => route.fulfill({ contentType: 'text/html', body: receiver }))
    await use(player)
  },
  /** Presses the button and gives the inspector's page. */
  open: async ({ page, player }, use) => {
    await use(async () => {
      const [inspector] = await Promise.all([
        page.context().waitForEvent('page'),
        player.button('stately.ai').click(),
      ])
      await inspector.waitForLoadState()
      // A page behind another is not drawn, and whatever is done in it waits for that.
      await page.bringToFront()
      return inspector
    })
  },
})

// One after another: a development server for all is ready sooner than one for each.
test.describe.configure({ mode: 'default' })

test('The page of stately.ai is told of a game as it is played, and of all of it once it is opened again, as plain data', async ({
  player,
  open,
  site,
}) => {
  await player.open(`${site}/daily?inspect`)
  const first = await open()
  await player.guess(wrong(1)[0] as string)
  await expect.poll(async () => of(await messages(first), DAILY).length).toBe(2)
  await first.close()
  await player.guessAll(wrong(6).slice(1))
  const inspector = await open()
  const history = async () => of(await messages(inspector), DAILY)
  await expect.poll(async () => (await history()).at(-1)?.value).toBe('lost')
  expect(await tree(inspector)).toEqual([
    'app',
    'copies in app',
    `${DAILY} in puzzle.${DAILY}`,
    `dealer in puzzle.${DAILY}`,
    `keeper in puzzle.${DAILY}`,
    `news in puzzle.${DAILY}`,
    `puzzle.${DAILY} in app`,
  ])
  const guesses = wrong(6).map(codeOf)
  expect(await history()).toEqual([
    { event: 'xstate.init', value: 'playing', guesses: [] },
    ...guesses.map((_, index) => ({
      event: `guess ${guesses[index]}`,
      value: index < 5 ? 'playing' : 'lost',
      guesses: guesses.slice(0, index + 1),
    })),
  ])
  for (const message of await messages(inspector))
    expect(JSON.parse(JSON.stringify(message))).toEqual(message)
})

test('Without ?inspect there is no button', async ({ player, site }) => {
  await player.open(`${site}/daily`)
  await expect(player.input).toBeEnabled()
  await expect(player.button('stately.ai')).toHaveCount(0)
  await expect(player.page.locator('iframe')).toHaveCount(0)
})

base('Nothing of the inspector is in the built game, but for its parts on one page', async () => {
  const traces = /statelyai|stately\.ai|xstateinspector|Open the inspector|inspector-bar|graphviz/i
  expect(readFileSync('tools/inspector/offer.ts', 'utf8')).toMatch(traces)
  const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  expect(files.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThan(1)
  for (const { parentPath, name } of files) {
    const text = readFileSync(join(parentPath, name), 'latin1')
    expect(text, name).not.toMatch(traces)
    const isOfMachines = parentPath.endsWith('/machines') || name.startsWith('machines.html')
    if (!isOfMachines) expect(text, name).not.toContain('panel-log')
  }
})

type Told = { readonly event: string; readonly value: string; readonly guesses: readonly string[] }

function messages(inspector: Page): Promise<StatelyInspectionEvent[]> {
  return inspector.evaluate(() => told.filter(({ type }) => type.startsWith('@xstate.')))
}

/** What was told of an actor: each event, and the state of the actor after it. */
function of(all: readonly StatelyInspectionEvent[], name: string): Told[] {
  const actor = all.findLast((message) => message.type === '@xstate.actor' && message.name === name)
  return all.flatMap((message) => {
    if (message.type !== '@xstate.snapshot' || message.sessionId !== actor?.sessionId) return []
    const { event, snapshot } = message as unknown as {
      event: { type: string; country?: string }
      snapshot: { value: string; context: { guesses?: readonly string[] } }
    }
    // The rules are chosen as a round is opened, which in development React does twice.
    if (event.type === 'choose') return []
    return {
      event: [event.type, event.country].filter(Boolean).join(' '),
      value: snapshot.value,
      guesses: snapshot.context.guesses ?? [],
    }
  })
}

async function tree(inspector: Page): Promise<string[]> {
  const actors = (await messages(inspector)).filter((message) => message.type === '@xstate.actor')
  const places = actors.map(({ name, parentId }) => {
    const parent = actors.find(({ sessionId }) => sessionId === parentId)
    return parent === undefined ? name : `${name} in ${parent.name}`
  })
  return places.toSorted()
}
