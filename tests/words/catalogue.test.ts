import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  languages,
  markStale,
  parseCatalogue,
  readCatalogue,
  saidIn,
  staleIn,
  untranslatedIn,
} from '../../scripts/words/catalogue'
import { compile } from '../../scripts/words/compile'
import { faultsOf } from '../../scripts/words/faults'
import { listTexts } from '../../scripts/words/lists'
import { textsIn, typesOf } from '../../scripts/words/types'
import { LANGUAGES } from '../../src/ui/words/languages'

const english = readCatalogue('en')
const ids = english.map(({ id }) => id)

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('messages.ts'))
  .map((name) => readFileSync(`src/${name}`, 'utf8'))
const builders = ['site/manifest.ts', 'site/metadata.ts', 'site/offline.html', 'words/plugin.ts'].map(
  (name) => readFileSync(`scripts/${name}`, 'utf8'),
)
const code = [...sources, ...builders].join('\n')

/** Whether an id stands somewhere in the code, as a whole. */
/** What is said by a name that is put together, such as `say(`decks.${name}`)`. */
const patterns = [...code.matchAll(/(?:say\(|textOf\(lang, )`([^`]+)`/g)].map(
  ([, text = '']) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
)
const isUsed = (id: string) =>
  [`'${id}'`, `"${id}"`, `{${id}}`].some((said) => code.includes(said)) ||
  patterns.some((pattern) => pattern.test(id))

describe('the English catalogue', () => {
  it('is what the compiler knows of: else run `npm run make:words`', () => {
    expect(readFileSync('src/ui/words/messages.ts', 'utf8')).toBe(typesOf([...english, ...listTexts('en')]))
  })

  it('has each text once, and tells of each where it is seen', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(english.filter(({ comment }) => comment.length < 10).map(({ id }) => id)).toEqual([])
  })

  it('has no text that nothing shows: take it out of every catalogue', () => {
    expect(ids.filter((id) => !isUsed(id))).toEqual([])
  })

  it('is understood by the build', () => {
    for (const { id, text } of english) expect(() => compile(text, 'en'), id).not.toThrow()
  })
})

describe('the other catalogues', () => {
  it('are those of the languages in languages.ts', () => {
    expect(languages().sort()).toEqual([...LANGUAGES].sort())
  })

  it.each(languages())(
    '%s has no other texts, and in each the same placeholders and tags, and every plural form',
    (lang) => {
      expect(faultsOf(readCatalogue(lang), english, lang)).toEqual([])
    },
  )
})

describe('a text that is not translated', () => {
  const [kept, gone, empty] = english.filter(({ text }) => text.includes('plural, one'))
  const catalogue = english.flatMap((entry) => {
    if (entry === gone) return []
    return { ...entry, text: entry === empty ? '' : 'übersetzt' }
  })

  it('is named, and said in English with its forms until it is', () => {
    expect(untranslatedIn('ja', catalogue)).toEqual([gone?.id, empty?.id])
    const said = new Map(saidIn('ja', catalogue).map((each) => [each.id, each]))
    expect([...said.keys()]).toEqual(ids)
    expect(said.get(kept?.id ?? '')).toMatchObject({ text: 'übersetzt', lang: 'ja' })
    for (const entry of [gone, empty]) expect(said.get(entry?.id ?? '')).toEqual({ ...entry, lang: 'en' })
    for (const { text, lang } of said.values()) expect(() => compile(text, lang)).not.toThrow()
  })

  it('is no fault of a catalogue, and English has none', () => {
    const bare = catalogue.filter(({ text }) => text === '')
    expect(bare).toHaveLength(1)
    expect(faultsOf(bare, english, 'de')).toEqual([])
    expect(untranslatedIn('en')).toEqual([])
  })
})

describe('a translation whose English changed', () => {
  const po =
    '#. One\nmsgid "a"\nmsgstr "x"\n\n#. Two\n#, fuzzy\nmsgid "b"\nmsgstr "y"\n\n#. Three\nmsgid "ab"\nmsgstr "z"\n'

  it('is marked once, listed until the mark is taken away, and said meanwhile', () => {
    const marked = parseCatalogue(markStale(po, ['a', 'b']))
    expect(staleIn('de', marked)).toEqual(['a', 'b'])
    expect(marked.map(({ text, comment }) => [text, comment])).toEqual([
      ['x', 'One'],
      ['y', 'Two'],
      ['z', 'Three'],
    ])
    expect(markStale(markStale(po, ['a', 'b']), ['a', 'b'])).toBe(markStale(po, ['a', 'b']))
    expect(markStale(po, [])).toBe(po)
  })

  it('is found by what the compiler knew of the English', () => {
    const known = textsIn(readFileSync('src/ui/words/messages.ts', 'utf8'))
    for (const { id, text } of english) expect(known.get(id), id).toBe(text)
  })
})

describe('a faulty catalogue', () => {
  const [entry] = english.filter(({ id }) => id === 'announcement.correct')
  const count = '{count, plural, one {#} few {#} many {#} other {#}}'
  const faults = (text: string, lang = 'pl') =>
    faultsOf([{ id: 'announcement.correct', text, comment: '' }], entry ? [entry] : [], lang)

  it('is named by its texts: unknown, twice', () => {
    const texts = [
      { id: 'c', text: 'x', comment: '' },
      { id: 'c', text: 'x', comment: '' },
      { id: 'd', text: 'x', comment: '' },
    ]
    const known = ['a', 'c'].map((id) => ({ id, text: 'x', comment: '' }))
    expect(faultsOf(texts, known, 'de')).toEqual([
      'c: twice in de.po',
      'd: not in en.po; take it out of de.po',
    ])
  })

  it.each([
    [`{name} ${count}`, []],
    [`${count}`, ['announcement.correct: has {count} in pl.po, but {count} {name} in en.po']],
    [`{land} ${count}`, ['announcement.correct: has {count} {land} in pl.po, but {count} {name} in en.po']],
    [
      `<b>{name}</b> ${count}`,
      ['announcement.correct: has {count} {name} <b> in pl.po, but {count} {name} in en.po'],
    ],
    [
      '{name} {count, plural, one {#} other {#}}',
      ['announcement.correct: has no few, many for {count} in pl.po'],
    ],
  ])('is named by its placeholders, tags and plural forms: %s', (text, expected) => {
    expect(faults(text)).toEqual(expected)
  })

  it('is named by what the build does not understand', () => {
    expect(faults('{name')).toEqual([expect.stringContaining('announcement.correct: ')])
    expect(faults(`{name} ${count}`, 'ja')).toEqual([expect.stringContaining('announcement.correct: ')])
  })
})
