import { gameAdapter } from '../../tools/inspected/gameAdapter'
import { Recording } from '../../tools/inspector/recording'
import { observerOf } from '../../tools/inspector/tell'
import { memoryStore } from '../machines/memoryStore'
import { fakeWorld, NOON, openTab } from '../machines/world'

/** A tab whose machines are recorded, as plain data, as from another window; and another tab over the same store. */
export function recorded() {
  const recording = new Recording(gameAdapter)
  const inspect = observerOf(
    (message) => recording.add(JSON.parse(JSON.stringify(message))),
    () => NOON,
  )
  const stored = memoryStore()
  const { world, told } = fakeWorld({ store: stored })
  const tab = openTab(world, inspect)
  const actor = (name: string) => {
    const found = [...recording.actors.values()].find((each) => each.name === name)
    if (found === undefined) throw new Error(`There is no actor ${name}`)
    return found
  }
  /** Does something in the other tab, of which this one then hears. */
  const elsewhere = (play: (other: ReturnType<typeof openTab>) => void) => {
    play(openTab(fakeWorld({ store: stored }).world))
    told.stored(null)
  }
  return { recording, tab, world, store: stored, told, actor, elsewhere }
}
