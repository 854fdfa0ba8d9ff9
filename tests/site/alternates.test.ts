import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { addressOf, alternatesOf } from '../../scripts/site/alternates'
import { homeOf } from '../../src/ui/words/languages'

const languages = ['en', 'de', 'pt-BR']

describe('the addresses of a page in the languages', () => {
  it('are paths, and whole where the site is known', () => {
    expect(addressOf('/', 'en', '/', undefined)).toBe('/')
    expect(addressOf('/daily', 'en', '/outline/', undefined)).toBe('/outline/daily')
    expect(addressOf('/daily', 'en', '/outline/', 'https://example.org')).toBe(
      'https://example.org/outline/daily',
    )
  })

  it('are told each by its language, and the English one is for everybody else', () => {
    const addressIn = (lang: string) => `/${lang}/daily`
    const links = parse(alternatesOf('/daily', languages, addressIn)).querySelectorAll('link')
    expect(links.map(({ attributes }) => attributes)).toEqual([
      { rel: 'alternate', hreflang: 'en', href: '/en/daily' },
      { rel: 'alternate', hreflang: 'de', href: '/de/daily' },
      { rel: 'alternate', hreflang: 'pt-BR', href: '/pt-BR/daily' },
      { rel: 'alternate', hreflang: 'x-default', href: '/en/daily' },
    ])
  })

  it('are not told of what is no page, nor where there is one language', () => {
    expect(alternatesOf('404', languages, () => '/')).toBe('')
    expect(alternatesOf('/', ['en'], (lang) => homeOf(lang, '/'))).toBe('')
  })
})
