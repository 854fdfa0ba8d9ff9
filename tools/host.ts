import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { languageAt, languageOf } from '../src/ui/words/languages.ts'

/** Directives of the policy set by both page and headers; headers apply before the page is parsed. */
export const ALWAYS_FORBIDDEN = [
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types worker maps',
]

/** Policy of a page by who may show it in a frame, which a header alone can forbid. */
const policyFor = (ancestors: string) => [...ALWAYS_FORBIDDEN, `frame-ancestors ${ancestors}`].join('; ')

/**
 * Headers of every page, the same for every build. Browsers enforce this policy together with the page's own, which
 * lists the allowed sources and the hashes of inline code.
 */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policyFor("'none'"),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
}

/** The one page that every site may show in a frame: pattern for its paths and files, and its policy. */
export const FRAMED = { paths: '/embed(\\.html)?$', policy: policyFor('*') }

/** Headers of every response. */
export const ALWAYS: Readonly<Record<string, string>> = { 'X-Content-Type-Options': 'nosniff' }

/** Pattern for the paths of files that are neither a page nor a worker, and need no page headers. */
export const PARTS = '/assets/|\\.(ico|png|svg|webmanifest)$'

/** Cache-Control of a response: files with a content hash in their name never expire, all others are revalidated. */
function cachingOf(path: string): string {
  return /(^|\/)assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/**
 * Serves a build as a good static host does: `/daily` is `daily.html`, an unknown path gets the `404.html` of its
 * language with status 404, every response has its headers, and precompressed files are used.
 */
export function serverOf(folder: string, base: string) {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const setHeaders = (response: ServerResponse, path: string) => {
    const isPart = new RegExp(PARTS).test(path)
    const framed = new RegExp(FRAMED.paths).test(path) && { 'Content-Security-Policy': FRAMED.policy }
    const headers = { ...(isPart ? {} : HEADERS), ...framed, ...ALWAYS }
    response.setHeaders(new Map(Object.entries({ ...headers, 'Cache-Control': cachingOf(path) })))
  }
  // Serves files added after the start, too.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders,
  })
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost')
    const { path } = languageOf(languageAt(pathname, base))
    const miss = () => {
      setHeaders(response, '/404.html')
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' })
      response.end(read(path && pathname.startsWith(`${base}${path}/`) ? `${path}/404.html` : '404.html'))
    }
    if (pathname.startsWith(base)) {
      request.url = `/${pathname.slice(base.length)}`.replace(/\/+/g, '/') + search
      files(request, response, miss)
    } else miss()
  }
}

/** Plugin that makes `vite preview` serve in the same way. */
export const previewServer: Plugin = {
  name: 'preview-server',
  configurePreviewServer: ({ middlewares, config }) => {
    middlewares.use(serverOf(resolve(config.root, config.build.outDir), config.base))
  },
}
