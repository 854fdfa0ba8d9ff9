/**
 * Whether two different texts are one slip of the finger apart: a letter too many, one too few, another one,
 * or two neighbours swapped (Damerau's four mistakes).
 */
export function isSlip(a: string, b: string): boolean {
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start++
  let end = 0
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [inA, inB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  const isSwapped = inA.length === 2 && inB.length === 2 && inA[0] === inB[1] && inA[1] === inB[0]
  return a !== b && (isSwapped || (inA.length <= 1 && inB.length <= 1))
}
