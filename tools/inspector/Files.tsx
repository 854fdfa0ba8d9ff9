import { useEffect, useEffectEvent, useState } from 'react'
import { decodeRecording, encodeRecording, Recording } from './recording'
import type { Watch } from './watch'

type Props = { readonly watch: Watch; readonly onOpen: () => void }

/** Saves what was recorded as a file, and opens one, or another that the adapter reads, also one that is pasted. */
export function Files({ watch, onOpen }: Props) {
  const [news, setNews] = useState('')
  const { adapter } = watch.live
  const read = async (text: string) => {
    const recording = new Recording(adapter)
    return (await adapter.read?.(text, (message) => recording.add(message))) ? recording : undefined
  }
  const save = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([encodeRecording(watch.shown)], { type: 'application/json' }))
    link.download = 'recording.json'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    const text = await file.text()
    const reading = decodeRecording(text, adapter)
    if (reading.kind === 'damaged') setNews(`${file.name} is damaged, and is not shown: ${reading.why}`)
    else if (reading.kind === 'recording') showOpened(reading.recording, file.name)
    else show(await read(text), file.name)
  }
  const showOpened = ({ messages }: Recording, name: string) => {
    const opened = adapter.opened?.(messages) ?? messages
    if (typeof opened === 'string') return setNews(opened)
    const recording = new Recording(adapter)
    for (const message of opened) recording.add(message)
    show(recording, name)
  }
  const show = (recording: Recording | undefined, name: string) => {
    setNews(
      recording
        ? `Opened ${name}`
        : `${name} is no recording${adapter.read ? ' and no report' : ''}, or of a later version`,
    )
    if (recording === undefined) return
    watch.show(recording)
    onOpen()
  }
  const paste = useEffectEvent(async (event: ClipboardEvent) => {
    // What is pasted into a field stays there.
    if (event.target instanceof Element && event.target.matches('input, textarea')) return
    const text = event.clipboardData?.getData('text') ?? ''
    if (text !== '') show(await read(text), 'What was pasted')
  })
  const isReading = adapter.read !== undefined
  useEffect(() => {
    if (!isReading) return
    const hear = (event: ClipboardEvent) => void paste(event)
    addEventListener('paste', hear)
    return () => removeEventListener('paste', hear)
  }, [isReading])
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
