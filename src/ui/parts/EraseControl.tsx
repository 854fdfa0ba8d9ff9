import { useState } from 'react'
import { useLocale } from '../words/LocaleContext'
import './Erasure.css'

type Props = {
  /** What the button says, and what the question is called. */
  readonly name: string
  readonly question: string
  readonly onErase: () => void
}

/** Erases something, after a question that takes the place of the button. */
export function EraseControl(props: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isKept, setKept] = useState(false)
  if (!isAsking)
    return (
      <button
        type="button"
        className="button button-quiet"
        // biome-ignore lint/a11y/noAutofocus: it has just come back in the place of the question that had the focus
        autoFocus={isKept}
        onClick={() => setAsking(true)}
      >
        {props.name}
      </button>
    )
  const keep = () => {
    setAsking(false)
    setKept(true)
  }
  return <ErasureQuestion {...props} onKeep={keep} />
}

type QuestionProps = Props & { readonly onKeep: () => void }

/** Asks whether something is to be erased. */
export function ErasureQuestion({ name, question, onErase, onKeep }: QuestionProps) {
  const { say } = useLocale()
  return (
    <div className="erasure" role="group" aria-label={name}>
      <p>{question}</p>
      <div className="erasure-actions">
        <button type="button" className="button" onClick={onErase}>
          {say('backup.erase')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          // biome-ignore lint/a11y/noAutofocus: the question has just come where the button was that had the focus
          autoFocus
          onClick={onKeep}
        >
          {say('backup.keep')}
        </button>
      </div>
    </div>
  )
}
