import type { Actor } from './adapter'
import type { Recording } from './recording'
import { hasFailed, stateOf } from './words'

type Props = {
  readonly recording: Recording
  /** Another number after each change of the recording. */
  readonly version: number
  readonly chosen: string | undefined
  readonly onChoose: (sessionId: string) => void
}

/** The actors as they have started each other, each with the state that it is in. */
export function ActorTree({ recording, chosen, onChoose }: Props) {
  const actors = [...recording.actors.values()]
  const roots = actors.filter(({ parentId }) => parentId === undefined || !recording.actors.has(parentId))
  const branch = (actor: Actor) => {
    const children = actors.filter(({ parentId }) => parentId === actor.sessionId)
    return (
      <li key={actor.sessionId}>
        <button
          type="button"
          aria-pressed={actor.sessionId === chosen}
          className={hasFailed(actor.now) ? 'panel-failed' : ''}
          onClick={() => onChoose(actor.sessionId)}
        >
          <b>{actor.name}</b> {actor.now?.status === 'stopped' ? 'stopped' : stateOf(actor.now)}
        </button>
        {children.length > 0 && <ul>{children.map(branch)}</ul>}
      </li>
    )
  }
  return (
    <nav className="panel-tree" aria-label="Actors">
      {actors.length === 0 && <p>No actor has been told of yet.</p>}
      <ul>{roots.map(branch)}</ul>
    </nav>
  )
}
