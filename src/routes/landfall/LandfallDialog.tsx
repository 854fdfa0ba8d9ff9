import { useState } from 'react'
import { countryOf } from '../../geo/countries'
import {
  areAnswered,
  countryIn,
  identityOf,
  type Landfall,
  questionsIn,
  starsOf,
  starsTextOf,
} from '../../machines/landfall/landfall'
import { landfallMode } from '../../machines/landfall/landfallMode'
import { Dialog } from '../../ui/dialogs/Dialog'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { ChoiceQuestion } from '../../ui/landfall/ChoiceQuestion'
import { RightAnswer } from '../../ui/landfall/RightAnswer'
import { JudgedRow } from '../../ui/pin/JudgedRow'
import { useLocale } from '../../ui/words/LocaleContext'
import { JournalNotice } from '../game/Notices'
import { useQuestions } from '../game/useSeries'
import { Turns } from '../pins/Turns'

type Props = {
  readonly puzzle: Landfall['puzzle']
  readonly onClose: () => void
}

/** Rounds of practice share the key of their record. */
const roundIdOf = ({ puzzle }: Landfall) => identityOf(puzzle)

/** Questions after a round as they stand, and a function that skips all that are left. */
function useLandfall(puzzle: Landfall['puzzle']) {
  const asked = useQuestions(landfallMode, { puzzle, answers: [] }, roundIdOf)
  const landfall = asked?.progress
  const questions = landfall ? questionsIn(landfall) : []
  const decline = () => {
    for (const _ of questions.slice(landfall?.answers.length)) {
      asked?.onReply({})
      asked?.onNext()
    }
  }
  return { asked, landfall, questions, decline }
}

/** Dialog with the questions about the country of a finished round. */
export function LandfallDialog({ puzzle, onClose }: Props) {
  const { say, nameOf } = useLocale()
  const country = countryIn(puzzle)
  const { asked, landfall, questions, decline } = useLandfall(puzzle)
  /** Number of answers when the dialog was opened. */
  const [before, setBefore] = useState<number>()
  if (landfall && before === undefined) setBefore(landfall.answers.length)
  return (
    <Dialog title={say('landfall.title', { name: nameOf(countryOf(country)) })} onClose={onClose}>
      {/* The page with its own notice lies behind the dialog. */}
      <JournalNotice />
      {asked && landfall && (
        <Turns
          {...asked}
          countries={questions.map(() => country)}
          answers={landfall.answers}
          choiceAt={(place, onwards) => {
            const [question, reply] = [questions[place], landfall.answers[place]]
            if (question === undefined || question.kind === 'place') return undefined
            return (
              <ChoiceQuestion
                key={place}
                question={question}
                answer={reply && { chosen: reply.countries, isRight: reply.isRight }}
                onChoose={(countries) => asked.onReply({ countries })}
                {...onwards}
              />
            )
          }}
        >
          <LandfallEnd landfall={landfall} onClose={onClose} />
        </Turns>
      )}
      {landfall && landfall.answers.length === before && !areAnswered(landfall) && (
        <p className="landfall-decline">
          <button
            type="button"
            className="link-button"
            onClick={() => {
              decline()
              onClose()
            }}
          >
            {say('landfall.decline')}
          </button>
        </p>
      )}
    </Dialog>
  )
}

type DeclineProps = Props & { readonly onDecline: () => void }

/** Dialog that asks whether to do without the questions, before their answers are shown. */
export function DeclineDialog({ puzzle, onDecline, onClose }: DeclineProps) {
  const { say } = useLocale()
  const { decline } = useLandfall(puzzle)
  return (
    <QuestionDialog
      title="landfall.open"
      answer="landfall.show"
      onAnswer={() => {
        decline()
        onDecline()
      }}
      onClose={onClose}
    >
      {say('landfall.asksThis')}
    </QuestionDialog>
  )
}

type EndProps = { readonly landfall: Landfall; readonly onClose: () => void }

/** Result of all questions, and the right answer to each. */
function LandfallEnd({ landfall, onClose }: EndProps) {
  const { say } = useLocale()
  const stars = starsOf(landfall)
  const questions = questionsIn(landfall)
  return (
    <div className="landfall landfall-end">
      <p className="landfall-stars" aria-hidden="true">
        {starsTextOf(stars)}
      </p>
      <p role="status">{say('landfall.score', { right: stars.filter(Boolean).length, all: stars.length })}</p>
      <ol className="pins-list">
        {landfall.answers.map(({ kind, isRight }, index) => {
          const question = questions[index]
          return (
            question && (
              <JudgedRow key={kind} isRight={isRight}>
                <RightAnswer question={question} />
              </JudgedRow>
            )
          )
        })}
      </ol>
      <button type="button" className="button" onClick={onClose}>
        {say('shell.close')}
      </button>
    </div>
  )
}
