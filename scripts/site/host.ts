import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { ALWAYS, cachingOf, headersOf, PARTS } from './policy.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/**
 * Answers as a good static host does: `/daily` is `daily.html` or `daily/index.html`, an unknown path gets
 * `404.html` with that status, everything has its headers, and text is sent with brotli.
 */
export function hostOf(folder: string, base: string) {
  const packed = new Map<string, Buffer>()
  const read = (path: string): Buffer | undefined => {
    const file = join(folder, normalize(join('/', path)))
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined
  }
  const pack = (content: Buffer, tag: string): Buffer => {
    const known = packed.get(tag) ?? brotliCompressSync(content)
    packed.set(tag, known)
    return known
  }
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = decode(new URL(request.url ?? '/', 'http://host').pathname)
    const within = path?.startsWith(base) ? path.slice(base.length) : undefined
    const found = within === undefined ? undefined : candidatesOf(within).find((name) => read(name))
    const name = found ?? '404.html'
    const content = read(name) ?? Buffer.from('Not found')
    const tag = `"${createHash('sha1').update(content).digest('base64url')}"`
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    const isPacked =
      !type.startsWith('image/png') && /\bbr\b/.test(String(request.headers['accept-encoding']))
    const headers = {
      ...(new RegExp(PARTS).test(`/${name}`) ? {} : headersOf(String(read('index.html')))),
      ...ALWAYS,
      'Cache-Control': cachingOf(name),
      'Content-Type': type,
      ETag: tag,
      Vary: 'Accept-Encoding',
    }
    if (found !== undefined && request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end()
      return
    }
    const body = isPacked ? pack(content, tag) : content
    response.writeHead(found === undefined ? 404 : 200, {
      ...headers,
      'Content-Length': body.length,
      ...(isPacked && { 'Content-Encoding': 'br' }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

/** `vite preview` as such a host. */
export const previewHost: Plugin = {
  name: 'preview-host',
  configurePreviewServer: ({ middlewares, config }) => {
    middlewares.use(hostOf(resolve(config.root, config.build.outDir), config.base))
  },
}

function candidatesOf(path: string): string[] {
  const name = path.replace(/\/$/, '')
  return name === ''
    ? ['index.html']
    : [...(path === name ? [name] : []), `${name}.html`, `${name}/index.html`]
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
