import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { nameOf } from '../../tools/answers'
import { startBrowser } from '../../tools/browser'
import { serverOf } from '../../tools/host'
import { Player } from '../../tools/player'
import { dailyTarget } from '../../tools/puzzles'

/** What a host was asked for and sent: its answers with their headers, as HTTP/1.1 without encryption. */
export type Traffic = { readonly requests: number; readonly bytes: number; readonly paths: readonly string[] }

/** The traffic of a visit, by whether a file has its hash in its name and so is asked for once. */
export type Visit = { readonly hashed: Traffic; readonly other: Traffic }

const DAYS = ['2026-11-21', '2026-11-22'] as const

/** Plays two days to their end in one browser, and counts what its host has sent on the first and on the second. */
export async function measureTraffic(folder: string): Promise<readonly Visit[]> {
  const answer = serverOf(folder, '/')
  let sent: { path: string; bytes: number }[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    // Of a connection that is used again only what is new counts.
    const { socket } = request
    const before = socket.bytesWritten
    response.on('finish', () => sent.push({ path, bytes: socket.bytesWritten - before }))
    answer(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const browser = await startBrowser()
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` })
  const visits: Visit[] = []
  for (const day of DAYS) {
    sent = []
    const page = await context.newPage()
    await page.clock.setFixedTime(`${day}T12:00:00Z`)
    const player = new Player(page)
    await player.open('/daily')
    const target = dailyTarget(day)
    await player.guessAll([target === 'IT' ? 'France' : 'Italy', nameOf(target)])
    await player.reveal()
    await player.keptOffline()
    // The worker's own requests are none of the page's.
    // A while after the page has come to rest the browser asks whether there is another worker.
    const isAsked = () => sent.some(({ path }) => path === '/worker.js')
    for (let before = -1; before !== sent.length || !isAsked(); await page.waitForTimeout(2000))
      before = sent.length
    await page.close()
    visits.push({ hashed: sumOf(sent, true), other: sumOf(sent, false) })
  }
  await browser.close()
  server.close()
  return visits
}

function sumOf(sent: readonly { path: string; bytes: number }[], isHashed: boolean): Traffic {
  const these = sent.filter(({ path }) => path.startsWith('/assets/') === isHashed)
  return {
    requests: these.length,
    bytes: these.reduce((sum, { bytes }) => sum + bytes, 0),
    paths: these.map(({ path }) => path),
  }
}
