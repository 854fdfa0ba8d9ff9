// Finds nginx for the test and the measurement of deploy/nginx.conf, or installs it from Debian, and starts it.

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Computer, thisComputer } from './computer'
import { installPackage } from './debian'
import { freePort } from './port'

const PATH = '/usr/sbin/nginx'

type Finder = Pick<Computer, 'isRoot' | 'platform' | 'exists' | 'run' | 'say'>

export function findNginx({ exists }: Pick<Computer, 'exists'>): string | undefined {
  return exists(PATH) ? PATH : undefined
}

/** @throws with a sentence that says what to install when there is none to be had. */
export function provideNginx(computer: Finder = thisComputer): string {
  if (computer.exists(PATH)) return PATH
  if (installPackage(computer, 'nginx-light', 'nginx is not installed') && computer.exists(PATH)) return PATH
  throw new Error('The test of deploy/nginx.conf needs nginx (on Debian: apt-get install nginx-light).')
}

/** An nginx that serves a folder as deploy/nginx.conf says, with one process, until it is stopped. */
export type Nginx = { readonly url: string; stop(): void }

/**
 * Starts nginx on a free port or on this one.
 * @throws when it does not answer within ten seconds
 */
export async function startNginx(site: string, port?: number): Promise<Nginx> {
  const address = `127.0.0.1:${port ?? (await freePort())}`
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const server = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen ${address};`)
    .replace('/var/www/world-outline-game;', `${site};`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${folder}; ${server} }`,
  )
  const nginx = spawn(provideNginx(), ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  nginx.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const stop = () => void nginx.kill()
  const url = `http://${address}`
  for (const end = Date.now() + 10_000; ; await sleep(20)) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return { url, stop }
    if (Date.now() > end) {
      stop()
      throw new Error(`nginx does not answer at ${url}`)
    }
  }
}
