import { describe, expect, it } from 'vitest'
import { type Country, countriesOf } from '../../src/geo/countries'
import { ALIAS, FIT } from '../../src/geo/names/fit'
import { gazetteerOf } from '../../src/geo/names/gazetteer'
import { english } from '../../src/ui/words/english'
import { casesOf } from './cases'
import { made } from './made'
import { searchOn } from './namings'

const searchGazetteer = made(() => searchOn('en', 'twenty'))

const codesFor = (text: string) => searchGazetteer(text, []).map(({ id }) => id)

describe('the gazetteer', () => {
  it('puts names that begin with the text first, accents or not', () => {
    expect(codesFor('ín')).toEqual(['IN', 'AR', 'CN', 'ES', 'GB'])
    expect(codesFor('ín')).toEqual(codesFor('in'))
  })

  it('takes three letters for the beginning of an alias, and one where a sign is a word', () => {
    expect(codesFor('mis')).toEqual(['EG'])
    expect(codesFor('eu')).toEqual([])
    expect(codesFor('日')).toEqual(['JP'])
  })

  it.each(casesOf('ES: reino de esp|espainia; EG: misr|arab republic; TR: türkiye cum|republic of tur'))(
    'knows what people call their own country: %s',
    (text, code) => {
      expect(codesFor(text)).toEqual([code])
    },
  )

  it('does not look for aliases where a name begins with the text', () => {
    expect(codesFor('uni')).toEqual(['GB', 'US'])
  })

  it('takes four letters for a later word of an alias', () => {
    expect(codesFor('mexi')).toEqual(['MX'])
    expect(codesFor('bor')).toEqual([])
    expect(codesFor('borw')).toEqual(['ZA'])
    expect(codesFor('suid')).toEqual(['ZA'])
    expect(codesFor('esta')).toContain('MX')
    expect(codesFor('germa')).toEqual(['DE'])
  })

  it('takes the beginning of a country outside the game neither for a slip nor for a later word', () => {
    for (const text of ['austri', 'irel', 'iran', 'niger']) expect(codesFor(text), text).toEqual([])
  })

  it.each(
    casesOf(`
      FR: frnace; PL: polnad; AR: argentyn; AU: austrai; DE: germn|deutchland|deutsschla; JP: nipon; ES: spian;
      IT: itly; TH: sian; ZA: souht`),
  )('takes %s for a slip', (text, code) => {
    expect(codesFor(text)[0]).toBe(code)
  })

  it('puts a slip of a name before a slip of an alias', () => {
    const countries = countriesOf('twenty')
    const fitFor = (text: string, id: string) =>
      gazetteerOf(countries, [], english)(text, countries)(
        countries.find((each) => each.id === id) as Country,
      )
    expect(fitFor('itly', 'IT')).toBe(FIT.slip)
    expect(fitFor('nipon', 'JP')).toBe(FIT.slip + ALIAS)
  })

  it('looks for no slip where the text means a country as it stands', () => {
    expect(codesFor('united k')).toEqual(['GB'])
  })

  it('takes no text of three letters for a slip, and none of four for the beginning of one', () => {
    for (const text of ['ixa', 'rsx', 'usx']) expect(codesFor(text), text).toEqual([])
    expect(codesFor('gxrm')).toEqual([])
  })
})
