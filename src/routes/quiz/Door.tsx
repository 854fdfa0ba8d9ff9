import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Quiz } from '../../machines/quiz/quiz'
import { starsIn } from '../../machines/quiz/storedQuizzes'
import type { WatchedStore } from '../../machines/store/store'
import { useLocale } from '../../ui/words/LocaleContext'
import { LazyDialog, useDialogIn } from '../LazyDialog'
import { useStored } from '../useStored'
import { quizDialogs, useQuizOpen } from './quizOpen'

type Props = {
  /** Round that the questions follow; `undefined` for one without questions. */
  readonly puzzle: Quiz['puzzle'] | undefined
  /** Step that follows once the questions are done. */
  readonly children?: ReactNode
}

/** Way on from a finished round: the questions about its country and, once they are done, their stars and what comes next. */
export function Door({ puzzle, children }: Props) {
  const { say } = useLocale()
  const isOpen = useQuizOpen(puzzle)
  const stars = useStored(starsOf, puzzle)
  const dialog = useDialogIn(quizDialogs)
  // The button that would get the focus back from the questions goes with the last answer.
  const wasAsked = useRef(false)
  useEffect(() => {
    if (!dialog.isOpen && wasAsked.current && !isOpen) room.current?.focus({ preventScroll: true })
    wasAsked.current = dialog.isOpen
  }, [dialog.isOpen, isOpen])
  const room = useRef<HTMLDivElement>(null)
  const id = useId()
  return (
    <div className="result-onwards" ref={room} tabIndex={-1}>
      {isOpen && (
        <button
          type="button"
          className="result-door"
          aria-labelledby={id}
          aria-describedby={`${id}about`}
          aria-haspopup="dialog"
          onClick={dialog.open}
        >
          <span id={id}>{say('quiz.open')}</span>
          <small id={`${id}about`}>{say('quiz.about')}</small>
        </button>
      )}
      {stars !== '' && (
        <p className="result-line">
          {say('quiz.open')}{' '}
          <span role="img" aria-label={say('quiz.score', scoreOf(stars))}>
            {stars}
          </span>
        </p>
      )}
      {!isOpen && children}
      {puzzle && (
        <LazyDialog of={dialog}>
          {({ QuizDialog }) => <QuizDialog puzzle={puzzle} onClose={dialog.close} />}
        </LazyDialog>
      )}
    </div>
  )
}

function starsOf(store: WatchedStore, puzzle: Props['puzzle']): string {
  return puzzle ? starsIn(store, puzzle) : ''
}

function scoreOf(stars: string) {
  return { right: stars.replaceAll('☆', '').length, all: stars.length }
}
