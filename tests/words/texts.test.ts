import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../../scripts/words/catalogue'
import { sayIn } from '../../scripts/words/sayIn'
import { LANGUAGES } from '../../src/ui/words/languages'

/** Those in which a noun behind a number has more than one form; English leaves the noun out. */
const counting = LANGUAGES.filter(
  (lang) =>
    new Intl.PluralRules(lang).resolvedOptions().pluralCategories.length > 1 && !['en', 'tr'].includes(lang),
)

describe('the texts of a language', () => {
  it.each(LANGUAGES)('break no line before a per cent in %s', (lang) => {
    expect(
      readCatalogue(lang)
        .filter(({ text }) => / %(?![\d{])/.test(text))
        .map(({ id }) => id),
    ).toEqual([])
  })

  it('break no line in French before : ; ? ! and inside quotation marks', () => {
    expect(
      readCatalogue('fr')
        .filter(({ text }) => /(?<!\u00a0)(?::(?!\d)|[;?!»])|«(?!\u00a0)/.test(text))
        .map(({ id }) => id),
    ).toEqual([])
  })

  it.each(LANGUAGES)(
    'do not say in %s, in the closed field, that guesses have run out: the round may be won',
    (lang) => {
      const say = sayIn(lang)
      expect(say('search.over')).not.toBe(say('result.lost'))
    },
  )

  it.each(counting)('count guesses as %s counts them, and leave no number bare', (lang) => {
    const say = sayIn(lang)
    const bare = (id: 'challenge.found' | 'friend.invite', count: number) =>
      say(id, { count, outcome: 'found' }).replace(String(count), '')
    expect(bare('challenge.found', 1)).not.toBe(bare('challenge.found', 5))
    expect(bare('friend.invite', 1)).not.toBe(bare('friend.invite', 5))
  })

  it.each(LANGUAGES)('tell in %s of a day in the calendar by the words of the legend', (lang) => {
    const say = sayIn(lang)
    const days = {
      'archive.dayLost': 'archive.lost',
      'archive.dayBegun': 'archive.begun',
      'archive.dayUnplayed': 'archive.unplayed',
      'archive.dayLater': 'archive.later',
      'archive.dayRest': 'archive.rest',
    } as const
    for (const [day, sign] of Object.entries(days) as [keyof typeof days, (typeof days)[keyof typeof days]][])
      expect(say(day, { date: '', day: '' }).toLowerCase()).toContain(say(sign).toLowerCase())
  })

  it.each(LANGUAGES)(
    'say in %s which view the page takes of Kashmir and of Western Sahara, in a sentence each',
    (lang) => {
      expect(sayIn(lang)('about.sourcesDisputed').match(/[.。।]( |$)|。/g)).toHaveLength(2)
    },
  )

  it('have curly apostrophes and quotation marks in English, but where the rules of the game have exact words', () => {
    const rules = readFileSync('docs/rules.md', 'utf8')
    const straight = readCatalogue('en').filter(({ text }) => /['"]/.test(text))
    expect(straight.filter(({ text }) => !rules.includes(`\`${text}\``)).map(({ id }) => id)).toEqual([])
  })
})
