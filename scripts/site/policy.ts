import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ALWAYS_FORBIDDEN } from '../../tools/host.ts'

/** Style sheet of the toast library, which inserts an empty element and then fills it. */
const [, SHEET = '""'] =
  /^__insertCSS\((".*")\);$/m.exec(readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')) ?? []
const TOASTS = ['', JSON.parse(SHEET)].map((text) => `'${hashOf(text)}'`)

/** Content-Security-Policy of a page for a meta element, allowing inline code by its hash. */
export function policyOf(html: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(html, 'script')].join(' '),
    ["style-src 'self'", ...hashesOf(html, 'style'), ...TOASTS].join(' '),
    ...ALWAYS_FORBIDDEN,
  ].join('; ')
}

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const texts = [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(
    ([, text = '']) => text,
  )
  return [...new Set(texts.map((text) => `'${hashOf(text)}'`))]
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Removes comments and indentation from a page. The hash of an inline script refers to the resulting text. */
export function templateOf(html: string): string {
  return html.replace(/\s*<!--.*?-->/gs, '').replace(/\n\s+/g, '\n')
}
