import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type Country, countries } from '../../src/geo/countries'
import { countriesOf } from '../../src/geo/decks'
import { gazetteerOf, twentyNames } from '../../src/geo/names/gazetteer'
import type { Search } from '../../src/geo/names/search'
import '../../src/geo/world/decks'
import { worldGazetteerOf } from '../../src/geo/world/gazetteer'
import { MatchedName } from '../../src/ui/field/MatchedName'
import { median } from './median'

export type Scale = {
  readonly countries: number
  /** Milliseconds to find the suggestions for a text, for one that is mistyped, and to find and render them. */
  readonly search: number
  readonly slip: number
  readonly render: number
}

const TEXT = 'an'
const SLIP = 'germny'
const ROUNDS = 200

/**
 * How finding and drawing suggestions grows with the number of countries, the twenty repeated under other names; and how
 * long it takes for the countries of the world, with their names in two more languages.
 */
export function measureScaling(): Scale[] {
  const repeated = [20, 200, 2000].map((count) => {
    const many = Array.from({ length: count }, (_, i) => {
      const country = countries[i % countries.length] as Country
      return i < countries.length ? country : { ...country, name: `${country.name} ${i}` }
    })
    return measure(count, gazetteerOf({ ...twentyNames, countries: many }))
  })
  const world = countriesOf('world')
  return [...repeated, measure(world.length, worldGazetteerOf(world, ['de', 'fr']))]
}

function measure(count: number, search: Search): Scale {
  return {
    countries: count,
    search: time(() => search(TEXT, [])),
    slip: time(() => search(SLIP, [])),
    render: time(() => renderToString(search(TEXT, []).map(draw))),
  }
}

const draw = ({ name }: Country) => createElement(MatchedName, { key: name, name, text: TEXT })

function time(work: () => unknown): number {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    }),
  )
}
