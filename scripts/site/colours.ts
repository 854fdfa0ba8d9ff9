import type { Plugin } from 'vite'
import { SITE_COLOURS } from '../../src/ui/site.ts'

/** Plugin that puts the colours of the site into the style sheet of the tokens and into pages. */
export const siteColours: Plugin = {
  name: 'site-colours',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/ui\/tokens\.css/ },
    handler: (code) => `${propertiesOf()}\n${code}`,
  },
  transformIndexHtml: { order: 'pre', handler: (html) => withColours(html) },
}

/** Style rule that has each colour as a custom property. */
export function propertiesOf(): string {
  const lines = Object.entries(SITE_COLOURS).map(
    ([name, [light, dark]]) => `  --${name}: light-dark(${light}, ${dark});`,
  )
  return [':root {', ...lines, '}'].join('\n')
}

/** Text with colours in place of their names, such as `site-paper-dark`. */
export function withColours(text: string): string {
  return text.replace(/\bsite-(\w+)-(light|dark)\b/g, (all, name: keyof typeof SITE_COLOURS, theme) =>
    name in SITE_COLOURS ? SITE_COLOURS[name][theme === 'light' ? 0 : 1] : all,
  )
}
