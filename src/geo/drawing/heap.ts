/** A binary heap of numbered items, the least key first and, of equal keys, the least item. */
export class Heap {
  // Two lists of numbers rather than one of pairs, of which there would be a million to collect.
  readonly #keys: number[] = []
  readonly #items: number[] = []

  push(key: number, item: number): void {
    let at = this.#keys.length
    this.#put(at, key, item)
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!this.#precedes(at, parent)) return
      this.#swap(at, parent)
      at = parent
    }
  }

  pop(): readonly [key: number, item: number] | undefined {
    const [key, item] = [this.#keys[0], this.#items[0]]
    const [lastKey, lastItem] = [this.#keys.pop(), this.#items.pop()]
    if (key === undefined || item === undefined) return undefined
    if (this.#keys.length === 0) return [key, item]
    this.#put(0, lastKey as number, lastItem as number)
    for (let at = 0; ; ) {
      let least = at
      if (this.#precedes(2 * at + 1, least)) least = 2 * at + 1
      if (this.#precedes(2 * at + 2, least)) least = 2 * at + 2
      if (least === at) return [key, item]
      this.#swap(at, least)
      at = least
    }
  }

  #precedes(a: number, b: number): boolean {
    if (a >= this.#keys.length) return false
    const [keyA, keyB] = [this.#keys[a] as number, this.#keys[b] as number]
    return keyA < keyB || (keyA === keyB && (this.#items[a] as number) < (this.#items[b] as number))
  }

  #swap(a: number, b: number): void {
    const [key, item] = [this.#keys[a] as number, this.#items[a] as number]
    this.#put(a, this.#keys[b] as number, this.#items[b] as number)
    this.#put(b, key, item)
  }

  #put(at: number, key: number, item: number): void {
    this.#keys[at] = key
    this.#items[at] = item
  }
}
