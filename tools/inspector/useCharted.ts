import { instance, type Viz } from '@viz-js/viz'
import { useEffect, useMemo, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { type Charted, chartedOf } from './layout'

/** Chart of a machine, once Graphviz is there to lay it out. */
export function useCharted(machine: AnyStateMachine | undefined): Charted | undefined {
  const [viz, setViz] = useState<Viz>()
  useEffect(() => {
    let isCurrent = true
    instance().then((loaded) => isCurrent && setViz(loaded))
    return () => {
      isCurrent = false
    }
  }, [])
  return useMemo(() => (viz && machine ? chartedOf(machine, viz) : undefined), [viz, machine])
}
