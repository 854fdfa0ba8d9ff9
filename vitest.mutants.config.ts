import process from 'node:process'
import { defineConfig } from 'vitest/config'
import { words } from './scripts/words/plugin.ts'

// The mutation tester runs the tests in threads, which have the time zone of their process.
process.env.TZ = 'Pacific/Auckland'

// The tests that `npm run test:mutants` runs against each mutant: those of the rules, which need no page.
export default defineConfig({
  plugins: [words()],
  test: {
    env: { HISTORIES: '150' },
    testTimeout: 60_000,
    include: ['tests/!(inspector|screens|site|words)/**/*.test.ts'],
    // Those of the program that makes the outlines have nothing to do with what is mutated.
    exclude: [
      'tests/geo/{flatMaps,world}.test.ts',
      // Journals that are broken on purpose say nothing about one that a mutant breaks.
      'tests/machines/brokenJournals.test.ts',
    ],
    environment: 'node',
  },
})
