import { countryOf } from '../../geo/countries'
import type { ClassSet } from '../../machines/classroom/classSet'
import { foundWith } from '../../machines/classroom/register'
import type { ClassResult } from '../../machines/classroom/resultLink'
import { useLocale } from '../words/LocaleContext'

type Props = { readonly set: ClassSet; readonly result: ClassResult }

/** One result: with which guess each country was found. */
export function ResultTable({ set, result }: Props) {
  const { say, nameOf, whole } = useLocale()
  return (
    <table className="class-table class-result">
      <caption className="visually-hidden">{say('class.result')}</caption>
      <tbody>
        {foundWith(set, result).map((guess, place) => {
          const code = set.countries[place] as ClassSet['countries'][number]
          return (
            <tr key={code}>
              <th scope="row">{nameOf(countryOf(code))}</th>
              <td className={guess === undefined ? 'class-missed' : undefined}>
                {guess === undefined ? say('class.missed') : whole(guess)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
