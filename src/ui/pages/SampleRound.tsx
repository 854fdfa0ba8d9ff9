import { parseShape } from '../../geo/shape'
import italy from '../../geo/shapes/IT.txt?raw'
import { GuessRow, type ShownHint } from '../board/GuessRow'
import { Plate } from '../plate/Plate'
import { useLocale } from '../words/LocaleContext'
import './SampleRound.css'

/** A round under way, as an example of what is played: always the same one, whatever the day's puzzle. */
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
 * What guessing Egypt and then Poland tells when Italy is sought, written out so that the first page
 * does not load the rules. A test compares it with them.
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
