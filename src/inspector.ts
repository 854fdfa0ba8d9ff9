import { createBrowserInspector } from '@statelyai/inspect'
import type { AnyActorRef, InspectionEvent } from 'xstate'

/** Where the Stately inspector is, unless the environment names another place. */
const ADDRESS: string = import.meta.env.VITE_INSPECTOR_URL ?? 'https://stately.ai/inspect'

/**
 * For development. Puts a button on the page that opens the Stately inspector, and returns the observer
 * that the root actor is to be given. Whenever the button is pressed, the inspector is told everything
 * from the start of the machines.
 */
export function offerInspector(): (event: InspectionEvent) => void {
  const past: InspectionEvent[] = []
  let inspector: ReturnType<typeof createBrowserInspector> | undefined
  showButton(() => {
    if (inspector === undefined) {
      inspector = createBrowserInspector({
        url: ADDRESS,
        maxDeferredEvents: Number.POSITIVE_INFINITY,
        // Recorded as plain data already.
        serialize: (event) => event,
      })
      for (const event of past) inspector.inspect.next?.(event)
    } else {
      // Opened anew it asks for everything again; where it is still open, it is loaded again.
      inspector.adapter.targetWindow = window.open(ADDRESS, 'xstateinspector')
    }
  })
  return (event) => {
    const recorded = recordingOf(event)
    past.push(recorded)
    inspector?.inspect.next?.(recorded)
  }
}

function showButton(open: () => void): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Open the inspector'
  button.style.cssText = 'position:fixed;right:8px;bottom:8px;z-index:9;padding:4px 8px;font:13px system-ui'
  // Only a click may open a window.
  button.addEventListener('click', open)
  document.body.append(button)
}

/** The event as plain data of this moment: the inspector reads it later, when the actors have gone on. */
function recordingOf(event: InspectionEvent): InspectionEvent {
  const actorRef = likenessOf(event.actorRef)
  if (event.type === '@xstate.actor') {
    // An actor is announced a little before it has its first snapshot.
    queueMicrotask(() => {
      const first = plain(event.actorRef.getSnapshot())
      actorRef.getSnapshot = () => first
    })
  }
  const { type, rootId } = event
  return {
    type,
    rootId,
    actorRef,
    ...('sourceRef' in event && { sourceRef: event.sourceRef && likenessOf(event.sourceRef) }),
    ...('event' in event && { event: plain(event.event) }),
    ...('snapshot' in event && { snapshot: plain(event.snapshot) }),
  } as unknown as InspectionEvent
}

/** As much of an actor as the inspector asks for. */
function likenessOf(actor: InspectionEvent['actorRef']) {
  const { id, sessionId, _parent, logic } = actor as AnyActorRef & { readonly logic: unknown }
  return {
    id,
    sessionId,
    logic,
    _parent: { sessionId: _parent?.sessionId },
    getSnapshot: (): unknown => null,
  }
}

function plain(value: unknown): unknown {
  const readable = (_key: string, part: unknown) =>
    part instanceof Error ? { name: part.name, message: part.message } : part
  return JSON.parse(JSON.stringify(value ?? null, readable))
}
