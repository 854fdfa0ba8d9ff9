import { describeOutline } from '../../src/ui/words/description'
import { sayIn } from '../words/sayIn'
import type { Drawing } from './drawing'
import { STEPS } from './plane'

const say = sayIn('en')

/** A page of all shapes for people to look at: detailed at 320 pixels, coarse beside it, and described in words. */
export function sheetOf(drawings: readonly Drawing[]): string {
  const figures = drawings.map(
    ({ entry, detailed, unit, coarse, traits }) => `<figure>
<figcaption>${entry.name}</figcaption>
<svg viewBox="${boxOf(unit)}" width="320" height="320" fill-rule="evenodd"><path d="${detailed}"/></svg>
<svg viewBox="0 0 100 100" width="320" height="320" fill-rule="evenodd"><path d="${coarse}"/></svg>
${describeOutline(traits, say)
  .map(({ label, value }) => `<p><b>${label}</b>${value}</p>`)
  .join('\n')}
</figure>`,
  )
  const style =
    'figure { margin: 8px; width: 656px }\nsvg { width: 320px; height: 320px; outline: 1px solid #ccc }'
  return pageOf('Contact sheet of the atlas', style, figures)
}

/** A page of all shapes at 300 and at 100 pixels, as small as they are ever drawn, to see whether they are known again. */
export function overviewOf(drawings: readonly Drawing[]): string {
  const figures = drawings.map(
    ({ entry, detailed, unit, corners }) => `<figure>
<figcaption>${entry.id} ${entry.name} ${corners}</figcaption>
${[300, 100]
  .map(
    (side) =>
      `<svg viewBox="${boxOf(unit)}" width="${side}" height="${side}" fill-rule="evenodd"><path d="${detailed}"/></svg>`,
  )
  .join('\n')}
</figure>`,
  )
  const style = 'figure { margin: 4px; width: 408px }\nsvg { outline: 1px solid #ccc }'
  return pageOf('The outlines at two sizes', style, figures)
}

/** The box of path data in units of so many steps. */
function boxOf(unit: number): string {
  return `0 0 ${STEPS / unit} ${STEPS / unit}`
}

function pageOf(title: string, style: string, figures: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
body { margin: 0; display: flex; flex-wrap: wrap; font: 13px/1.4 sans-serif }
${style}
</style>
${figures.join('\n')}
</html>
`
}
