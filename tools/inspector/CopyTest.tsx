import { useState } from 'react'
import type { Actor } from './adapter'
import type { Recording } from './recording'

type Props = { readonly recording: Recording; readonly actor: Actor }

/** What happened to an actor as a test, if the adapter makes tests. */
export function CopyTest({ recording, actor }: Props) {
  const [text, setText] = useState<string>()
  const [news, setNews] = useState('')
  const { tests } = recording.adapter
  if (tests === undefined) return null
  const copy = () => {
    const test = tests.testOf(recording, actor)
    setText(test.text)
    if (test.text === undefined) return setNews(test.why)
    navigator.clipboard.writeText(test.text).then(
      () => setNews(`Copied: save it as ${tests.folder}/${test.file}`),
      () => setNews(`Copy it by hand, and save it as ${tests.folder}/${test.file}`),
    )
  }
  return (
    <div className="panel-test">
      <h3>What happened, as a test</h3>
      <button type="button" onClick={copy}>
        Copy as a test
      </button>
      <p role="status">{news}</p>
      {text !== undefined && <textarea aria-label="The test" readOnly rows={6} cols={60} value={text} />}
    </div>
  )
}
