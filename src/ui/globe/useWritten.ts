import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size, Written } from './marks'

const SVG = 'http://www.w3.org/2000/svg'

type Words = { readonly name: string; readonly lengths: readonly string[] }

/**
 * Measured sizes of the answer's name and of the distances in a picture; `undefined` until they have been measured,
 * which happens before they are painted. They are measured again whenever the picture comes to rest, since the font
 * may have changed.
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
      sizesIn(picture.current, [
        [name, 'earth-name'],
        ...lengths.map((text) => [text, 'earth-length'] as const),
      ]) ?? []
    setWritten(first && { name: first, lengths: others })
  }, [picture, name, lengths, width, isStill])
  return isStill ? written : undefined
}

/**
 * Sizes of some texts in a picture, with their halo, in units of the picture. The texts are inserted for that, since
 * a canvas knows neither tabular figures nor the reader's letter spacing. `undefined` if the document measures no
 * text, as in tests without a browser.
 */
function sizesIn(
  picture: SVGSVGElement,
  words: readonly (readonly [text: string, className: string])[],
): readonly Size[] | undefined {
  const specimens = words.map(([text, className]) => {
    const specimen = document.createElementNS(SVG, 'text')
    specimen.setAttribute('class', className)
    specimen.textContent = text
    return specimen
  })
  picture.append(...specimens)
  try {
    return specimens.every((specimen) => 'getBBox' in specimen) ? specimens.map(sizeOf) : undefined
  } finally {
    for (const specimen of specimens) specimen.remove()
  }
}

function sizeOf(specimen: SVGTextElement): Size {
  const { width, height } = specimen.getBBox()
  const halo = Number.parseFloat(getComputedStyle(specimen).strokeWidth)
  return { width: width + halo, height: height + halo }
}
