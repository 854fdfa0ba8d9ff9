import { describe, expect, it } from 'vitest'
import { homeOf, LANGUAGES, languageAt, languageOf } from '../../src/ui/words/languages'

const tags = Object.keys(LANGUAGES)

describe('the languages', () => {
  it('are named by their canonical tags, each with a path of its own, which English has not', () => {
    expect(Intl.getCanonicalLocales(tags)).toEqual(tags)
    const paths = tags.map((lang) => languageOf(lang).path)
    expect(new Set(paths).size).toBe(tags.length)
    expect(tags.filter((lang) => languageOf(lang).path === '')).toEqual(['en'])
    for (const path of paths) expect(path).toMatch(/^[a-z-]*$/)
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

  it('are known by their line alone', () => {
    expect(() => languageOf('tlh')).toThrow('tlh')
  })
})
