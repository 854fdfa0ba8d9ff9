import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordFrames } from '../e2e/frameLog'
import { copyRelease } from '../e2e/release'

/** Noon of the day on which the tests play. */
const NOON = Date.parse('2026-11-21T12:00:00Z')

/**
 * Copies the game as it was built, but for a script at the head of each page, which no driver of WebKit can run there: it
 * stops the clock, notes faults and logs the frames. A host's policy follows from the page, and so allows it. Gives the
 * folder, which whoever asked takes away.
 */
export function stageGame(): string {
  const folder = copyRelease()
  const script = [`(${prepare})(${NOON})`, `(${recordFrames})()`].join(';')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (!name.endsWith('.html')) continue
    const page = readFileSync(path, 'utf8')
    writeFileSync(path, page.replace('<head>', `<head><script>${script}</script>`))
  }
  return folder
}

type Watched = { faults: string[] }

/** Runs in the page before anything else. */
function prepare(noon: number): void {
  const Clock = Date
  globalThis.Date = class extends Clock {
    constructor(...given: []) {
      super(...(given.length === 0 ? ([noon] as unknown as []) : given))
    }
    static override now = () => noon
  } as DateConstructor
  const faults: string[] = []
  Object.assign(globalThis, { faults })
  addEventListener('error', ({ message }) => faults.push(`error: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejected: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`The policy forbids ${violatedDirective}: ${blockedURI}`),
  )
}

/** Runs in the page: what has failed in it, in sentences. */
export function faultsSeen(): string[] {
  return (globalThis as unknown as Watched).faults
}
