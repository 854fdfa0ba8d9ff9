import type { GameActor } from '../../src/machines/game'
import { writeRound } from '../../src/machines/journal/storedRound'
import { eventsIn, reportedRounds, reportOf } from '../../src/machines/report/report'
import type { Round } from '../../src/machines/rules/round'
import { watched } from '../../src/machines/store/store'
import { tellReport } from '../../tools/inspected/reportRecording'
import { Recording } from '../../tools/inspector/recording'
import { memoryStore } from '../machines/memoryStore'
import { storeAnew } from '../machines/rounds'
import { fakeWorld, openTab } from '../machines/world'
import { PLACE } from '../report/reporting'
import { ActorDriver } from './actor'

/** Plays with a game as it is in the program: in its puzzle, which stores it, and on a page that can be loaded anew. */
export class ProductDriver extends ActorDriver {
  #store = memoryStore()
  #device = fakeWorld({ store: this.#store })
  #tab = openTab(this.#device.world)

  /** The game as it stands: its state, and its round. */
  get state(): readonly [play: string, round: Round] {
    const { value, context } = this.game.getSnapshot()
    return [value, context]
  }

  /** What a report of the tab tells, as a recording in which the round is played once more. */
  async replayed(): Promise<Recording | undefined> {
    // What happened is stored at the end of its task.
    await Promise.resolve()
    const { tab, store } = this.#device.world
    const events = eventsIn(tab)
    const report = reportOf({ ...PLACE, events, rounds: reportedRounds(events, store) })
    const recording = new Recording()
    return (await tellReport(report, (message) => recording.add(message))) ? recording : undefined
  }

  /** Loads the page anew, over the same store. */
  reload(): void {
    this.game = this.#load(this.state[1])
  }

  protected override open(round: Round): GameActor {
    this.#store = memoryStore()
    writeRound(this.#store, round)
    return this.#load(round)
  }

  protected override show(round: Round): void {
    storeAnew(
      watched(this.#store, () => {}),
      round,
    )
    this.#device.told.stored(null)
  }

  #load({ puzzle }: Round): GameActor {
    this.#tab.app.stop()
    this.#device = fakeWorld({ store: this.#store })
    this.#tab = openTab(this.#device.world, this.world.inspect)
    return this.#tab.game(puzzle)
  }
}
