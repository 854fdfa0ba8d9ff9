import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deployFilesOf, pageWithHead } from '../../scripts/deploy'
import { policyOf } from '../../scripts/site/policy'
import { pageAt } from '../../src/routes/pages'

describe('the files of deploy/', () => {
  it('are those that the policy of the page makes', async () => {
    const files = deployFilesOf(await pageWithHead())
    for (const [name, text] of Object.entries(files))
      expect(readFileSync(`deploy/${name}`, 'utf8')).toBe(text)
  })
})

describe('the policy', () => {
  it('allows an inline script by its hash and nothing inline besides', () => {
    const policy = policyOf('<style>p{}</style><script>alert(1)</script><script src="x"></script>')
    expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
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
    ['/es/daily', '/de/', '404'],
  ])('%s under %s is %s', (path, home, page) => {
    expect(pageAt(path, home)).toBe(page)
  })
})
