import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Written } from './marks'
import { textSizesIn } from './textSize'

type Words = { readonly name: string; readonly lengths: readonly string[] }

/**
 * How large the name of the answer and the distances are as they are written in a picture; `undefined` until they have
 * been measured, which is before they are painted. They are measured again whenever the picture comes to rest, since
 * the letters may be other ones by then.
 * @param width of the picture, 0 while nothing can be measured.
 */
export function useWritten(
  picture: RefObject<SVGSVGElement | null>,
  { name, lengths }: Words,
  width: number,
  isStill: boolean,
): Written | undefined {
  const [written, setWritten] = useState<Written>()
  useLayoutEffect(() => {
    if (picture.current === null || width === 0 || !isStill) return
    const [first, ...others] =
      textSizesIn(picture.current, [
        { text: name, className: 'earth-name' },
        ...lengths.map((text) => ({ text, className: 'earth-length' })),
      ]) ?? []
    setWritten(first && { name: first, lengths: others })
  }, [picture, name, lengths, width, isStill])
  return isStill ? written : undefined
}
