import { parseOutline } from '../geo/outline'
import outline from '../geo/outlines/IT.txt?raw'
import { landing as texts } from './english'
import { GuessRow } from './GuessRow'
import { Plate } from './Plate'
import { sampleHints } from './sampleHints'
import { english } from './tongue'
import './SampleRound.css'

/** A round under way, as an example of what is played: always the same one, whatever the day's puzzle. */
export function SampleRound() {
  return (
    <figure className="sample">
      <Plate outline={parseOutline(outline) ?? ''} label={texts.sample} />
      <ol className="sample-rows">
        {sampleHints.map((hint, index) => (
          <GuessRow key={hint.country.name} hint={hint} units="km" tongue={english} number={index + 1} />
        ))}
      </ol>
      <figcaption>{texts.sampleCaption}</figcaption>
    </figure>
  )
}
