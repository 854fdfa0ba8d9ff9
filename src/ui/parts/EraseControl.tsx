import { useState } from 'react'
import { useLocale } from '../words/LocaleContext'
import './Erasure.css'
import { Button, QuietButton, TextButton } from './Button'

type Props = {
  /** Label of the button, and accessible name of the confirmation. */
  readonly name: string
  readonly question: string
  readonly onErase: () => void
}

/** Button that erases something after a confirmation, which replaces the button. */
export function EraseControl(props: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isKept, setKept] = useState(false)
  if (!isAsking)
    return (
      <TextButton
        // The button replaces the confirmation that had the focus
        autoFocus={isKept}
        onClick={() => setAsking(true)}
      >
        {props.name}
      </TextButton>
    )
  const keep = () => {
    setAsking(false)
    setKept(true)
  }
  return <ErasureQuestion {...props} onKeep={keep} />
}

type QuestionProps = Props & { readonly onKeep: () => void }

/** Confirmation before something is erased. */
export function ErasureQuestion({ name, question, onErase, onKeep }: QuestionProps) {
  const { say } = useLocale()
  return (
    <div className="erasure" role="group" aria-label={name}>
      <p>{question}</p>
      <div className="erasure-actions">
        <Button onClick={onErase}>{say('backup.erase')}</Button>
        <QuietButton
          // The confirmation replaces the button that had the focus
          autoFocus
          onClick={onKeep}
        >
          {say('backup.keep')}
        </QuietButton>
      </div>
    </div>
  )
}
