import { facts } from '../../geo/facts'
import { worldRegionOf } from '../../geo/worldRegions'
import type { Question } from '../../machines/quiz/questions'
import { useLocale } from '../words/LocaleContext'
import { inNameOrder, listed } from '../words/lists'
import { Flag } from './Flag'

/** Right answer to a question, in words or as a flag. */
export function RightAnswer({ question: { kind, right } }: { readonly question: Question }) {
  const locale = useLocale()
  const { say } = locale
  const [country] = right
  if (country === undefined) return null
  if (kind === 'flag') return <Flag country={country} number={1} isNamed />
  if (kind === 'place') return say('pins.lies', { region: say(`regions.${worldRegionOf(country)}`) })
  if (kind === 'capital')
    return say('quiz.capitalIs', { capital: locale.placeOf(facts[country].capitals[0]).name })
  return listed(
    inNameOrder(right, locale).map(({ name }) => name),
    say,
  )
}
