import { describe, expect, it } from 'vitest'
import { addressOf, alternatesOf } from '../../scripts/site/metadata'
import { homeOf } from '../../src/ui/words/languages'

describe('the addresses of a page in the languages', () => {
  it('are paths, and whole where the site is known', () => {
    expect(addressOf('/', 'en', '/', undefined)).toBe('/')
    expect(addressOf('/daily', 'en', '/outline/', undefined)).toBe('/outline/daily')
    expect(addressOf('/daily', 'en', '/outline/', 'https://example.org')).toBe(
      'https://example.org/outline/daily',
    )
  })

  it('are told of a page in all of them, and not of what is no page', () => {
    expect(alternatesOf('/', (lang) => homeOf(lang, '/'))).toMatch(/^(<link [^>]+>\n?){21}$/)
    expect(alternatesOf('404', () => '/')).toBe('')
  })
})
