import type { Adapter } from './adapter'
import type { Message } from './messages'
import { Recording } from './recording'

/** What the panel shows: a recording that goes on, or one that was opened from a file. It is drawn at most once in a frame. */
export class Watch {
  live: Recording
  shown: Recording
  #version = 0
  #isAsked = false
  readonly #listeners = new Set<() => void>()

  constructor(adapter?: Adapter) {
    this.live = new Recording(adapter)
    this.shown = this.live
  }

  hear(message: Message): void {
    this.live.add(message)
    this.#ask()
  }

  /** Begins anew with all that was told so far, as it is told now. */
  hearAgain(messages: readonly Message[]): void {
    const live = new Recording(this.live.adapter)
    for (const message of messages) live.add(message)
    if (this.shown === this.live) this.shown = live
    this.live = live
    this.#ask()
  }

  show(recording: Recording): void {
    this.shown = recording
    this.#ask()
  }

  /** Another number after each change. */
  version = (): number => this.#version

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #ask(): void {
    if (this.#isAsked) return
    this.#isAsked = true
    requestAnimationFrame(() => {
      this.#isAsked = false
      this.#version++
      for (const tell of this.#listeners) tell()
    })
  }
}
