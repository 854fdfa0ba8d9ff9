import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Takes away the assignments for whose sake the hooks of downshift that nobody uses stay in the bundle: 3 kB brotli. */
const leanDownshift: Plugin = {
  name: 'lean-downshift',
  apply: 'build',
  transform: {
    filter: { id: /downshift\.esm\.mjs$/ },
    handler: (code) =>
      code.replace(/^(useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*$/gm, ''),
  },
}

export default defineConfig({
  plugins: [react(), leanDownshift],
  build: {
    // Names of nothing but a hash: a request for an outline must not tell the country.
    assetsInlineLimit: 0,
    // One small sheet is one request, and compresses better than many.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
      },
    },
  },
  test: {
    env: { TZ: 'Pacific/Auckland' },
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
})
