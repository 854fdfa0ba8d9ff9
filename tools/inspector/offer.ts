import type { AnyActorRef, InspectionEvent } from 'xstate'
import { CONNECTED, isCommand, type Message } from './messages'
import { messageOf } from './tell'

/** The page of the inspector that is here. */
const PANEL = `${import.meta.env.BASE_URL}tools/inspector/index.html`

/** The page of another one, which needs a network, unless the environment names another place. */
const STATELY: string = import.meta.env.VITE_INSPECTOR_URL ?? 'https://stately.ai/inspect'

/**
 * For development. Shows the inspector beside the page, and returns the observer that the root actor is to be given. Each
 * window that says it is an inspector is told everything from the start of the machines, and may send events.
 */
export function offerInspector(): (event: InspectionEvent) => void {
  const told: Message[] = []
  const actors = new Map<string, AnyActorRef>()
  const viewers = new Set<MessageEventSource>()
  const tell = (message: Message) => {
    told.push(message)
    for (const viewer of viewers) viewer.postMessage(message, { targetOrigin: '*' })
  }
  addEventListener('message', ({ data, source }) => {
    if (source === null) return
    if (data?.type === CONNECTED) {
      viewers.add(source)
      for (const message of told) source.postMessage(message, { targetOrigin: '*' })
    }
    if (isCommand(data) && viewers.has(source)) actors.get(data.sessionId)?.send(data.event)
  })
  showBar()
  return (event) => {
    if (event.type === '@xstate.actor') actors.set(event.actorRef.sessionId, event.actorRef as AnyActorRef)
    // An actor is announced a little before it has its first snapshot. All others wait with it, and keep their order.
    const message = event.type === '@xstate.actor' ? undefined : messageOf(event, Date.now())
    queueMicrotask(() => {
      const late = message ?? messageOf(event, Date.now())
      if (late) tell(late)
    })
  }
}

/** The panel at the side of the page, and the ways to another window. */
function showBar(): void {
  const bar = document.createElement('div')
  bar.className = 'inspector-bar'
  const frame = document.createElement('iframe')
  frame.title = 'Inspector'
  frame.src = PANEL
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
    button('In a window of its own', () => window.open(PANEL, 'inspector')),
    button('stately.ai', () => window.open(STATELY, 'xstateinspector')),
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

/** Beside the page where that leaves room for a game, and else under it. */
const STYLE = `
  .inspector-bar { position: fixed; inset: auto auto 8px 8px; z-index: 9; display: flex; gap: 4px }
  .inspector-bar button { padding: 4px 8px; font: 13px system-ui }
  iframe[title='Inspector'] { position: fixed; inset: 0 0 0 auto; z-index: 8; width: 55vw; height: 100%; border: 0 }
  .inspected body { margin-right: 55vw }
  @media (max-width: 799px) {
    iframe[title='Inspector'] { inset: auto 0 0; width: 100%; height: 55vh }
    .inspected body { margin: 0 0 55vh }
  }
`
