import { useState } from 'react'
import { testOf } from './asTest'
import type { Actor, Recording } from './recording'

type Props = { readonly recording: Recording; readonly actor: Actor }

/** What happened to an actor as a test: to be put into tests/paths/recorded. */
export function CopyTest({ recording, actor }: Props) {
  const [text, setText] = useState<string>()
  const [news, setNews] = useState('')
  const copy = () => {
    const test = testOf(recording, actor)
    setText(test.text)
    if (test.text === undefined) return setNews(test.why)
    navigator.clipboard.writeText(test.text).then(
      () => setNews(`Copied: save it as tests/paths/recorded/${test.file}`),
      () => setNews(`Copy it by hand, and save it as tests/paths/recorded/${test.file}`),
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
