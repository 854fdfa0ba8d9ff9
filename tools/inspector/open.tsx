import { createRoot } from 'react-dom/client'
import type { Adapter } from './adapter'
import { CONNECTED, type Command, type Connected, readMessage } from './messages'
import { Panel } from './Panel'
import { Watch } from './watch'
import './panel.css'

/** Fills the page with the inspector of the program around this page, or of the one that has opened it. */
export function openPanel(adapter?: Adapter): void {
  const program: Window | null = parent === window ? opener : parent
  const watch = new Watch(adapter)

  addEventListener('message', ({ data, source }) => {
    if (source !== program) return
    const reading = readMessage(data)
    if (reading.kind === 'message') watch.hear(reading.message)
  })

  const send = (command: Command) => program?.postMessage(command, '*')
  createRoot(document.getElementById('panel') as HTMLElement).render(
    <Panel watch={watch} send={program ? send : undefined} />,
  )

  program?.postMessage({ type: CONNECTED, wantsTaken: true } satisfies Connected, '*')
}
