import { countryOf, isCountry } from '../../geo/countries'
import { facts } from '../../geo/facts'
import type { Units } from '../../machines/journal/settings'
import { courseOf } from '../../machines/navigator/course'
import type { Round } from '../../machines/rules/round'
import { CourseSection } from '../../ui/course/CourseSection'
import type { SelectionState } from '../../ui/globe/GuessMark'
import { useArrived } from '../../ui/parts/useArrived'
import { inSlices } from '../../ui/parts/whenIdle'
import { type Sized, TrueSize } from '../../ui/result/TrueSize'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { loadScaledShapes } from '../outlines/shapes'

type Props = {
  /** Finished round. */
  readonly round: Round
  readonly units: Units
  /** Selection on the globe. */
  readonly picking: SelectionState
}

/** Review of a finished round: the information in its hints, and the size of the country beside that of a guess. */
export function ReviewSection({ round, units, picking }: Props) {
  const { nameOf } = useLocale()
  const { fetchText } = useBrowser()
  // The computation takes a tenth of a second on a slow phone.
  const course = useArrived(round, (each, isWanted) => inSlices(courseOf(each), isWanted))
  const shapes = useArrived(round, (each) => loadScaledShapes(each, fetchText))
  // Waits for the computation, so that nothing below it moves.
  if (course === undefined) return null
  const [answer, guess] = (shapes ?? []).flatMap(({ id, shape }): readonly Sized[] =>
    isCountry(id) ? [{ name: nameOf(countryOf(id)), shape, area: facts[id].area }] : [],
  )
  return (
    <>
      <CourseSection course={course} round={round} picking={picking[0].isShown ? picking : undefined} />
      {answer && guess && <TrueSize answer={answer} guess={guess} units={units} />}
    </>
  )
}
