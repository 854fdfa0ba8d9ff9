import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './port'
import { provide, nginx as tool } from './programs'

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
  const [program = ''] = await provide(tool)
  const nginx = spawn(program, ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
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
