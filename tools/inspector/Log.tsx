import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import type { Actor, Step } from './adapter'
import { eventInWords } from './chart'
import type { Recording } from './recording'
import { fieldsOf, lineOf, nameIn, outcomeOf, textOf } from './words'

type Props = {
  readonly recording: Recording
  /** Another number after each change of the recording. */
  readonly version: number
  readonly actor: Actor | undefined
  /** Whether only what this actor was sent is listed at first. */
  readonly isNarrow?: boolean
  /** The one that is looked at. */
  readonly step: Step | undefined
  readonly onChoose: (step: Step) => void
}

/** How high a row is, in pixels. */
const ROW = 24

/** Steps of one type that an actor took from the same source with nothing between them: a single one, if they are not folded. */
type Entry = { readonly steps: readonly [Step, ...Step[]] }

/** Every event with its source, its target, what became of it and the time since the one before: a list, or a sequence. */
export function Log({ recording, version, actor, isNarrow = false, step, onChoose }: Props) {
  const [text, setText] = useState('')
  const [isOfActor, setOfActor] = useState(isNarrow)
  const [isFolded, setFolded] = useState(true)
  const [isSequence, setSequence] = useState(false)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const sessionId = isOfActor ? actor?.sessionId : undefined
  const { entries, types } = useEntries(recording, version, text, sessionId, hidden, isFolded)
  const pane = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => pane.current,
    estimateSize: () => ROW,
    overscan: 8,
  })
  const place = step === undefined ? -1 : entries.findIndex(({ steps }) => steps.includes(step))
  useEffect(() => {
    // The newest is in sight, unless a past one is looked at.
    if (entries.length > 0) rows.scrollToIndex(place >= 0 ? place : entries.length - 1)
  }, [rows, place, entries.length])
  const move = (to: number) => {
    const next = entries[Math.min(entries.length - 1, Math.max(0, to))]
    if (next) onChoose(lastOf(next))
  }
  const lanes = isSequence ? lanesOf(entries) : []
  return (
    <section className="panel-log" aria-label="Log">
      <div className="panel-filter">
        <label>
          Find <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <Check label="This actor only" isOn={isOfActor} onTurn={setOfActor} />
        <Check label="Fold repeats" isOn={isFolded} onTurn={setFolded} />
        <Check label="As a sequence" isOn={isSequence} onTurn={setSequence} />
        <details>
          <summary>Types{hidden.size > 0 && `: ${hidden.size} hidden`}</summary>
          {[...types].map(([type, count]) => (
            <Check
              key={type}
              label={`${eventInWords(type)} (${count})`}
              isOn={!hidden.has(type)}
              onTurn={(isOn) =>
                setHidden(new Set(isOn ? [...hidden].filter((each) => each !== type) : [...hidden, type]))
              }
            />
          ))}
        </details>
        <span role="status">{entries.length} events</span>
      </div>
      <div
        className="panel-rows"
        ref={pane}
        role="listbox"
        aria-label="Events"
        tabIndex={0}
        aria-activedescendant={place >= 0 ? `step-${step?.index}` : undefined}
        style={{ '--lanes': lanes.length } as CSSProperties}
        onKeyDown={(event) => {
          const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key]
          const to =
            { Home: 0, End: entries.length - 1 }[event.key] ??
            (by && (place < 0 ? entries.length : place) + by)
          if (to === undefined) return
          event.preventDefault()
          move(to)
        }}
      >
        {isSequence && (
          <div className="panel-lanes" aria-hidden="true">
            {lanes.map((id) => (
              <b key={id ?? ''}>{nameIn(recording, id)}</b>
            ))}
          </div>
        )}
        <div className="panel-all" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const { steps } = entries[index] as Entry
            const before = entries[index - 1]
            const shown = index === place && step ? step : lastOf({ steps })
            return (
              <Row
                key={steps[0].index}
                recording={recording}
                step={shown}
                count={steps.length}
                lanes={lanes}
                start={start}
                isChosen={index === place}
                position={[index + 1, entries.length]}
                since={shown.at - (before ? lastOf(before) : shown).at}
                onChoose={onChoose}
              />
            )
          })}
        </div>
      </div>
    </section>
  )
}

type CheckProps = {
  readonly label: string
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
}

function Check({ label, isOn, onTurn }: CheckProps) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onTurn(target.checked)} /> {label}
    </label>
  )
}

type RowProps = {
  readonly recording: Recording
  readonly step: Step
  /** How many events it stands for. */
  readonly count: number
  /** The actors of a sequence; none in a list. */
  readonly lanes: readonly (string | undefined)[]
  readonly start: number
  readonly isChosen: boolean
  readonly position: readonly [place: number, all: number]
  /** Milliseconds. */
  readonly since: number
  readonly onChoose: (step: Step) => void
}

function Row({ recording, step, count, lanes, start, isChosen, position, since, onChoose }: RowProps) {
  const { sourceId, sessionId, event } = step
  const way = `${nameIn(recording, sourceId)} → ${nameIn(recording, sessionId)}`
  const type = `${eventInWords(event.type)}${count > 1 ? ` × ${count}` : ''}`
  const outcome = outcomeOf(recording.actors.get(sessionId), step)
  const [from, to] = [lanes.indexOf(sourceId), lanes.indexOf(sessionId)]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus, and the keys
    <div
      id={`step-${step.index}`}
      className={lanes.length > 0 ? 'panel-row panel-lanes' : 'panel-row'}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-posinset={position[0]}
      aria-setsize={position[1]}
      aria-label={lanes.length > 0 ? `${way} ${type} ${outcome}` : undefined}
      style={{ transform: `translateY(${start}px)` }}
      onClick={() => onChoose(step)}
    >
      {lanes.length > 0 ? (
        <span
          className={from === to ? '' : from < to ? 'panel-on' : 'panel-back'}
          style={
            {
              gridColumn: `${Math.min(from, to) + 1} / ${Math.max(from, to) + 2}`,
              '--span': Math.abs(from - to) + 1,
            } as CSSProperties
          }
        >
          <b>{type}</b> <i>{outcome}</i>
        </span>
      ) : (
        <>
          <span className="panel-since">+{since} ms</span>
          <span>{way}</span>
          <b>{type}</b>
          <i>{outcome}</i>
          <code>{textOf(fieldsOf(event)).slice(0, 120)}</code>
        </>
      )}
    </div>
  )
}

function lastOf({ steps }: Entry): Step {
  return steps.at(-1) as Step
}

/** The actors that sent or took anything, in the order in which they first did; `undefined` for what is outside of all. */
function lanesOf(entries: readonly Entry[]): readonly (string | undefined)[] {
  return [...new Set(entries.flatMap(({ steps: [{ sourceId, sessionId }] }) => [sourceId, sessionId]))]
}

/** What was found of a recording so far. */
type Found = { entries: readonly Entry[]; readonly types: Map<string, number>; seen: number }

/** The steps that are asked for. What was found stays found, so that of a long log only the new ones are looked at. */
function useEntries(
  recording: Recording,
  version: number,
  text: string,
  sessionId: string | undefined,
  hidden: ReadonlySet<string>,
  isFolded: boolean,
): Pick<Found, 'entries' | 'types'> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew with each other question
  const found = useMemo<Found>(
    () => ({ entries: [], types: new Map(), seen: 0 }),
    [recording, text, sessionId, hidden, isFolded],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has more steps
  return useMemo(() => {
    const wanted = text.toLowerCase()
    const entries = [...found.entries]
    for (const step of recording.steps.slice(found.seen)) {
      const { type } = step.event
      found.types.set(type, (found.types.get(type) ?? 0) + 1)
      if (sessionId !== undefined && step.sessionId !== sessionId) continue
      if (hidden.has(type) || !lineOf(recording, step).toLowerCase().includes(wanted)) continue
      const last = entries.at(-1)
      if (last && isFolded && isRepeat(lastOf(last), step))
        entries.splice(-1, 1, { steps: [...last.steps, step] })
      else entries.push({ steps: [step] })
    }
    found.seen = recording.steps.length
    found.entries = entries
    return { entries, types: found.types }
  }, [found, version])
}

/** Whether a step is the one before it once more, as the ticks of a clock are. */
function isRepeat(last: Step, step: Step): boolean {
  const isSame = last.sessionId === step.sessionId && last.sourceId === step.sourceId
  return (
    isSame &&
    last.event.type === step.event.type &&
    Object.keys(step.event).every((key) => key === 'type' || key === 'at')
  )
}
