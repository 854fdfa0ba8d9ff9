import process from 'node:process'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { TARGET } from './scripts/site/browsers.ts'
import { folderOfChunk } from './scripts/site/chunks.ts'
import { compileHints } from './scripts/site/compileHints.ts'
import { headScript } from './scripts/site/head.ts'
import { LICENCES, licences } from './scripts/site/licences.ts'
import { filesOfModule, moduleImports } from './scripts/site/moduleImports.ts'
import { packedFiles } from './scripts/site/packed.ts'
import { prerenderedPages } from './scripts/site/pages.ts'
import { reportsTo } from './scripts/site/reportsTo.ts'
import { previewServer } from './scripts/site/server.ts'
import { shapesFile } from './scripts/site/shapesFile.ts'
import { sonnerWithoutStyleElement } from './scripts/site/sonner.ts'
import { words } from './scripts/words/plugin.ts'

/** The kill switch: such a build takes the worker and all it keeps from every device that comes by. */
const isRetired = process.env.WORKER === 'off'

/** What games share with other pages, which do without the rest of them. */
const COMMON =
  /\/src\/(geo\/(outlineRings|shape)|machines\/links\/\w+|ui\/(board\/GuessRow|dialogs\/LazyDialog|parts\/(LazyBoundary|useHydrating)|plate\/Plate)|routes\/(useStored|game\/useSettings|contents\/(HeaderTools|PageTools)))\./

/** What other pages share with each other. */
const PAGES =
  /\/src\/(ui\/(pages\/(Chapters|Footer|PageHeader)|parts\/useRowFocus|words\/(lists|LocalMidnight|Trans))|routes\/(contents\/PageTop|useHeadingFocus))\./

/** What plays an outline, in a game and on the page where one learns to listen. */
const LISTEN = /\/src\/(ui\/listen\/(?!Lessons)|geo\/sound\/(?!lessons))/

/** What is known of the days that were played, which the calendar and the ends of games tell. */
const DAYS = /\/src\/machines\/(streaks|journal\/(mark|storedDays))\./

/** The build of react-router for production, to which its package leads nobody: 0.5 kB less on every page. */
const ROUTER = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url))

export default defineConfig({
  plugins: [
    react(),
    words(),
    sonnerWithoutStyleElement,
    moduleImports,
    reportsTo,
    headScript,
    compileHints,
    prerenderedPages(),
    licences,
    shapesFile,
    previewServer,
    VitePWA({
      // src/worker.ts is given the list of all files of the build.
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'worker.ts',
      injectManifest: {
        globPatterns: ['**/*.{css,html,js,json,svg,txt,webmanifest}'],
        // A page lies under two names, and the worker knows them by one.
        // Of the shapes it keeps the file that has all of them.
        globIgnores: ['*/index.html', '*/*/index.html', 'assets/*.txt'],
        rollupFormat: 'iife',
        // Their names have a hash of their content.
        dontCacheBustURLsMatching: /^assets\//,
      },
      includeManifestIcons: false,
      // The program registers the worker once the page is there.
      injectRegister: false,
      selfDestroying: isRetired,
      // Each language has one.
      manifest: false,
    }),
    packedFiles(),
  ],
  // What this hook stands in for, React has had by itself since 18.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^react-router$/, replacement: ROUTER },
    ],
  },
  define: { __KEEPS_OFFLINE__: !isRetired },
  build: {
    target: TARGET,
    // An outline that is small would else be written into the program, beside the code of its country.
    assetsInlineLimit: 0,
    // What the packages in it ask for in every copy; the page on the data leads there.
    license: { fileName: LICENCES },
    modulePreload: {
      // The browsers that lack it do without it.
      polyfill: false,
      resolveDependencies: filesOfModule,
    },
    rolldownOptions: {
      // How long each plugin takes is nobody's concern.
      checks: { pluginTimings: false },
      output: {
        // Names of nothing but a hash: a request for an outline must not tell the country.
        entryFileNames: 'assets/[hash].js',
        // Of the languages, those that were opened are kept.
        chunkFileNames: ({ moduleIds }) => `assets/${folderOfChunk(moduleIds)}[hash].js`,
        assetFileNames: 'assets/[hash:6][extname]',
        // Each with all that it imports, unless a group of a higher priority has it.
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 2 },
            { name: 'common', test: COMMON, priority: 1 },
            { name: 'pages', test: PAGES, priority: 1 },
            { name: 'listen', test: LISTEN, priority: 1, includeDependenciesRecursively: false },
            { name: 'days', test: DAYS, priority: 1, includeDependenciesRecursively: false },
            { name: 'game', test: /\/src\/(machines\/startApp|routes\/day\/(Daily|World))\./ },
          ],
        },
      },
    },
  },
})
