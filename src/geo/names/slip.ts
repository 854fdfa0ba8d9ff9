/**
 * Whether two different texts are one typing error apart: an extra character, a missing one, a wrong one, or two
 * adjacent ones swapped (Damerau's four errors).
 */
export function isSlip(a: string, b: string): boolean {
  if (a === b) return false
  const most = Math.min(a.length, b.length)
  let start = 0
  while (a[start] === b[start]) start++
  let end = 0
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const [inA, inB] = [a.length - start - end, b.length - start - end]
  const isSwapped = inA === 2 && inB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
  return isSwapped || (inA <= 1 && inB <= 1)
}

/** Whether a text is one typing error away from the beginning of another. */
export function isSlipOfBeginning(text: string, other: string): boolean {
  return [0, 1, 2].some((more) => isSlip(text, other.slice(0, text.length - 1 + more)))
}
