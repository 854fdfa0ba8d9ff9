import { createHash } from 'node:crypto'

/** What a page may do, as a Content-Security-Policy for a meta element: its inline scripts are allowed by their hashes. */
export function policyOf(html: string): string {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => `'${hashOf(text)}'`)
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(scripts)].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types worker',
  ].join('; ')
}

/** The headers that go with every answer. */
export function headersOf(html: string): Record<string, string> {
  return {
    // A page cannot forbid its framing by itself.
    'Content-Security-Policy': `${policyOf(html)}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** How long an answer may be kept: what has its hash in its name for ever, anything else not unasked. */
export function cachingOf(path: string): string {
  return /(^|\/)assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
