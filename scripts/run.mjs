// Runs the `main` of a TypeScript program, which Node 20 cannot by itself, and hands it the other arguments. Vite reads
// it, so that it can import from src/ as the game does:
//   node scripts/run.mjs scripts/atlas/main.ts

import { resolve } from 'node:path'
import process from 'node:process'
import { runnerImport } from 'vite'

const { NODE_ENV } = process.env
const [program, ...args] = process.argv.slice(2)
const { module } = await runnerImport(resolve(program), { configFile: false, logLevel: 'error' })

// Vite has called this development; what the program builds or starts decides for itself.
if (NODE_ENV === undefined) delete process.env.NODE_ENV
else process.env.NODE_ENV = NODE_ENV
await module.main(args)
