import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitByName } from '../../src/geo/names/fit'
import { searchAmong } from '../../src/geo/names/search'
import type { PlaceId } from '../../src/geo/place'
import { placesOf } from '../../src/geo/places'
import { english } from '../../src/ui/words/english'
import { made } from './made'
import { searchOn } from './namings'

const countries = placesOf('twenty')

const searchByName = made(() => searchAmong(countries, fitByName, english.inOrder))
const searchGazetteer = made(() => searchOn('en', 'twenty'))

const namesFor = (text: string) => searchByName(text, []).map(({ name }) => name)

describe('search by name', () => {
  it('finds names that contain the text, those that begin with it first', () => {
    expect(namesFor('in')).toEqual(['India', 'Argentina', 'China', 'Spain', 'United Kingdom'])
  })

  it('has those that fit equally well in the order of the alphabet', () => {
    const search = searchOn('en', 'world')
    const found = (text: string) => search(text, []).map(({ name }) => name)
    expect(found('a').slice(0, 5)).toEqual(['Afghanistan', 'Albania', 'Algeria', 'Andorra', 'Angola'])
    expect(found('ma').slice(0, 4)).toEqual(['Madagascar', 'Malawi', 'Malaysia', 'Maldives'])
  })

  it('takes no notice of case or of blanks around the text', () => {
    expect(namesFor('  uNiTeD ')).toEqual(['United Kingdom', 'United States'])
  })

  it('finds nothing for blank text or for text in no name', () => {
    expect(namesFor('')).toEqual([])
    expect(namesFor(' \t ')).toEqual([])
    expect(namesFor('xyzzy')).toEqual([])
    expect(namesFor('.*')).toEqual([])
  })

  it('never offers an excluded country or more than eight, whatever is typed', () => {
    const codes = fc.subarray<PlaceId>(countries.map(({ id }) => id))
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('a', 'i', 'n', 'e', 'an', 'United')),
        codes,
        (text, excluded) => {
          const found = searchByName(text, excluded)
          expect(found.length).toBeLessThanOrEqual(8)
          expect(found.filter(({ id }) => excluded.includes(id))).toEqual([])
        },
      ),
      { numRuns: 2000 },
    )
  })
})

const spellings: Readonly<Record<string, readonly string[]>> = {
  IT: ['Italia', 'Repubblica Italiana', 'italien', 'Włochy', 'Itlay'],
  FR: ['La France', 'République française', 'Frankreich', 'Francia', 'Farnce', 'Français', '法国'],
  JP: ['日本', 'にほん', 'Nippon', 'nihon', 'Japón', 'Jpan'],
  GB: ['uk', 'U.K.', 'GB', 'Britain', 'great britain', 'England', 'Scotland', 'Wales', 'northern ireland'],
  BR: ['Brasil', 'brésil', 'Brzail', 'República Federativa'],
  AU: ['Commonwealth of Aus', 'Australien', 'austrlia', 'Oz', 'Aussie'],
  US: ['usa', 'U.S.A.', 'America', 'the United States', 'Estados Unidos', 'amercia', 'EEUU'],
  IN: ['Bharat', 'भारत', 'Hindustan', 'Inde', 'Republic of India', 'Indai'],
  ES: ['España', 'espana', 'ESPAÑA', 'Spanien', 'Espagne', 'Sapin', 'Espanya'],
  AR: ['Argentinien', 'argentine republic', 'Argentna'],
  EG: ['مصر', 'Misr', 'Égypte', 'Egpyt', 'Ägypten'],
  CN: ['中国', '中國', 'Zhongguo', 'PRC', "People's Republic", 'Chnia'],
  ZA: ['Suid-Afrika', 'suid afrika', 'RSA', 'Mzansi', 'south-africa', 'Südafrika', 'Suoth Africa'],
  MX: ['México', 'méjico', 'Mexiko', 'United Mexican States', 'Mexcio'],
  CA: ['Kanada', 'Canadá', 'ᑲᓇᑕ', 'Candaa'],
  RU: ['Россия', 'россия', 'Rossiya', 'Russian Federation', 'Russland', 'Rusia', 'Федерация', 'Rossia'],
  DE: ['Deutschland', 'DEUTSCHLAND', 'Allemagne', 'Alemania', 'Bundesrepublik', 'germny', 'Germnay'],
  TH: ['ไทย', 'ประเทศไทย', 'Siam', 'Thailande', 'Tailand'],
  PL: ['Polska', 'Rzeczpospolita', 'Polen', 'Pologne', 'Polnad'],
  TR: ['Türkiye', 'turkiye', 'TÜRKİYE', 'Turquía', 'Türkei', 'Tukrey'],
}

describe('search by any spelling', () => {
  const found = (text: string) => searchGazetteer(text, []).map(({ name }) => name)

  it.each(Object.entries(spellings).flatMap(([id, texts]) => texts.map((text) => ({ id, text }))))(
    'offers $id for “$text”',
    ({ id, text }) => {
      const [names, first] = [searchByName(text, []), searchGazetteer(text, [])]
      expect(first.find((country) => !names.includes(country))?.id ?? first[0]?.id).toBe(id)
    },
  )

  it('offers names as before, and nothing else where one of them begins with the text', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...countries)
          .chain(({ name }) => fc.nat(name.length - 1).map((end) => name.slice(0, end + 1))),
        fc.subarray<PlaceId>(countries.map(({ id }) => id)),
        (text, excluded) => {
          const names = searchByName(text, excluded)
          const all = searchGazetteer(text, excluded)
          expect(all.slice(0, names.length)).toEqual(names)
          expect(all.filter(({ id }) => excluded.includes(id))).toEqual([])
        },
      ),
      { numRuns: 2000 },
    )
    expect(found('united')).toEqual(['United Kingdom', 'United States'])
    expect(found('in')).toEqual(namesFor('in'))
    expect(found('land')).toEqual(['Poland', 'Thailand'])
  })
})
