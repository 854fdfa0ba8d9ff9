import { createMachine } from 'xstate'
import type { Adapter, Known } from './adapter'
import { nameOf } from './chart'
import { dotOf } from './dot'

const known = new WeakMap<Adapter, Map<string, Known | undefined>>()

/** Returns the machine with a definition; `undefined` for what is none, such as a callback, or cannot be read. */
export function machineOf(definition: string, adapter: Adapter): Known | undefined {
  const all = known.get(adapter) ?? new Map<string, Known | undefined>()
  known.set(adapter, all)
  if (!all.has(definition)) all.set(definition, readMachine(definition, adapter))
  return all.get(definition)
}

function readMachine(definition: string, adapter: Adapter): Known | undefined {
  try {
    const config = JSON.parse(definition)
    const own = adapter.machines?.[config.id]
    // What another program calls the same is another machine.
    if (own && definitionOf(own.config) === definition) return { machine: own, own: adapter }
    if (config.states === undefined && config.on === undefined) return undefined
    const machine = createMachine(config)
    // What its definition leads to is looked up as it is drawn, and may not be there.
    dotOf(machine)
    return { machine, own: undefined }
  } catch {
    return undefined
  }
}

/** Fields of a configuration whose functions have names in a chart. */
const NAMED = ['guard', 'actions', 'entry', 'exit', 'src']

/** Writes the configuration of a machine as JSON, with the names of its functions in their places. */
export function definitionOf(config: unknown): string {
  return JSON.stringify(config, function (this: unknown, key, part: unknown) {
    const isNamed = NAMED.includes(key) || Array.isArray(this)
    if (typeof part === 'function') return isNamed ? nameOf(part) : undefined
    // Neither is drawn: what an actor begins with, and the logic of another that is written within its machine.
    if (key === 'context') return undefined
    return key === 'src' && typeof part === 'object' ? nameOf(part) : part
  })
}
