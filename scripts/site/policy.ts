import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What a page says of itself and a header says again, which holds before the page is read. */
const ALWAYS_FORBIDDEN = [
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types worker',
]

/** The sheet that the library of the toasts puts into the page as it is loaded, in an element that is empty at first. */
const [, SHEET = '""'] =
  /^__insertCSS\((".*")\);$/m.exec(readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')) ?? []
const TOASTS = ['', JSON.parse(SHEET)].map((text) => `'${hashOf(text)}'`)

/** What a page may do, as a Content-Security-Policy for a meta element: what is inline is allowed by its hash. */
export function policyOf(html: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(html, 'script')].join(' '),
    ["style-src 'self'", ...hashesOf(html, 'style'), ...TOASTS].join(' '),
    ...ALWAYS_FORBIDDEN,
  ].join('; ')
}

/**
 * The headers that go with every page, the same for every build. Their policy and the page's own hold together: what may
 * be loaded and run is left to the page, which knows the hashes of what is inline.
 */
export const HEADERS: Readonly<Record<string, string>> = {
  // A page cannot forbid its framing by itself.
  'Content-Security-Policy': [...ALWAYS_FORBIDDEN, "frame-ancestors 'none'"].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
}

/** The headers that go with everything. */
export const ALWAYS: Readonly<Record<string, string>> = { 'X-Content-Type-Options': 'nosniff' }

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const texts = [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(
    ([, text = '']) => text,
  )
  return [...new Set(texts.map((text) => `'${hashOf(text)}'`))]
}

/** Whether a file has its hash in its name. */
function isHashed(path: string): boolean {
  return /(^|\/)assets\//.test(path)
}

/** Files that never stand for themselves as a page or a worker does, and need no headers of a page. */
export const PARTS = '/assets/|\\.(png|svg|webmanifest)$'

/** How long an answer may be kept: what has its hash in its name for ever, anything else not unasked. */
export function cachingOf(path: string): string {
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** A page as it is sent: without comments and indentation. The hash of an inline script is that of this text. */
export function templateOf(html: string): string {
  return html.replace(/\s*<!--.*?-->/gs, '').replace(/\n\s+/g, '\n')
}
