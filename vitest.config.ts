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
      // `npm run check` tries each property fewer times.
      ...(mode === 'quick' && { PROPERTY_RUNS: '500' }),
    },
    testTimeout: 30_000,
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
