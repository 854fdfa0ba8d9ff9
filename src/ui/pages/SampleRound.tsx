import { parseShape } from '../../geo/shape'
import italy from '../../geo/shapes/IT.txt?raw'
import { GuessRow } from '../board/GuessRow'
import { Plate } from '../plate/Plate'
import { useLocale } from '../words/LocaleContext'
import { sampleHints } from './sampleHints'
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
