import { defineConfig } from 'vitest/config'

// The tests that `npm run mutants` runs against each mutant: those of the rules, which need no page.
export default defineConfig({
  test: {
    env: { TZ: 'Pacific/Auckland', PROPERTY_RUNS: '300' },
    testTimeout: 60_000,
    include: ['tests/{geo,machines,paths}/**/*.test.ts'],
    // Those of the program that makes the outlines have nothing to do with what is mutated.
    exclude: ['tests/geo/{atlas,plane,seam,selection,simplification,tree,world}.test.ts'],
    environment: 'node',
  },
})
