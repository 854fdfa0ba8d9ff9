import { describe, expect, it } from 'vitest'
import { homeOf, LANGUAGES, languageAt, languageOf, preferredOf } from '../../src/ui/words/languages'

const tags = LANGUAGES

describe('the languages', () => {
  it('are named by their canonical tags, each with a path of its own, which English has not', () => {
    expect(Intl.getCanonicalLocales(tags)).toEqual(tags)
    const paths = tags.map((lang) => languageOf(lang).path)
    expect(new Set(paths).size).toBe(tags.length)
    expect(tags.filter((lang) => languageOf(lang).path === '')).toEqual(['en'])
    for (const path of paths) expect(path).toMatch(/^[a-z-]*$/)
  })

  it('stand in the order in which their own names are looked for', () => {
    const names = tags.map((lang) => languageOf(lang).name)
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare))
  })

  it.each(['/', '/outline/'])('are told apart by where their pages are, under %s', (base) => {
    for (const lang of tags) {
      const home = homeOf(lang, base)
      expect(home).toMatch(/^\/.*\/$|^\/$/)
      for (const path of [home, `${home}daily`, `${home}daily/`, `${home}nowhere`, home.replace(/\/$/, '')])
        expect(languageAt(path, base), path).toBe(lang)
    }
  })

  it.each(['/', '/daily', '/xx/daily', '/EN/', '/%F0%9F%97%BA', '/daily/de'])('%s is English', (path) => {
    expect(languageAt(path, '/')).toBe('en')
  })

  it('have paths in small letters, whatever those of their tags', () => {
    expect(homeOf('pt-BR', '/')).toBe('/pt-br/')
    expect(languageAt('/pt-br/daily', '/')).toBe('pt-BR')
    expect(languageAt('/pt-BR/daily', '/')).toBe('en')
  })
})

describe('the language that is offered', () => {
  it.each<[string[], string | undefined]>([
    [['pt-BR'], 'pt-BR'],
    [['pt'], 'pt-BR'],
    [['de-CH'], 'de'],
    [['es-419'], 'es'],
    [['hi-Latn-IN'], undefined],
    [['tlh', 'pt-PT', 'de'], 'pt-BR'],
    [['zh'], 'zh-Hans'],
    [['zh-CN'], 'zh-Hans'],
    [['zh-SG'], 'zh-Hans'],
    [['zh-Hans-HK'], 'zh-Hans'],
    [['zh-TW'], undefined],
    [['zh-HK'], undefined],
    [['zh-Hant-CN'], undefined],
    [['zh-TW', 'zh-CN'], 'zh-Hans'],
    [['xx', 'de-AT', 'en'], 'de'],
    [['in-ID'], 'id'],
    [['ko-KP'], 'ko'],
    [['_'], undefined],
    [[], undefined],
  ])('to readers of %j is %s', (wanted, lang) => {
    expect(preferredOf(wanted)).toBe(lang)
  })
})
