/**
 * Whether two different texts are one slip of the finger apart: a letter too many, one too few, another one,
 * or two neighbours swapped (Damerau's four mistakes).
 */
export function isSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b || !isLikely(a, b)) return false
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start++
  let end = 0
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const [inA, inB] = [a.length - start - end, b.length - start - end]
  const isSwapped = inA === 2 && inB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
  return isSwapped || (inA <= 1 && inB <= 1)
}

/** Whether a text is one slip away from the beginning of another. */
export function isSlipOfBeginning(text: string, other: string): boolean {
  return isLikely(text, other) && [-1, 0, 1].some((more) => isSlip(text, other.slice(0, text.length + more)))
}

/**
 * Whether one slip can lie between two texts, by their first two letters: one of them is in its place, or one letter off.
 * It is asked of thousands, and rules out most of them at once.
 */
function isLikely(a: string, b: string): boolean {
  return a[0] === b[0] || a[1] === b[1] || a[0] === b[1] || a[1] === b[0]
}
