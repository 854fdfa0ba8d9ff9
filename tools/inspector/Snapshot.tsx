import type { Shot, Step } from './adapter'
import { differenceOf, fieldsOf, hasFailed, stateOf } from './words'

type Props = {
  readonly shot: Shot
  /** The step after which it is shown. */
  readonly step: Step | undefined
}

/** A snapshot as readable data, and what its last event has changed. */
export function Snapshot({ shot, step }: Props) {
  const changes = step?.after === undefined ? [] : differenceOf(step.before, step.after)
  return (
    <div className="panel-snapshot">
      <p>
        State: <b className={hasFailed(shot) ? 'panel-failed' : ''}>{stateOf(shot)}</b>
      </p>
      <h3>Context</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
      <pre className="panel-context" tabIndex={0}>
        {JSON.stringify(shot?.context ?? null, null, 1)}
      </pre>
      {step && (
        <>
          <h3>Last event</h3>
          <pre>
            {step.event.type} {JSON.stringify(fieldsOf(step.event))}
          </pre>
          <h3>What it changed</h3>
          {changes.length === 0 ? <p>Nothing.</p> : <pre>{changes.join('\n')}</pre>}
        </>
      )}
    </div>
  )
}
