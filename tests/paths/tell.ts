import process from 'node:process'
import type { Model } from './model'

/** Prints how much a judge has walked. */
export function tell(judge: string, models: readonly Model[], paths: number): void {
  const most = (count: (model: Model) => number) => Math.max(...models.map(count))
  const [states, edges] = [most((model) => model.states.length), most((model) => model.edges.length)]
  process.stdout.write(
    `${judge} judged ${paths} paths over ${states} states and ${edges} edges, for ${models.length === 1 ? 'one country' : `${models.length} countries`}.\n`,
  )
}
