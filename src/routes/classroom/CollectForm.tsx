import { useState } from 'react'
import { resultsIn } from '../../machines/classroom/resultLink'
import { fileResults } from '../../machines/classroom/storedClass'
import { QuietButton } from '../../ui/parts/Button'
import { Field } from '../../ui/parts/Field'
import { TextFileButton } from '../../ui/parts/FileButton'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'

/** Form that imports any number of results from a text or a register file, and reports the outcome. */
export function CollectForm() {
  const { store, now } = useBrowser()
  const { say } = useLocale()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState('')
  const take = (given: string) => {
    let [fresh, known, refused] = [0, 0, 0]
    try {
      for (const reading of resultsIn(given)) {
        if (reading.kind !== 'results') refused++
        else {
          const filed = fileResults(store, reading, now())
          fresh += filed
          known += reading.results.length - filed
          refused += reading.refused
        }
      }
    } catch {
      setOutcome(say('class.unkept'))
      return
    }
    const filed = fresh + known > 0 ? say('class.filed', { fresh, known }) : ''
    const others = refused > 0 ? say('class.refused', { count: refused }) : ''
    setOutcome(`${filed} ${others}`.trim() || say('class.foreign'))
    if (fresh + known > 0 && refused === 0) setText('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        take(text)
      }}
    >
      <Field name={say('class.paste')} className="class-field">
        <textarea
          rows={4}
          dir="auto"
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="class-actions">
        <QuietButton type="submit">{say('class.file')}</QuietButton>
        <TextFileButton
          name={say('class.open')}
          accept="text/plain,.txt"
          onText={take}
          onFault={setOutcome}
        />
      </div>
      <p className="class-outcome" aria-live="polite">
        {outcome}
      </p>
    </form>
  )
}
