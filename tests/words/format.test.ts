import { describe, expect, it } from 'vitest'
import { compile } from '../../scripts/words/compile'
import { namesOf } from '../../scripts/words/names'
import { patternsIn } from '../../scripts/words/patterns'
import { english } from '../../src/ui/words/english'
import { foreignFormats } from '../../src/ui/words/foreignFormats'
import { format, type Values } from '../../src/ui/words/say'

const written = (text: string, values: Values = {}, lang = 'en') =>
  format(compile(text, lang), values, lang === 'en' ? english : foreignFormats(lang, patternsIn(lang)))

describe('a text in the ICU MessageFormat', () => {
  it.each([
    ['plain', {}, 'plain'],
    ["isn't, ''so'', '{not}'", {}, "isn't, 'so', {not}"],
    ['{a} and {b}, {a}', { a: 'x', b: 7 }, 'x and 7, x'],
    ['{n}', { n: 1_234_567 }, '1,234,567'],
    ['{n, plural, one {# guess} other {# guesses}} left', { n: 1 }, '1 guess left'],
    ['{n, plural, one {# guess} other {# guesses}} left', { n: 0 }, '0 guesses left'],
    ['{n, plural, one {one} other {{n} of {m}}}', { n: 2, m: 3 }, '2 of 3'],
    ['{u, select, km {kilometres} other {miles}}', { u: 'km' }, 'kilometres'],
    ['{u, select, km {kilometres} other {miles}}', { u: 'anything' }, 'miles'],
    ['{n, select, 0 {no} 10 {ten} other {{n}}}', { n: 10 }, 'ten'],
    ['{n, plural, one {# {u, select, km {mile} other {#}}} other {}}', { n: 1, u: 'km' }, '1 mile'],
  ])('%s with %o is “%s”', (text, values, words) => {
    expect(written(text, values)).toBe(words)
  })

  it('takes the plural that CLDR has for a number in the language, and writes digits that all can read', () => {
    const arabic = '{n, plural, zero {0:#} one {1:#} two {2:#} few {f:#} many {m:#} other {o:#}}'
    expect([0, 1, 2, 3, 11, 100, 1234].map((n) => written(arabic, { n }, 'ar'))).toEqual([
      '0:0',
      '1:1',
      '2:2',
      'f:3',
      'm:11',
      'o:100',
      'm:1,234',
    ])
  })

  it.each([
    ['{open', 'en'],
    ['{n, plural, one {#}}', 'en'],
    ['{n, plural, one {#} few {#} other {#}}', 'en'],
    ['{n, number}', 'en'],
    ['{n, selectordinal, one {#st} other {#th}}', 'en'],
  ])('%s is refused', (text, lang) => {
    expect(() => compile(text, lang)).toThrow()
  })

  it('has the names of its placeholders and tags, wherever they stand', () => {
    const message = compile('<em>{b}</em> {a, plural, one {<i/>} other {{u, select, other {{v}}}}}', 'en')
    expect(namesOf(message)).toEqual({ values: ['a', 'b', 'u', 'v'], tags: ['em', 'i'] })
  })
})
