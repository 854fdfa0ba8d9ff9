/** Every sequence of `length` items out of these, with repetition. */
export function sequencesOf<Item>(items: readonly Item[], length: number): readonly (readonly Item[])[] {
  if (length === 0) return [[]]
  return sequencesOf(items, length - 1).flatMap((sequence) => items.map((item) => [...sequence, item]))
}
