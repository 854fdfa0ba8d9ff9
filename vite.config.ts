import process from 'node:process'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { TARGET } from './scripts/site/browsers.ts'
import { compileHints } from './scripts/site/compileHints.ts'
import { headScript } from './scripts/site/head.ts'
import { LICENCES, licences } from './scripts/site/licences.ts'
import { packedFiles } from './scripts/site/packed.ts'
import { prerenderedPages } from './scripts/site/pages.ts'
import { reportsTo } from './scripts/site/reportsTo.ts'
import { previewServer } from './scripts/site/server.ts'
import { shapesFile } from './scripts/site/shapesFile.ts'
import { folderOf, words } from './scripts/words/plugin.ts'

/** The kill switch: such a build takes the worker and all it keeps from every device that comes by. */
const isRetired = process.env.WORKER === 'off'

/** What pages share beside the program that each begins with. */
const PAGES = /\/src\/(routes\/(contents\/|use)|ui\/(pages|parts)\/|ui\/words\/(\w+\.tsx|lists))/

export default defineConfig({
  plugins: [
    react(),
    words(),
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
        // Of the shapes the worker keeps the file that has all of them.
        globIgnores: ['assets/*.txt'],
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
  define: { __KEEPS_OFFLINE__: !isRetired },
  build: {
    target: TARGET,
    // An outline that is small would else be written into the program, beside the code of its country.
    assetsInlineLimit: 0,
    // What the packages in it ask for in every copy; the page on the data leads there.
    license: { fileName: LICENCES },
    // The browsers that lack it do without it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long each plugin takes is nobody's concern, nor that the list of pages asks for what is there.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      output: {
        // Names of nothing but a hash: a request for an outline must not tell the country.
        entryFileNames: 'assets/[hash].js',
        // Of the languages, those that were opened are kept.
        chunkFileNames: ({ facadeModuleId }) => `assets/${folderOf(facadeModuleId)}[hash].js`,
        assetFileNames: 'assets/[hash:6][extname]',
        // Each with all that it imports. Anything else is with the part that asks for it.
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 1 },
            { name: 'pages', test: PAGES },
          ],
        },
      },
    },
  },
})
