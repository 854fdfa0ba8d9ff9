/** A binary heap of numbered items, the least key first and, of equal keys, the least item. */
export class Heap {
  readonly #entries: (readonly [key: number, item: number])[] = []

  push(key: number, item: number): void {
    this.#entries.push([key, item])
    let at = this.#entries.length - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!this.#precedes(at, parent)) return
      this.#swap(at, parent)
      at = parent
    }
  }

  pop(): readonly [key: number, item: number] | undefined {
    const first = this.#entries[0]
    const last = this.#entries.pop()
    if (last === undefined || this.#entries.length === 0) return first
    this.#entries[0] = last
    for (let at = 0; ; ) {
      let least = at
      if (this.#precedes(2 * at + 1, least)) least = 2 * at + 1
      if (this.#precedes(2 * at + 2, least)) least = 2 * at + 2
      if (least === at) return first
      this.#swap(at, least)
      at = least
    }
  }

  #precedes(a: number, b: number): boolean {
    const [entryA, entryB] = [this.#entries[a], this.#entries[b]]
    if (entryA === undefined || entryB === undefined) return false
    return entryA[0] < entryB[0] || (entryA[0] === entryB[0] && entryA[1] < entryB[1])
  }

  #swap(a: number, b: number): void {
    const entry = this.#entries[a] as readonly [number, number]
    this.#entries[a] = this.#entries[b] as readonly [number, number]
    this.#entries[b] = entry
  }
}
