/** Rounds that count how often something of them is looked at, as the measure of work that is the same on every machine. */
export function watched<Item extends object>(
  all: readonly Item[],
): { readonly rounds: readonly Item[]; readonly looks: () => number } {
  let looks = 0
  const rounds = all.map(
    (round) =>
      new Proxy(round, {
        get(target, name, receiver) {
          looks++
          return Reflect.get(target, name, receiver)
        },
      }),
  )
  return { rounds, looks: () => looks }
}
