/**
 * Whether a text becomes another by at most some typing errors, each an extra character, a missing one, a wrong one, or
 * two adjacent ones swapped (Damerau's four errors).
 */
export function isWithin(a: string, b: string, slips: number): boolean {
  if (Math.abs(a.length - b.length) > slips) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  if (start === a.length && start === b.length) return true
  if (slips === 0) return false
  const isAfter = (inA: number, inB: number) =>
    isWithin(a.slice(start + inA), b.slice(start + inB), slips - 1)
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start]
  return isAfter(1, 1) || isAfter(1, 0) || isAfter(0, 1) || (isSwapped && isAfter(2, 2))
}

/** Whether two different texts are one typing error apart. */
export function isSlip(a: string, b: string): boolean {
  return a !== b && isWithin(a, b, 1)
}

/** Whether a text is one typing error away from the beginning of another. */
export function isSlipOfBeginning(text: string, other: string): boolean {
  return [0, 1, 2].some((more) => isSlip(text, other.slice(0, text.length - 1 + more)))
}
