import type { AnyActorRef, InspectionEvent } from 'xstate'
import { CONNECTED, isCommand, type Message } from './messages'
import { observerOf } from './tell'

/**
 * For development. Shows the inspector under the page, and returns the observer that the root actor is to be given. Each
 * window that says it is an inspector is told everything from the start of the machines, and may send events.
 * @param panel address of the inspector's page
 * @param stately address of another inspector, which needs a network
 */
export function offerInspector(
  panel: string,
  stately = 'https://stately.ai/inspect',
): (event: InspectionEvent) => void {
  const told: Message[] = []
  const actors = new Map<string, AnyActorRef>()
  /** The windows that are told, each by a way of its own. */
  const viewers = new Map<MessageEventSource, (message: Message) => void>()
  const tell = (message: Message) => {
    told.push(message)
    for (const tellViewer of viewers.values()) tellViewer(message)
  }
  addEventListener('message', ({ data, source }) => {
    if (source === null) return
    if (data?.type === CONNECTED) {
      const tellViewer = (message: Message) => {
        if (message.type !== '@xstate.microstep' || data.wantsTaken)
          source.postMessage(message, { targetOrigin: '*' })
      }
      viewers.set(source, tellViewer)
      told.forEach(tellViewer)
    }
    if (isCommand(data) && viewers.has(source)) actors.get(data.sessionId)?.send(data.event)
  })
  showBar(panel, stately)
  const observe = observerOf(tell, Date.now)
  return (event) => {
    if (event.type === '@xstate.actor') actors.set(event.actorRef.sessionId, event.actorRef as AnyActorRef)
    observe(event)
  }
}

/** The panel under the page, and the ways to another window. */
function showBar(panel: string, stately: string): void {
  const bar = document.createElement('div')
  bar.className = 'inspector-bar'
  const frame = document.createElement('iframe')
  frame.title = 'Inspector'
  frame.src = panel
  const style = document.createElement('style')
  style.textContent = STYLE
  const own = document.documentElement
  const dock = button('Close the inspector', () => {
    const isOpen = own.classList.toggle('inspected')
    dock.textContent = isOpen ? 'Close the inspector' : 'Open the inspector'
    if (isOpen) document.body.append(frame)
    else frame.remove()
  })
  own.classList.add('inspected')
  bar.append(
    dock,
    button('In a window of its own', () => window.open(panel, 'inspector')),
    button('stately.ai', () => window.open(stately, 'xstateinspector')),
  )
  document.head.append(style)
  document.body.append(frame, bar)
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = text
  // Only a click may open a window.
  made.addEventListener('click', press)
  return made
}

/** Under the page, whose width stays what it was, and with it its layout. */
const STYLE = `
  .inspector-bar { position: fixed; inset: auto auto 8px 8px; z-index: 9; display: flex; gap: 4px }
  .inspector-bar button { padding: 4px 8px; font: 13px system-ui }
  iframe[title='Inspector'] {
    position: fixed; inset: auto 0 0; z-index: 8; width: 100%; height: 50vh; border: 0; border-block-start: 2px solid
  }
  .inspected body { margin-block-end: 50vh }
  .inspected .inspector-bar { bottom: calc(50vh + 8px) }
`
