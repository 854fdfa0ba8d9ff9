import type { BackupCopies } from '../../src/machines/journal/backupCopy'

/**
 * The backup copy that all tabs share: it may refuse, or hang until it is let
 * go on, when what was asked is done in order.
 */
export class Copies {
  readonly texts = new Map<string, string>()
  mode: 'works' | 'refuses' | 'hangs' = 'works'
  #waiting: (() => void)[] = []

  readonly backupCopy: BackupCopies = {
    read: () => this.#do(() => [...this.texts.values(), undefined]),
    write: (place, text) => this.#do(() => void this.texts.set(place, text)),
    clear: () => this.#do(() => this.texts.clear()),
  }

  work(): void {
    this.mode = 'works'
    const waiting = this.#waiting
    this.#waiting = []
    for (const go of waiting) go()
  }

  /** What hangs is never done. */
  crash(): void {
    this.#waiting = []
  }

  #do<Result>(work: () => Result): Promise<Result> {
    if (this.mode === 'refuses') return Promise.reject(new Error('refused'))
    if (this.mode === 'works') return Promise.resolve(work())
    return new Promise((resolve) => this.#waiting.push(() => resolve(work())))
  }
}
