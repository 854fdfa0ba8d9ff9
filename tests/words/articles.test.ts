import { describe, expect, it } from 'vitest'
import { countries } from '../../src/geo/countries'
import { english } from '../../src/ui/words/english'
import { localeOf } from '../../src/ui/words/locale'

describe('a name inside a sentence', () => {
  it('has its article in English, where people say one', () => {
    const named = countries.filter((country) => english.nameInSentence(country) === `the ${country.name}`)
    expect(named.map(({ id }) => id).join(' ')).toBe('AE BS CD CF CG DO GB GM KM MH MV NL PH SB SC US')
    const others = countries.filter((country) => !named.includes(country))
    for (const country of others) expect(english.nameInSentence(country)).toBe(country.name)
  })

  it('is the name itself in other languages, whose sentences have it behind a colon', async () => {
    const locale = localeOf('de')
    await locale.sections.start.load()
    for (const country of countries) expect(locale.nameInSentence(country)).toBe(locale.nameOf(country))
  })
})
