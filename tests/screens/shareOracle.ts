/** What can happen while a result is being shared. */
export type Move = 'press' | 'written' | 'refused' | '1999 ms' | '1 ms'

/** What there is to be seen of it. */
export type ShareScreen = {
  readonly label: 'Share Result' | 'Copied!'
  /** Whether the text is shown to be copied by hand. */
  readonly isByHand: boolean
  /** What was handed to the clipboard, in order. */
  readonly texts: readonly string[]
  readonly notices: readonly ('copied' | 'failed')[]
}

/** The rules of the Share button, stated once more and sharing no code with it. */
export class ShareOracle {
  #isWriting = false
  #isByHand = false
  /** Milliseconds for which `Copied!` is still to be shown. */
  #left = 0
  #texts: string[] = []
  #notices: ('copied' | 'failed')[] = []

  make(move: Move): void {
    if (move === 'press') this.#press()
    if (move === '1999 ms') this.#left = Math.max(0, this.#left - 1999)
    if (move === '1 ms') this.#left = Math.max(0, this.#left - 1)
    if (this.#isWriting && (move === 'written' || move === 'refused')) this.#answer(move === 'written')
  }

  read(): ShareScreen {
    return {
      label: this.#left > 0 ? 'Copied!' : 'Share Result',
      isByHand: this.#isByHand,
      texts: [...this.#texts],
      notices: [...this.#notices],
    }
  }

  #press() {
    if (this.#isWriting) return
    this.#isWriting = true
    this.#isByHand = false
    this.#left = 0
    this.#texts.push('text')
  }

  #answer(isWritten: boolean) {
    this.#isWriting = false
    this.#isByHand = !isWritten
    this.#left = isWritten ? 2000 : 0
    this.#notices.push(isWritten ? 'copied' : 'failed')
  }
}
