import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { words } from './scripts/words/plugin.ts'

export default defineConfig(({ mode }) => ({
  plugins: [react(), words()],
  define: { __KEEPS_OFFLINE__: true },
  test: {
    // Where the date is seldom that of UTC, by which the puzzles change.
    env: {
      TZ: 'Pacific/Auckland',
      // `npm run check` tries fewer histories, and a sample of what is walked: tests/amount.ts.
      ...(mode === 'quick' && { HISTORIES: '40', SAMPLE: 'yes' }),
    },
    // Only a failure takes that long, however busy the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Every core: by itself Vitest leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    // No test keeps anything for the next one: no file needs a fresh process, which is half of the work of a screen.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['tests/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/screens/setup.ts'],
        },
      },
    ],
  },
}))
