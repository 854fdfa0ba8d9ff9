import type { Size } from './boxes'

/** Words in a picture, and the class that says how they are set. */
export type Words = { readonly text: string; readonly className: string }

const SVG = 'http://www.w3.org/2000/svg'

/**
 * How much room each of some words takes in a picture, with its halo, in units of the picture. It is the browser that
 * sets them to tell: no canvas knows tabular figures, or letters that are spaced out on somebody's wish.
 * `undefined` where there is no telling, which is so in no browser.
 */
export function textSizesIn(picture: SVGSVGElement, words: readonly Words[]): readonly Size[] | undefined {
  const specimens = words.map(({ text, className }) => {
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
