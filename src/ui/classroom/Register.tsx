import { useState } from 'react'
import { placeOf } from '../../geo/places'
import type { ClassSet } from '../../machines/classroom/classSet'
import { csvOf, type Entry, foundWith, rowOf } from '../../machines/classroom/register'
import { type ClassResult, nameOfResult } from '../../machines/classroom/resultLink'
import { TextButton } from '../parts/Button'
import { Scroller } from '../parts/Table'
import { useLocale } from '../words/LocaleContext'
import type { Locale } from '../words/locale'

type Props = { readonly set: ClassSet; readonly entries: readonly Entry[]; readonly caption: string }

/** Sort key of the rows. */
type Order = 'pupil' | 'found' | 'guesses'

/** Table of pupils by countries, with the number of the guess that found each country. */
export function RegisterTable({ set, entries, caption }: Props) {
  const locale = useLocale()
  const { say, nameOf, whole } = locale
  const [order, setOrder] = useState<Order>('pupil')
  const rows = entries.map((entry) => ({ entry, ...rowOf(set, entry) }))
  // Sorting is stable: rows with equal keys stay in the order of the pupils' numbers.
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
      <TextButton onClick={() => setOrder(name)}>{words}</TextButton>
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
                {nameOf(placeOf(code))}
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
                <GuessCell key={set.countries[place]} guess={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

/** Name of a pupil in a register: the pupil's number, or without one, characters that are unique to the result. */
export function pupilOf(result: Pick<ClassResult, 'id' | 'pupil'>, { say }: Pick<Locale, 'say'>): string {
  return result.pupil === undefined
    ? say('class.unnumbered', { letters: nameOfResult(result).toUpperCase() })
    : say('class.number', { number: result.pupil })
}

/** Register as CSV for a spreadsheet, with the columns of {@link RegisterTable}; a missed country is an empty cell. */
export function registerCsv(set: ClassSet, entries: readonly Entry[], locale: Locale): string {
  const { say, nameOf } = locale
  const names = set.countries.map((code) => nameOf(placeOf(code)))
  const heads = [say('class.pupil'), say('class.tries'), say('class.found'), say('class.made'), ...names]
  const rows = entries.map((entry) => {
    const { cells, found, guesses } = rowOf(set, entry)
    return [pupilOf(entry.best, locale), entry.attempts, found, guesses, ...cells.map((cell) => cell ?? '')]
  })
  return csvOf([heads, ...rows])
}

type ResultTableProps = { readonly set: ClassSet; readonly result: ClassResult }

/** Table of a single result, with the number of the guess that found each country. */
export function ResultTable({ set, result }: ResultTableProps) {
  const { say, nameOf } = useLocale()
  return (
    <table className="class-table class-result">
      <caption className="visually-hidden">{say('class.result')}</caption>
      <tbody>
        {foundWith(set, result).map((guess, place) => {
          const code = set.countries[place] as ClassSet['countries'][number]
          return (
            <tr key={code}>
              <th scope="row">{nameOf(placeOf(code))}</th>
              <GuessCell guess={guess} />
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Cell with the number of the guess that found a country, or a note that it was missed. */
function GuessCell({ guess }: { readonly guess: number | undefined }) {
  const { say, whole } = useLocale()
  if (guess === undefined) return <td className="class-missed">{say('class.missed')}</td>
  return <td>{whole(guess)}</td>
}
