import { describe, expect, it } from 'vitest'
import { sayIn } from '../../scripts/words/sayIn'
import { LANGUAGES } from '../../src/ui/words/languages'
import { listed } from '../../src/ui/words/lists'

describe('a list', () => {
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

  it('of nothing is nothing', () => {
    expect(listed([], sayIn('en'))).toBe('')
  })
})
