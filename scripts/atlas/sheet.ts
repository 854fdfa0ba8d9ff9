import { describeOutline } from '../../src/ui/words/description'
import { sayIn } from '../words/sayIn'
import type { Drawing } from './drawing'

const say = sayIn('en')

/** A page of all shapes for people to look at: detailed at 320 pixels, coarse beside it, and described in words. */
export function sheetOf(drawings: readonly Drawing[]): string {
  const figures = drawings.map(
    ({ entry, detailed, coarse, traits }) => `<figure>
<figcaption>${entry.name}</figcaption>
<svg viewBox="0 0 1000 1000" width="320" height="320" fill-rule="evenodd"><path d="${detailed}"/></svg>
<svg viewBox="0 0 100 100" width="320" height="320" fill-rule="evenodd"><path d="${coarse}"/></svg>
<p>${describeOutline(traits, say).join(' ')}</p>
</figure>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet of the atlas</title>
<style>
body { margin: 0; display: flex; flex-wrap: wrap; font: 13px/1.4 sans-serif }
figure { margin: 8px; width: 656px }
svg { width: 320px; height: 320px; outline: 1px solid #ccc }
</style>
${figures.join('\n')}
</html>
`
}
