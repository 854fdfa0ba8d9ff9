import { describe, expect, it } from 'vitest'
import { addressOf, alternatesOf } from '../../scripts/site/alternates'
import { homeOf } from '../../src/ui/words/languages'

describe('the addresses of a page in the languages', () => {
  it('are paths, and whole where the site is known', () => {
    expect(addressOf('/', 'en', '/', undefined)).toBe('/')
    expect(addressOf('/daily', 'en', '/outline/', undefined)).toBe('/outline/daily')
    expect(addressOf('/daily', 'en', '/outline/', 'https://example.org')).toBe(
      'https://example.org/outline/daily',
    )
  })

  it('are not told of what is no page, nor where there is one language', () => {
    expect(alternatesOf('404', ['en', 'de'], () => '/')).toBe('')
    expect(alternatesOf('/', ['en'], (lang) => homeOf(lang, '/'))).toBe('')
  })
})
