import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  build: {
    // Names of nothing but a hash: a request for an outline must not tell the country.
    assetsInlineLimit: 0,
    // One small sheet is one request, and compresses better than many.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Sets free what downshift keeps only by assigning to it: 3 kB brotli.
      treeshake: { propertyWriteSideEffects: false, propertyReadSideEffects: false },
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
