import { instance, type Viz } from '@viz-js/viz'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Arrow } from '../chart'
import { activeIn, dotOf, idOfArrow, idOfState, placeOf } from '../dot'
import { machineOf } from './machines'
import type { Actor, Shot } from './recording'

type Props = {
  readonly actor: Actor
  readonly shot: Shot
  /** The transitions that were taken last. */
  readonly arrows: readonly Arrow[]
  /** Which step that was: each lights its arrows anew. */
  readonly moment: number | undefined
}

/** The chart of an actor from its definition: the active states lit, and what was just taken. */
export function Chart({ actor, shot, arrows, moment }: Props) {
  const [viz, setViz] = useState<Viz>()
  useEffect(() => void instance().then(setViz), [])
  const machine = machineOf(actor)?.machine
  const drawing = useMemo(
    () => ({ __html: viz && machine ? viz.renderString(dotOf(machine), { format: 'svg' }) : '' }),
    [viz, machine],
  )
  const place = useRef<HTMLDivElement>(null)
  const active = machine ? activeIn(machine, shot?.value) : []
  useLayoutEffect(() => {
    const svg = place.current
    if (svg === null || machine === undefined || moment === undefined) return
    const light = (name: string, ids: readonly string[]) => {
      for (const lit of svg.querySelectorAll(`.${name}`)) lit.classList.remove(name)
      for (const id of ids) svg.querySelector(`[id="${id}"]`)?.classList.add(name)
    }
    light('active', active.map(idOfState))
    light(
      'taken',
      arrows.map((arrow) => idOfArrow(placeOf(machine, arrow))),
    )
  })
  if (machine === undefined) return <p>It is no machine: there is no chart of it.</p>
  return (
    <figure className="panel-chart">
      {/* What Graphviz has drawn from a definition; the texts in it are names of states, events, guards and actions. */}
      <div
        ref={place}
        role="img"
        aria-label={`Chart of ${machine.id}, in ${active.filter((id) => id !== machine.id).join(', ')}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: Graphviz escapes the names that it is given
        dangerouslySetInnerHTML={drawing}
      />
    </figure>
  )
}
