import process from 'node:process'
import { preview } from 'vite'

/** The built game on a host: at E2E_URL, or else served from dist until it is closed. */
export type Game = {
  readonly url: string
  /** Only a server of one's own can be closed. */
  readonly close?: () => Promise<void>
}

export async function serveGame(): Promise<Game> {
  if (process.env.E2E_URL !== undefined) return { url: process.env.E2E_URL }
  const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } })
  return { url: server.resolvedUrls?.local[0] as string, close: () => server.close() }
}
