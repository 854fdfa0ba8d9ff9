import { isCountry } from '../../geo/countries'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import type { Course, Leg } from '../../machines/navigator/course'
import type { SelectionState } from '../globe/GuessMark'
import { Table } from '../parts/Table'
import { Pointer, pointingOn } from '../result/Learn'
import { useLocale } from '../words/LocaleContext'
import { NamedPlace } from '../words/NamedPlace'
import { Trans } from '../words/Trans'

type Props = {
  readonly course: Course
  /** Whether the guesses are judged: their skill, and what would have been best. */
  readonly isScored: boolean
  /** Selection on the globe; without it, the best guesses are listed as plain text. */
  readonly picking: SelectionState | undefined
}

/** Table of the guesses: the countries that each one left, the number expected, and the best alternative. */
export function CourseTable({ course, isScored, picking }: Props) {
  const { say } = useLocale()
  const heads = [say('course.guess'), say('course.left'), say('course.usual')]
  if (isScored) heads.push(say('course.skillColumn'))
  heads.push(say('course.luckColumn'))
  return (
    <Table className="course-table" caption={say('course.caption')} heads={heads}>
      <tbody>
        {course.legs.map((leg, index) => (
          <LegRow
            key={leg.guess}
            leg={leg}
            isScored={isScored}
            wasKnown={course.legs[index - 1]?.left.length === 1}
            picking={picking}
          />
        ))}
      </tbody>
    </Table>
  )
}

type RowProps = Pick<Props, 'isScored' | 'picking'> & {
  readonly leg: Leg
  /** Whether a single country fitted before the guess, so that no luck was involved. */
  readonly wasKnown: boolean
}

function LegRow({ leg, isScored, wasKnown, picking }: RowProps) {
  const { say, whole, tenths } = useLocale()
  const { guess, left, expected, best, skill, luck } = leg
  return (
    <>
      <tr>
        <th scope="row">
          <NamedPlace place={placeOf(guess)} />
        </th>
        <td>{whole(left.length)}</td>
        <td>{tenths(expected)}</td>
        {isScored && <td>{whole(skill)}</td>}
        <td>{wasKnown ? say('statistics.none') : say(`course.${luck}`)}</td>
      </tr>
      {isScored && (
        <tr className="course-best">
          <td colSpan={5}>
            {best.guess === guess ? (
              say('course.wasBest')
            ) : (
              <Trans
                id="course.best"
                values={{
                  name: <Shown country={best.guess} picking={picking} />,
                  expected: tenths(best.expected),
                }}
              />
            )}
          </td>
        </tr>
      )}
    </>
  )
}

/** Name of a country, as a button that turns the globe to it. */
function Shown({ country, picking }: { readonly country: PlaceId } & Pick<Props, 'picking'>) {
  const { say, nameOf } = useLocale()
  const name = nameOf(placeOf(country))
  if (picking === undefined || !isCountry(country)) return <span>{name}</span>
  return <Pointer id={country} name={name} pointing={pointingOn(picking, say)} className="course-shown" />
}
