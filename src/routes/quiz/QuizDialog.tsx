import { useState } from 'react'
import { countryOf } from '../../geo/countries'
import {
  areAnswered,
  countryIn,
  type Quiz,
  questionsIn,
  starsOf,
  starsTextOf,
} from '../../machines/quiz/quiz'
import { quizMode } from '../../machines/quiz/quizMode'
import { Dialog } from '../../ui/dialogs/Dialog'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { JudgedRow } from '../../ui/pin/JudgedRow'
import { ChoiceQuestion } from '../../ui/quiz/ChoiceQuestion'
import { RightAnswer } from '../../ui/quiz/RightAnswer'
import { useLocale } from '../../ui/words/LocaleContext'
import { JournalNotice } from '../game/Notices'
import { useQuestions } from '../game/useSeries'
import { Turns } from '../pins/Turns'

type Props = {
  readonly puzzle: Quiz['puzzle']
  readonly onClose: () => void
}

/** Questions after a round as they stand, and a function that skips all that are left. */
function useQuiz(puzzle: Quiz['puzzle']) {
  const asked = useQuestions(quizMode, { puzzle, answers: [] })
  const quiz = asked?.progress
  const questions = quiz ? questionsIn(quiz) : []
  const decline = () => {
    for (const _ of questions.slice(quiz?.answers.length)) {
      asked?.onNext()
      asked?.onReply({})
    }
  }
  return { asked, quiz, questions, decline }
}

/** Dialog with the questions about the country of a finished round. */
export function QuizDialog({ puzzle, onClose }: Props) {
  const { say, nameOf } = useLocale()
  const country = countryIn(puzzle)
  const { asked, quiz, questions, decline } = useQuiz(puzzle)
  /** Number of answers when the dialog was opened. */
  const [before, setBefore] = useState<number>()
  if (quiz && before === undefined) setBefore(quiz.answers.length)
  return (
    <Dialog title={say('quiz.title', { name: nameOf(countryOf(country)) })} onClose={onClose}>
      {/* The page with its own notice lies behind the dialog. */}
      <JournalNotice />
      {asked && quiz && (
        <Turns
          {...asked}
          countries={questions.map(() => country)}
          answers={quiz.answers}
          choiceAt={(place, onwards) => {
            const [question, reply] = [questions[place], quiz.answers[place]]
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
          <QuizEnd quiz={quiz} onClose={onClose} />
        </Turns>
      )}
      {quiz && quiz.answers.length === before && !areAnswered(quiz) && (
        <p className="quiz-decline">
          <button
            type="button"
            className="link-button"
            onClick={() => {
              decline()
              onClose()
            }}
          >
            {say('quiz.decline')}
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
  const { decline } = useQuiz(puzzle)
  return (
    <QuestionDialog
      title="quiz.open"
      answer="quiz.show"
      onAnswer={() => {
        decline()
        onDecline()
      }}
      onClose={onClose}
    >
      {say('quiz.asksThis')}
    </QuestionDialog>
  )
}

type EndProps = { readonly quiz: Quiz; readonly onClose: () => void }

/** Result of all questions, and the right answer to each. */
function QuizEnd({ quiz, onClose }: EndProps) {
  const { say } = useLocale()
  const stars = starsOf(quiz)
  const questions = questionsIn(quiz)
  return (
    <div className="quiz quiz-end">
      <p className="quiz-stars" aria-hidden="true">
        {starsTextOf(stars)}
      </p>
      <p role="status">{say('quiz.score', { right: stars.filter(Boolean).length, all: stars.length })}</p>
      <ol className="pins-list">
        {quiz.answers.map(({ kind, isRight }, index) => {
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
