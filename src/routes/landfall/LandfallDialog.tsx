import { countryOf } from '../../geo/countries'
import {
  countryIn,
  identityOf,
  isRight,
  type Landfall,
  questionsOf,
  starsOf,
  starsTextOf,
} from '../../machines/landfall/landfall'
import { landfallMode } from '../../machines/landfall/landfallMode'
import type { Question } from '../../machines/landfall/questions'
import type { Pin } from '../../machines/pins/pins'
import { Dialog } from '../../ui/dialogs/Dialog'
import { ChoiceQuestion } from '../../ui/landfall/ChoiceQuestion'
import { PinQuestion } from '../../ui/pin/PinQuestion'
import { Turns } from '../../ui/pin/Turns'
import { useLocale } from '../../ui/words/LocaleContext'
import { useProgress } from '../game/useSeries'
import { useSettings } from '../useStored'

type Props = {
  readonly puzzle: Landfall['puzzle']
  readonly onClose: () => void
}

/** Dialog with the questions about the country of a finished round. */
export function LandfallDialog({ puzzle, onClose }: Props) {
  const { say, nameOf } = useLocale()
  const name = nameOf(countryOf(countryIn(puzzle)))
  return (
    <Dialog title={say('landfall.title', { name })} onClose={onClose}>
      <Questions puzzle={puzzle} onClose={onClose} />
    </Dialog>
  )
}

/** Rounds of practice share the key of their record. */
const roundIdOf = ({ puzzle }: Landfall) => identityOf(puzzle)

function Questions({ puzzle, onClose }: Props) {
  const { say } = useLocale()
  const { units } = useSettings().settings
  const playing = useProgress(landfallMode, { puzzle, answers: [] }, roundIdOf)
  if (playing === undefined) return null
  const { progress: landfall, act } = playing
  const questions = questionsOf(landfall)
  return (
    <Turns
      texts="landfall"
      className="landfall"
      answered={landfall.answers.length}
      all={questions.length}
      act={act}
      ask={({ place, answer: give, ...onwards }) => {
        const question = questions[place] as Question
        const reply = landfall.answers[place]
        const outcome = reply && { isRight: isRight(question, reply) }
        return (
          <>
            {question.kind === 'place' ? (
              <PinQuestion
                country={countryIn(puzzle)}
                units={units}
                onSet={(spot) => give({ deed: 'answer', spot })}
                answer={
                  outcome && { ...outcome, pin: reply?.spot === undefined ? undefined : (reply as Pin) }
                }
                {...onwards}
              />
            ) : (
              <ChoiceQuestion
                key={place}
                question={question}
                onChoose={(countries) => give({ deed: 'answer', countries })}
                answer={outcome && { ...outcome, chosen: reply?.countries ?? [] }}
                {...onwards}
              />
            )}
            {!reply && (
              <button
                type="button"
                className="link-button landfall-skip"
                onClick={() => give({ deed: 'skip' })}
              >
                {say('sprint.skip')}
              </button>
            )}
          </>
        )
      }}
    >
      <LandfallEnd landfall={landfall} onClose={onClose} />
    </Turns>
  )
}

type EndProps = { readonly landfall: Landfall; readonly onClose: () => void }

/** Result of all questions. */
function LandfallEnd({ landfall, onClose }: EndProps) {
  const { say } = useLocale()
  const stars = starsOf(landfall)
  return (
    <div className="landfall landfall-end">
      <p className="landfall-stars" aria-hidden="true">
        {starsTextOf(stars)}
      </p>
      <p role="status">{say('landfall.score', { right: stars.filter(Boolean).length, all: stars.length })}</p>
      <button type="button" className="button" onClick={onClose}>
        {say('shell.close')}
      </button>
    </div>
  )
}
