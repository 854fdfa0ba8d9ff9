import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deployFiles } from '../../scripts/deploy'
import { policyOf } from '../../scripts/site/policy'
import { pageAt } from '../../src/routes/pages'
import { LANGUAGES, languageOf } from '../../src/ui/words/languages'
import { serverOf } from '../../tools/host'

describe('the files of deploy/', () => {
  it('are those that the policy makes', () => {
    for (const [name, text] of Object.entries(deployFiles()))
      expect(readFileSync(`deploy/${name}`, 'utf8')).toBe(text)
  })
})

describe('a host', () => {
  const folders = LANGUAGES.flatMap((lang) => languageOf(lang).path || [])

  it('is told to answer what is unknown under the folder of a language with the 404 page of that', () => {
    const { 'nginx.conf': nginx = '', _redirects = '' } = deployFiles()
    const [, named = ''] = /location ~ \^\/\(\?<outline_language>(.*?)\)\/ \{/.exec(nginx) ?? []
    expect(named.split('|').sort()).toEqual([...folders].sort())
    for (const folder of folders) expect(_redirects).toContain(`/${folder}/*  /${folder}/404.html  404\n`)
    // English has no folder, and what is unknown elsewhere is so in English.
    expect(_redirects).not.toMatch(/^\/\*/m)
  })

  it('that answers in such a way is what serves the game here', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'))
    mkdirSync(join(folder, 'de'))
    for (const name of ['index.html', '404.html', 'de.html', 'de/404.html'])
      writeFileSync(join(folder, name), name)
    const server = createServer(serverOf(folder, '/outline/')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    for (const [path, status, text] of [
      ['/outline/de', 200, 'de.html'],
      ['/outline/de/', 200, 'de.html'],
      ['/outline/', 200, 'index.html'],
      ['/outline/de/nowhere', 404, 'de/404.html'],
      ['/outline/xx/nowhere', 404, '404.html'],
      ['/outline/nowhere', 404, '404.html'],
      ['/de/nowhere', 404, '404.html'],
    ] as const) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`)
      expect([response.status, await response.text()], path).toEqual([status, text])
    }
    server.close()
    rmSync(folder, { recursive: true })
  })
})

describe('the policy', () => {
  it('allows an inline script by its hash and nothing inline besides', () => {
    const policy = policyOf('<style>p{}</style><script>alert(1)</script><script src="x"></script>')
    expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
    // Its own, and the two of the toasts.
    expect(policy).toMatch(/style-src 'self'( 'sha256-[^']+'){3};/)
    expect(policy).not.toContain('unsafe')
  })
})

describe('the page at a path', () => {
  it.each([
    ['/', '/', '/'],
    ['/daily', '/', '/daily'],
    ['/daily/', '/', '/daily'],
    ['/Daily', '/', '404'],
    ['/daily.html', '/', '404'],
    ['/outline', '/outline/', '/'],
    ['/outline/', '/outline/', '/'],
    ['/outline/practice/', '/outline/', '/practice'],
    ['/outline/nowhere', '/outline/', '404'],
    ['/de/daily', '/de/', '/daily'],
    ['/de', '/de/', '/'],
    ['/de//', '/de/', '/'],
    ['/es/daily', '/de/', '404'],
    ['/daily//', '/', '/daily'],
    ['//sprint///', '/', '/sprint'],
    ['/de//daily', '/de/', '/daily'],
    ['/%64aily', '/', '/daily'],
    ['/daily%', '/', '404'],
    ['/daily/archive', '/', '404'],
  ])('%s under %s is %s', (path, home, page) => {
    expect(pageAt(path, home)).toBe(page)
  })
})
