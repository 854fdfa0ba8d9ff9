import type { ReactNode } from 'react'
import { Button } from '../parts/Button'
import { useLocale } from '../words/LocaleContext'
import type { PlainId } from '../words/messages'
import { Dialog } from './Dialog'

type Props = {
  /** Texts of the title and of the button that agrees. */
  readonly title: PlainId
  readonly answer: PlainId
  /** Whether agreeing is what was asked for, and nothing is lost by it. */
  readonly isOffer?: boolean
  /** Called when somebody agrees, once the dialog was asked to close. */
  readonly onAnswer: () => void
  readonly onClose: () => void
  /** Consequences of agreeing. */
  readonly children: ReactNode
}

/** Dialog that asks whether something is to be done that cannot be taken back; to close it is to go on. */
export function QuestionDialog({ title, answer, isOffer = false, onAnswer, onClose, children }: Props) {
  const { say } = useLocale()
  return (
    <Dialog title={say(title)} onClose={onClose}>
      <p>{children}</p>
      <div className="dialog-answers">
        <Button look={isOffer ? 'quiet' : 'main'} onClick={onClose}>
          {say(isOffer ? 'quiz.decline' : 'board.keep')}
        </Button>
        <Button
          look={isOffer ? 'main' : 'quiet'}
          onClick={() => {
            onClose()
            onAnswer()
          }}
        >
          {say(answer)}
        </Button>
      </div>
    </Dialog>
  )
}
