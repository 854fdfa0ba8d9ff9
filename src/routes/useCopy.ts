import { useEffect, useRef, useState } from 'react'
import { useBrowser } from './contexts'

/** Display time of `Copied!`, in milliseconds. */
const COPIED_FOR = 2000

/** Outcome of copying a text. */
type Outcome = 'copied' | 'failed'

/**
 * Copies texts to the clipboard. A press during a write has no effect.
 * @param onOutcome is told the outcome of each write
 * @returns the last outcome, `copied` for {@link COPIED_FOR} only, and the function that copies
 */
export function useCopy(onOutcome: (outcome: Outcome) => void) {
  const { copyText } = useBrowser()
  const [outcome, setOutcome] = useState<Outcome>()
  const isWriting = useRef(false)
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async (text: string) => {
    if (isWriting.current) return
    isWriting.current = true
    setOutcome(undefined)
    const told = await copyText(text).then(
      () => 'copied' as const,
      () => 'failed' as const,
    )
    isWriting.current = false
    setOutcome(told)
    onOutcome(told)
  }
  return { outcome, copy }
}
