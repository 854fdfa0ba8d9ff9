// Runs one TypeScript program of this folder on any supported Node, through Vite,
// so that it can import from src/ as the game does: node scripts/run.mjs scripts/atlas.ts

import { resolve } from 'node:path'
import process from 'node:process'
import { runnerImport } from 'vite'

// Without it Vite calls this development, and a program that builds would build that.
process.env.NODE_ENV ??= 'production'

const [program, ...args] = process.argv.slice(2)
const { module } = await runnerImport(resolve(program), { configFile: false, logLevel: 'error' })
await module.main(args)
