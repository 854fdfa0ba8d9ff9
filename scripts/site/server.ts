import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { languageAt, languageOf } from '../../src/ui/words/languages.ts'
import { ALWAYS, cachingOf, HEADERS, PARTS } from './policy.ts'

/**
 * Serves a build as a good static host does: `/daily` is `daily.html`, an unknown path gets the `404.html` of its
 * language with status 404, every response has its headers, and precompressed files are used.
 */
export function serverOf(folder: string, base: string) {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const setHeaders = (response: ServerResponse, path: string) => {
    const isPart = new RegExp(PARTS).test(path)
    const headers = { ...(isPart ? {} : HEADERS), ...ALWAYS }
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
