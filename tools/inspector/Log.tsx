import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Actor, Recording, Step } from './recording'
import { fieldsOf, lineOf, outcomeOf, textOf } from './words'

type Props = {
  readonly recording: Recording
  /** Another number after each change of the recording. */
  readonly version: number
  readonly actor: Actor | undefined
  /** The one that is looked at. */
  readonly step: Step | undefined
  readonly onChoose: (step: Step) => void
}

/** How high a row is, in pixels. */
const ROW = 24

/** Every event with its source, its target, what became of it and the time since the one before. */
export function Log({ recording, version, actor, step, onChoose }: Props) {
  const [text, setText] = useState('')
  const [isOfActor, setOfActor] = useState(false)
  const sessionId = isOfActor ? actor?.sessionId : undefined
  const steps = useSteps(recording, version, text, sessionId)
  const pane = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: steps.length,
    getScrollElement: () => pane.current,
    estimateSize: () => ROW,
    overscan: 8,
  })
  const place = step === undefined ? -1 : steps.indexOf(step)
  useEffect(() => {
    // The newest is in sight, unless a past one is looked at.
    if (steps.length > 0) rows.scrollToIndex(place >= 0 ? place : steps.length - 1)
  }, [rows, place, steps.length])
  const move = (to: number) => {
    const next = steps[Math.min(steps.length - 1, Math.max(0, to))]
    if (next) onChoose(next)
  }
  return (
    <section className="panel-log" aria-label="Log">
      <div className="panel-filter">
        <label>
          Find <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <label>
          <input type="checkbox" checked={isOfActor} onChange={({ target }) => setOfActor(target.checked)} />{' '}
          This actor only
        </label>
        <span role="status">{steps.length} events</span>
      </div>
      <div
        className="panel-rows"
        ref={pane}
        role="listbox"
        aria-label="Events"
        tabIndex={0}
        aria-activedescendant={place >= 0 ? `step-${step?.index}` : undefined}
        onKeyDown={(event) => {
          const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key]
          const to =
            { Home: 0, End: steps.length - 1 }[event.key] ?? (by && (place < 0 ? steps.length : place) + by)
          if (to === undefined) return
          event.preventDefault()
          move(to)
        }}
      >
        <div style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const each = steps[index] as Step
            return (
              <Row
                key={each.index}
                recording={recording}
                step={each}
                start={start}
                isChosen={index === place}
                position={[index + 1, steps.length]}
                since={each.at - (steps[index - 1]?.at ?? each.at)}
                onChoose={onChoose}
              />
            )
          })}
        </div>
      </div>
    </section>
  )
}

type RowProps = {
  readonly recording: Recording
  readonly step: Step
  readonly start: number
  readonly isChosen: boolean
  readonly position: readonly [place: number, all: number]
  /** Milliseconds. */
  readonly since: number
  readonly onChoose: (step: Step) => void
}

function Row({ recording, step, start, isChosen, position, since, onChoose }: RowProps) {
  const nameOf = (id: string | undefined) =>
    id === undefined ? 'outside' : (recording.actors.get(id)?.name ?? id)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus, and the keys
    <div
      id={`step-${step.index}`}
      className="panel-row"
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-posinset={position[0]}
      aria-setsize={position[1]}
      style={{ transform: `translateY(${start}px)` }}
      onClick={() => onChoose(step)}
    >
      <span className="panel-since">+{since} ms</span>
      <span>
        {nameOf(step.sourceId)} → {nameOf(step.sessionId)}
      </span>
      <b>{step.event.type}</b>
      <i>{outcomeOf(recording.actors.get(step.sessionId), step)}</i>
      <code>{textOf(fieldsOf(step.event)).slice(0, 120)}</code>
    </div>
  )
}

/** The steps that are asked for. What was found stays found, so that of a long log only the new ones are looked at. */
function useSteps(
  recording: Recording,
  version: number,
  text: string,
  sessionId: string | undefined,
): readonly Step[] {
  const found = useMemo(
    () => ({ recording, text: text.toLowerCase(), sessionId, seen: 0, steps: [] as readonly Step[] }),
    [recording, text, sessionId],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has more steps
  return useMemo(() => {
    const fresh = recording.steps
      .slice(found.seen)
      .filter((step) => found.sessionId === undefined || step.sessionId === found.sessionId)
      .filter((step) => found.text === '' || lineOf(recording, step).toLowerCase().includes(found.text))
    found.seen = recording.steps.length
    found.steps = fresh.length > 0 ? [...found.steps, ...fresh] : found.steps
    return found.steps
  }, [found, version])
}
