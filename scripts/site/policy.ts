import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Directives set by both page and headers; headers apply before the page is parsed. */
const ALWAYS_FORBIDDEN = [
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types worker',
]

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

/**
 * Headers of every page, the same for every build. Browsers enforce this policy together with the page's own, which
 * lists the allowed sources and the hashes of inline code.
 */
export const HEADERS: Readonly<Record<string, string>> = {
  // Framing can be forbidden by a header only, not by a page.
  'Content-Security-Policy': [...ALWAYS_FORBIDDEN, "frame-ancestors 'none'"].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
}

/** Headers of every response. */
export const ALWAYS: Readonly<Record<string, string>> = { 'X-Content-Type-Options': 'nosniff' }

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const texts = [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(
    ([, text = '']) => text,
  )
  return [...new Set(texts.map((text) => `'${hashOf(text)}'`))]
}

/** Whether a file has a content hash in its name. */
function isHashed(path: string): boolean {
  return /(^|\/)assets\//.test(path)
}

/** Pattern for the paths of files that are neither a page nor a worker, and need no page headers. */
export const PARTS = '/assets/|\\.(png|svg|webmanifest)$'

/** Cache-Control of a response: hashed files never expire, all others are revalidated. */
export function cachingOf(path: string): string {
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Removes comments and indentation from a page. The hash of an inline script refers to the resulting text. */
export function templateOf(html: string): string {
  return html.replace(/\s*<!--.*?-->/gs, '').replace(/\n\s+/g, '\n')
}
