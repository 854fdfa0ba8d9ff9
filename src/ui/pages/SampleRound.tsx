import { FIRST_DECK } from '../../geo/decks'
import { parseShape } from '../../geo/shape'
import italy from '../../geo/shapes/IT.txt?raw'
import { hintOf } from '../../machines/rules/hint'
import { standardRules } from '../../machines/rules/rules'
import { GuessRow } from '../board/GuessRow'
import { Plate } from '../plate/Plate'
import { useLocale } from '../words/LocaleContext'
import './SampleRound.css'

const round = { puzzle: { deck: FIRST_DECK }, target: 'IT', rules: standardRules } as const

const hints = (['EG', 'PL'] as const).map((guess) => hintOf(guess, round))

/** Example of a round under way, the same on every day. */
export function SampleRound() {
  const { say } = useLocale()
  return (
    <figure className="sample">
      <Plate outline={parseShape(italy)?.path ?? ''} label={say('landing.sample')} />
      <ol className="sample-rows">
        {hints.map((hint, index) => (
          <GuessRow key={hint.country.id} hint={hint} units="km" number={index + 1} />
        ))}
      </ol>
      <figcaption>{say('landing.sampleCaption')}</figcaption>
    </figure>
  )
}
