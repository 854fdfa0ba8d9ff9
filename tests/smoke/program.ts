import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { Readable } from 'node:stream'

/** A program that runs beside this one, with all that it has started itself. */
export type Program = {
  /** What it has written to its fourth stream (3), where it tells things to who has started it. */
  readonly told: Readable
  /** Ends it and what it has started, and takes away its home. Can be called again. */
  end(): void
}

/** How GTK behaves: without the style a window is never narrower than its tool bar, some 500 pixels. */
const GTK = {
  'gtk.css': '* { min-width: 0 } button, entry { padding: 0 }',
  // A page is told to do without motion.
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
}

/** Starts a program with a home of its own. It ends with this one at the latest, however that ends. */
export function startProgram(path: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Program {
  const home = mkdtempSync(join(tmpdir(), 'smoke-'))
  const settings = join(home, 'config/gtk-3.0')
  mkdirSync(settings, { recursive: true })
  for (const [name, text] of Object.entries(GTK)) writeFileSync(join(settings, name), text)
  const child = spawn(path, args, {
    // A group of its own, to be ended as one.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      HOME: home,
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: join(home, 'config'),
      XDG_DATA_HOME: home,
      XDG_RUNTIME_DIR: home,
      MESA_SHADER_CACHE_DISABLE: 'true',
      ...more,
    },
  })
  const end = () => {
    process.off('exit', end)
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  process.on('exit', end)
  return { told: child.stdio[3] as Readable, end }
}

// A signal ends this program without its `exit`, unless somebody listens.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
