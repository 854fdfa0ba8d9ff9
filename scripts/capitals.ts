// Lists of the capitals whose names tell a country in any language of the game, into `src/geo/tellingCapitals.json`:
//   npm run make:capitals

import { writeFileSync } from 'node:fs'
import { type CountryCode, countries } from '../src/geo/countries'
import { facts } from '../src/geo/facts'
import { plainLetters } from '../src/geo/names/folds/plain'
import { LANGUAGES } from '../src/ui/words/languages'
import { spellingsIn } from './words/countryNames'
import { placesIn } from './words/placeNames'

const FILE = 'src/geo/tellingCapitals.json'

/** Number of letters that two words begin with alike if one tells the other; characters in languages that write few. */
const LETTERS = 3
const CHARACTERS = 2
const SHORT: readonly string[] = ['ja', 'ko', 'zh-Hans']

export function main(): void {
  writeFileSync(FILE, tellingCapitals())
}

/** The text of the file: the countries that a country's capital tells, by the code of the country. */
export function tellingCapitals(): string {
  const told = new Map(countries.map(({ id }) => [id, new Set<CountryCode>()]))
  for (const lang of LANGUAGES) {
    const [names, places] = [spellingsIn(lang), placesIn(lang)]
    for (const { id } of countries)
      for (const english of facts[id].capitals) {
        const capital = places[english] ?? english
        for (const country of countries) {
          const [name = ''] = (names[country.id] ?? country.name).split('|')
          if (isTelling(capital, name, lang)) told.get(id)?.add(country.id)
        }
      }
  }
  const lines = [...told].flatMap(([id, codes]) =>
    codes.size === 0 ? [] : `  ${JSON.stringify(id)}: ${JSON.stringify([...codes].sort().join(' '))}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

/** Whether a city's name has the whole name of a country in it, or a word that begins as one of the country's does. */
function isTelling(city: string, country: string, lang: string): boolean {
  const length = SHORT.includes(lang) ? CHARACTERS : LETTERS
  const beginnings = (name: string) =>
    wordsOf(name, lang)
      .map((word) => [...word].slice(0, length).join(''))
      .filter((word) => [...word].length === length)
  const own = beginnings(country)
  return (
    folded(city, lang).includes(folded(country, lang)) || beginnings(city).some((word) => own.includes(word))
  )
}

/** Words of a name, without an article and without the small ones between them. */
function wordsOf(name: string, lang: string): readonly string[] {
  return name
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== word.toLowerCase() || word === word.toUpperCase())
    .map((word) => folded(word, lang).replace(/^ال/, ''))
}

/** Letters without accents, but for those that make a character another. */
function folded(name: string, lang: string): string {
  return SHORT.includes(lang) ? name.normalize('NFC') : plainLetters(name)
}
