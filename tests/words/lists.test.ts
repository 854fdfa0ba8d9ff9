import { describe, expect, it } from 'vitest'
import { sayIn } from '../../scripts/words/sayIn'
import { LANGUAGES } from '../../src/ui/words/languages'
import { listed } from '../../src/ui/words/lists'

describe('a list', () => {
  it.each<[string, string]>([
    ['en', 'A, B, C and D'],
    ['de', 'A, B, C und D'],
    ['es', 'A, B, C y D'],
    ['ar', 'A وB وC وD'],
    ['ja', 'A、B、C、D'],
    ['ru', 'A, B, C и D'],
    ['pt-BR', 'A, B, C e D'],
    ['tr', 'A, B, C ve D'],
    ['pl', 'A, B, C i D'],
    ['cs', 'A, B, C a\u00a0D'],
    ['uk', 'A, B, C і D'],
    ['he', 'A, B, C ו-D'],
    ['zh-Hans', 'A、B、C和D'],
    ['ko', 'A, B, C 및 D'],
    ['id', 'A, B, C, dan D'],
  ])('is told in %s as its readers do: %s', (lang, told) => {
    const say = sayIn(lang)
    expect(listed(['A', 'B', 'C', 'D'], say)).toBe(told)
    expect(listed(['A'], say)).toBe('A')
    expect(listed([], say)).toBe('')
  })

  it.each(LANGUAGES)('is in %s what Intl makes of it', (lang) => {
    const say = sayIn(lang)
    const format = new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang)
    const names = ['Chile', 'Italia', 'Hiena', 'Irán', 'Ucrania', 'ישראל', 'India', 'Íslandia', 'Yemen']
    for (let length = 1; length <= names.length; length++) {
      const some = names.slice(0, length)
      expect(listed(some, say)).toBe(format.format(some))
    }
    for (const name of names) expect(listed(['A', name], say)).toBe(format.format(['A', name]))
  })

  it('has in Spanish another word for “and” before the sound i', () => {
    expect(listed(['Francia', 'Italia'], sayIn('es'))).toBe('Francia e Italia')
    expect(listed(['Francia', 'Hiena'], sayIn('es'))).toBe('Francia y Hiena')
  })
})
