import { resolve } from 'node:path'
import process from 'node:process'
import { PAGES } from '../../src/routes/pages'
import { LANGUAGES, languageOf } from '../../src/ui/words/languages'
import { ANSWER } from '../../tools/answers'
import { type Nginx, startNginx } from '../../tools/nginx'
import { expect, test } from './test'

/** Of this run alone, as the port of the preview is. */
const PORT = Number(process.env.E2E_PORT) - 10_000

test.use({ baseURL: `http://127.0.0.1:${PORT}` })
test.describe.configure({ mode: 'default' })

let nginx: Nginx

test.beforeAll(async () => {
  // It may have to be installed first.
  test.setTimeout(15 * 60_000)
  nginx = await startNginx(resolve('dist'), PORT)
})

test.afterAll(() => nginx.stop())

test('nginx sends every page at its path, with a slash and without, and compressed', async ({ request }) => {
  for (const path of PAGES.filter((page) => page !== '404').flatMap((page) => [
    page,
    page.replace(/\/?$/, '/'),
  ])) {
    const response = await request.get(path, { maxRedirects: 0, headers: { 'accept-encoding': 'gzip' } })
    expect(response.status(), path).toBe(200)
    expect(response.headers()['content-encoding']).toBe('gzip')
    expect(response.headers()['cache-control']).toBe('no-cache')
    expect(await response.text()).toContain(`data-page="${path.replace(/(.)\/$/, '$1')}"`)
  }
})

test('nginx answers an unknown path with the 404 page and that status, and all headers', async ({
  request,
}) => {
  for (const path of ['/nowhere', '/daily/2026-11-21', '/assets/gone.js']) {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('on our map')
    expect(response.headers()['cache-control']).toBe('no-cache')
    expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test('nginx answers an unknown path under the folder of a language in that language', async ({ request }) => {
  for (const lang of LANGUAGES) {
    const { path } = languageOf(lang)
    const response = await request.get(path === '' ? '/xx/nowhere' : `/${path}/nowhere`)
    expect(response.status(), path).toBe(404)
    expect(await response.text()).toContain(`<html lang="${lang}"`)
    expect(response.headers()['cache-control']).toBe('no-cache')
    expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    expect((await request.get(`/${path}`)).status()).toBe(200)
  }
  const manifest = await request.get('/de/manifest.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
})

test('nginx lets files with a hash be kept for ever, and nothing else', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const program = /src="(\/assets\/[^"]+)"/.exec(html)?.[1] as string
  expect((await request.get(program)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const path of ['/worker.js', '/manifest.webmanifest', '/icon.svg', '/favicon.ico'])
    expect((await request.get(path)).headers()['cache-control']).toBe('no-cache')
  expect((await request.get('/manifest.webmanifest')).headers()['content-type']).toContain(
    'application/manifest+json',
  )
  expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/^image\//)
})

test('The game is played from nginx under its headers', async ({ player }) => {
  await player.open('/daily')
  await player.guess(ANSWER)
  await player.shareButton.click()
  await expect(player.toast('Result copied to clipboard!')).toBeVisible()
})
