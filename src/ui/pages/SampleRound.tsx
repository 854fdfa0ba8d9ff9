import { parseShape } from '../../geo/shape'
import italy from '../../geo/shapes/IT.txt?raw'
import { GuessRow, type ShownHint } from '../board/GuessRow'
import { Plate } from '../plate/Plate'
import { useLocale } from '../words/LocaleContext'
import './SampleRound.css'

/** Example of a round under way, the same on every day. */
export function SampleRound() {
  const { say } = useLocale()
  return (
    <figure className="sample">
      <Plate outline={parseShape(italy)?.path ?? ''} label={say('landing.sample')} />
      <ol className="sample-rows">
        {sampleHints.map((hint, index) => (
          <GuessRow key={hint.country.name} hint={hint} units="km" number={index + 1} />
        ))}
      </ol>
      <figcaption>{say('landing.sampleCaption')}</figcaption>
    </figure>
  )
}

/**
 * Hints for the guesses Egypt and Poland with Italy as the target, written out so that the first page need not load the
 * rules. A test compares them with the rules' own results.
 */
export const sampleHints: readonly ShownHint[] = [
  {
    country: { id: 'EG', name: 'Egypt' },
    distance: 2416,
    direction: { arrow: '↖', word: 'north-west' },
    proximity: 88,
    isCorrect: false,
  },
  {
    country: { id: 'PL', name: 'Poland' },
    distance: 1176,
    direction: { arrow: '↙', word: 'south-west' },
    proximity: 94,
    isCorrect: false,
  },
]
