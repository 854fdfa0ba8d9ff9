/**
 * Whether a text becomes another, or a beginning of it, by at most some typing errors, each an extra character, a missing
 * one, a wrong one, or two adjacent ones swapped (Damerau's four errors). Compares them from two places on.
 */
export function isWithin(
  a: string,
  b: string,
  slips: number,
  isBeginning = false,
  atA = 0,
  atB = 0,
): boolean {
  const longer = b.length - atB - (a.length - atA)
  if (longer < -slips || (!isBeginning && longer > slips)) return false
  let [inA, inB] = [atA, atB]
  while (inA < a.length && a.charCodeAt(inA) === b.charCodeAt(inB)) {
    inA++
    inB++
  }
  if (inA === a.length && (isBeginning || inB === b.length)) return true
  if (slips === 0) return false
  const isAfter = (lengthInA: number, lengthInB: number) =>
    isWithin(a, b, slips - 1, isBeginning, inA + lengthInA, inB + lengthInB)
  const isSwapped = a.charCodeAt(inA) === b.charCodeAt(inB + 1) && a.charCodeAt(inA + 1) === b.charCodeAt(inB)
  return isAfter(1, 1) || isAfter(1, 0) || isAfter(0, 1) || (isSwapped && isAfter(2, 2))
}

/** Whether two different texts are one typing error apart. */
export function isSlip(a: string, b: string): boolean {
  return a !== b && isWithin(a, b, 1)
}

/** Whether a text is one typing error away from the beginning of another. */
export function isSlipOfBeginning(text: string, other: string): boolean {
  return isWithin(text, other, 1, true)
}
