import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type Country, countries } from '../../src/geo/countries'
import { searchByName } from '../../src/geo/search'
import { MatchedName } from '../../src/ui/MatchedName'
import { median } from './median'

export type Scale = {
  readonly countries: number
  /** Milliseconds to find the suggestions for a text, and to render them. */
  readonly search: number
  readonly render: number
}

const TEXT = 'an'
const ROUNDS = 200

/** How finding and drawing suggestions grows with the number of countries, the twenty repeated under other names. */
export function measureScaling(): Scale[] {
  const all = countries as Country[]
  const real = [...all]
  const scales = [20, 200, 2000].map((count) => {
    while (all.length < count) {
      const country = real[all.length % real.length] as Country
      all.push({ ...country, name: `${country.name} ${all.length}` })
    }
    return {
      countries: count,
      search: time(() => searchByName(TEXT, [])),
      render: time(() => renderToString(searchByName(TEXT, []).map(draw))),
    }
  })
  all.length = real.length
  return scales
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
