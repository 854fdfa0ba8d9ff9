import type { Store } from '../../src/machines/store/store'

/** Of which keys nothing is taken, where there is room for others. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  'full for days': /\.(day|daily)\./,
  'full for reviews': /\.review\./,
}

/** What all tabs store in: it may be full or blocked, tells the other tabs of each change, and loses the last in a crash. */
export class Disk {
  readonly entries = new Map<string, string>()
  mode: 'works' | 'full' | 'full for days' | 'full for reviews' | 'blocked' = 'works'
  /** The changes of which the other tabs have not been told, and who made them. */
  readonly news: { readonly by: object; readonly key: string }[] = []
  /** How often anything was changed. */
  changes = 0
  #last: { readonly key: string; readonly before: string | undefined } | undefined

  /** The store as one tab sees it. */
  storeOf(tab: object): Store {
    const change = (key: string, text: string | undefined) => {
      const before = this.entries.get(key)
      if (text === before) return
      this.changes++
      this.#last = { key, before }
      if (text === undefined) this.entries.delete(key)
      else this.entries.set(key, text)
      this.news.push({ by: tab, key })
    }
    return {
      get: (key) => {
        this.#ask()
        return this.entries.get(key) ?? null
      },
      set: (key, text) => {
        this.#ask()
        if (this.mode === 'full' || REFUSED[this.mode]?.test(key)) throw new Error('full')
        change(key, text)
      },
      remove: (key) => {
        this.#ask()
        change(key, undefined)
      },
      keys: () => {
        this.#ask()
        return [...this.entries.keys()]
      },
    }
  }

  /** Loses the last change, and gives its key. */
  crash(): string | undefined {
    const last = this.#last
    this.#last = undefined
    this.news.length = 0
    if (last === undefined) return undefined
    if (last.before === undefined) this.entries.delete(last.key)
    else this.entries.set(last.key, last.before)
    return last.key
  }

  /** Puts a text in the place of another, or takes it away, by other means than a tab. */
  damage(key: string, text: string | undefined): void {
    if (text === undefined) this.entries.delete(key)
    else this.entries.set(key, text)
    if (this.#last?.key === key) this.#last = undefined
    this.news.push({ by: this, key })
  }

  #ask(): void {
    if (this.mode === 'blocked') throw new Error('blocked')
  }
}
