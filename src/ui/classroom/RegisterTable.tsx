import { useState } from 'react'
import { countryOf } from '../../geo/countries'
import type { ClassSet } from '../../machines/classroom/classSet'
import { type Entry, rowOf } from '../../machines/classroom/register'
import { Scroller } from '../parts/Scroller'
import { useLocale } from '../words/LocaleContext'
import { pupilOf } from './pupilOf'

type Props = { readonly set: ClassSet; readonly entries: readonly Entry[]; readonly caption: string }

/** By what the rows are in order. */
type Order = 'pupil' | 'found' | 'guesses'

/** Pupils by countries: with which guess each was found. */
export function RegisterTable({ set, entries, caption }: Props) {
  const locale = useLocale()
  const { say, nameOf, whole } = locale
  const [order, setOrder] = useState<Order>('pupil')
  const rows = entries.map((entry) => ({ entry, ...rowOf(set, entry) }))
  // Sorting is stable: those that are alike stay in the order of their numbers.
  if (order === 'found') rows.sort((a, b) => b.found - a.found)
  if (order === 'guesses') rows.sort((a, b) => a.guesses - b.guesses)
  const heads = [
    ['pupil', say('class.pupil')],
    ['found', say('class.found')],
    ['guesses', say('class.made')],
  ] as const
  const headOf = ([name, words]: (typeof heads)[number]) => (
    <th
      key={name}
      scope="col"
      aria-sort={order !== name ? undefined : name === 'found' ? 'descending' : 'ascending'}
    >
      <button type="button" className="link-button" onClick={() => setOrder(name)}>
        {words}
      </button>
    </th>
  )
  return (
    <Scroller label={caption}>
      <table className="class-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map(headOf)}
            {set.countries.map((code) => (
              <th key={code} scope="col">
                {nameOf(countryOf(code))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entry, cells, found, guesses }) => (
            <tr key={entry.best.id}>
              <th scope="row">
                {pupilOf(entry.best, locale)}
                {entry.attempts > 1 && <small>{say('class.attempts', { count: entry.attempts })}</small>}
              </th>
              <td>{whole(found)}</td>
              <td>{whole(guesses)}</td>
              {cells.map((cell, place) => (
                <td key={set.countries[place]} className={cell === undefined ? 'class-missed' : undefined}>
                  {cell === undefined ? say('class.missed') : whole(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
