import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Result of asynchronous work on a subject; `undefined` until the first has arrived. That on an earlier subject stays until
 * it is replaced, so that nothing vanishes.
 * @param work is told whether its result is still wanted
 */
export function useArrived<Subject, Result>(
  subject: Subject,
  work: (subject: Subject, isWanted: () => boolean) => Promise<Result | undefined>,
): Result | undefined {
  const [result, setResult] = useState<{ readonly value: Result | undefined }>()
  const begin = useEffectEvent(work)
  useEffect(() => {
    let isCurrent = true
    begin(subject, () => isCurrent).then((value) => isCurrent && setResult({ value }))
    return () => {
      isCurrent = false
    }
  }, [subject])
  return result?.value
}
