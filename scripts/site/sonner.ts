import type { Plugin } from 'vite'

/** Where the library of the toasts makes a style element as it is loaded. */
const STYLE_ELEMENT = /^__insertCSS\(".*"\);$/m

/** What is left of a file of the library without that. @throws when nothing is found to leave out */
export function withoutStyleElement(code: string): string {
  if (!STYLE_ELEMENT.test(code))
    throw new Error('sonner makes its style element in another way: look at scripts/site/sonner.ts.')
  return code.replace(STYLE_ELEMENT, '')
}

/** The policy refuses a style element, and the browser logs that with every toast. Its sheet is imported as a file. */
export const sonnerWithoutStyleElement: Plugin = {
  name: 'sonner-without-style-element',
  apply: 'build',
  transform: { filter: { id: /sonner\/dist\/index\.mjs$/ }, handler: withoutStyleElement },
}
