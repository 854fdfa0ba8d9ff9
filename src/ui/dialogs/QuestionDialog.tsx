import { useLocale } from '../words/LocaleContext'
import type { PlainId } from '../words/say'
import { Dialog } from './Dialog'

type Props = {
  /** Texts of the title, of what the answer means, and of the button that gives it. */
  readonly title: PlainId
  readonly means: PlainId
  readonly answer: PlainId
  readonly onAnswer: () => void
  readonly onClose: () => void
}

/** Dialog that asks whether something is to be done that cannot be taken back; to close it is to leave it. */
export function QuestionDialog({ title, means, answer, onAnswer, onClose }: Props) {
  const { say } = useLocale()
  return (
    <Dialog title={say(title)} onClose={onClose}>
      <p>{say(means)}</p>
      <button type="button" className="button" onClick={onAnswer}>
        {say(answer)}
      </button>
    </Dialog>
  )
}
