import { useState } from 'react'
import { decodeRecording, encodeRecording } from './recording'
import type { Watch } from './watch'

type Props = { readonly watch: Watch; readonly onOpen: () => void }

/** Saves what was recorded as a file, and opens one. */
export function Files({ watch, onOpen }: Props) {
  const [news, setNews] = useState('')
  const save = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([encodeRecording(watch.shown)], { type: 'application/json' }))
    link.download = 'recording.json'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    const recording = decodeRecording(await file.text())
    setNews(recording ? `Opened ${file.name}` : `${file.name} is no recording, or of a later version`)
    if (recording === undefined) return
    watch.show(recording)
    onOpen()
  }
  return (
    <div className="panel-files">
      <button type="button" onClick={save}>
        Save
      </button>
      <label className="panel-open">
        Open <input type="file" accept=".json,.txt" onChange={({ target }) => void open(target.files?.[0])} />
      </label>
      {watch.shown !== watch.live && (
        <button
          type="button"
          onClick={() => {
            watch.show(watch.live)
            setNews('')
            onOpen()
          }}
        >
          Back to the live one
        </button>
      )}
      <span role="status">{news}</span>
    </div>
  )
}
