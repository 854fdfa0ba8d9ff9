import { instance, type Viz } from '@viz-js/viz'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Actor, Shot } from './adapter'
import { type Arrow, arrowsOf } from './chart'
import { activeIn, dotOf, idOfArrow, idOfLine, idOfState, placeOf } from './dot'

type Props = {
  readonly actor: Actor
  readonly shot: Shot
  /** The transitions that were taken last. */
  readonly arrows: readonly Arrow[]
  /** Which step that was: each lights its arrows anew. */
  readonly moment: number | undefined
  /** Hears that an arrow was pressed; absent where nothing can be sent. */
  readonly onPress: ((arrow: Arrow) => void) | undefined
}

/** The chart of an actor from its definition: the active states lit, and what was just taken. */
export function Chart({ actor, shot, arrows, moment, onPress }: Props) {
  const [viz, setViz] = useState<Viz>()
  useEffect(() => {
    let isCurrent = true
    instance().then((loaded) => isCurrent && setViz(loaded))
    return () => {
      isCurrent = false
    }
  }, [])
  const machine = actor.known?.machine
  const drawing = useMemo(
    () => ({ __html: viz && machine ? legible(viz.renderString(dotOf(machine), { format: 'svg' })) : '' }),
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
      arrows.flatMap((arrow) => {
        const place = placeOf(machine, arrow)
        return [idOfArrow(place), idOfLine(place)]
      }),
    )
  })
  if (machine === undefined)
    return <p>There is no chart of it: it is no machine, or its definition cannot be read.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <figure className="panel-chart" tabIndex={0}>
      {/* What Graphviz has drawn from a definition; the texts in it are names of states, events, guards and actions. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: with keys, an event is sent by the form beside it */}
      <div
        ref={place}
        className={onPress ? 'panel-sends' : ''}
        role="img"
        aria-label={`Chart of ${machine.id}, in ${active.filter((id) => id !== machine.id).join(', ')}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: Graphviz escapes the names that it is given
        dangerouslySetInnerHTML={drawing}
        onClick={({ target }) => {
          const place = placeAt(target)
          const arrow = place === undefined ? undefined : arrowsOf(machine)[place]
          if (arrow) onPress?.(arrow)
        }}
      />
    </figure>
  )
}

/** A drawing that is as wide as there is room, but no smaller than that its texts are as panel.css has them. */
function legible(svg: string): string {
  return svg.replace(
    /width="(\d+)pt" height="\d+pt"/,
    'style="width: 100%; min-width: $1px; max-width: calc($1px * 1.15)"',
  )
}

/** The place of the arrow that was pressed; `undefined` beside all of them. */
function placeAt(target: EventTarget): number | undefined {
  const id = target instanceof Element ? target.closest('[id*="arrow "]')?.id : undefined
  return id === undefined ? undefined : Number(id.slice(id.lastIndexOf(' ') + 1))
}
