import process from 'node:process'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { TARGET } from './scripts/site/browsers.ts'
import { compileHints, LICENCES, licences, shapesFile, unnamedRouter } from './scripts/site/bundle.ts'
import { siteColours } from './scripts/site/colours.ts'
import { headScript } from './scripts/site/head.ts'
import { packedFiles } from './scripts/site/packed.ts'
import { prerenderedPages } from './scripts/site/pages.ts'
import { reportsTo } from './scripts/site/reportsTo.ts'
import { folderOf, OWN_FOLDER, words } from './scripts/words/plugin.ts'
import { previewServer } from './tools/host.ts'

/**
 * Kill switch: a build with WORKER=off unregisters the service worker and deletes its caches on every device that
 * visits.
 */
const isRetired = process.env.WORKER === 'off'

/** Modules that pages share beyond the entry chunk. */
const PAGES =
  /\/src\/(routes\/(contents\/|use|record\/useDue|day\/DayNotes|ClosedLink|game\/(GameTop|useSeries|KeptDisclosure))|ui\/(pages\/|parts\/|dialogs\/Dialog\.)|ui\/words\/(\w+\.tsx|lists)|ui\/(archive\/DayLinks|map\/(Hatches|steps|FlatPicture))\.tsx?|machines\/(series\/|pins\/(?!pinsMode)|journal\/archive))/

export default defineConfig({
  plugins: [
    react(),
    words(),
    reportsTo,
    siteColours,
    headScript(),
    unnamedRouter,
    compileHints,
    prerenderedPages,
    licences,
    shapesFile,
    previewServer,
    VitePWA({
      // Builds src/entry/worker.ts with a list of all files of the build.
      strategies: 'injectManifest',
      srcDir: 'src/entry',
      filename: 'worker.ts',
      injectManifest: {
        globPatterns: ['**/*.{css,html,ico,js,json,svg,txt,webmanifest}', 'assets/flags/*'],
        // The worker caches the one file with all shapes, not the file of each shape, no page for frames of others, and not the
        // machines beside the game, which few open.
        globIgnores: ['assets/*.{svg,txt}', '**/embed.html', '**/machines.html', 'assets/machines/*'],
        rollupFormat: 'iife',
        // File names in this folder contain a hash of their content.
        dontCacheBustURLsMatching: /^assets\//,
      },
      includeManifestIcons: false,
      // The program registers the worker once the page has loaded.
      injectRegister: false,
      selfDestroying: isRetired,
      // Each language has a manifest of its own, emitted with the pages.
      manifest: false,
    }),
    packedFiles(),
  ],
  define: { __KEEPS_OFFLINE__: !isRetired },
  worker: { rolldownOptions: { output: { entryFileNames: `assets/${OWN_FOLDER}[hash].js` } } },
  build: {
    target: TARGET,
    // Vite would inline a small outline into the program, beside the code of its country.
    assetsInlineLimit: 0,
    // Bundled packages require their licences in every copy; the page about the game links to the file.
    license: { fileName: LICENCES },
    // Browsers without module preloading work without it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Silences two irrelevant warnings: plugin timings, and dynamic imports in the list of pages that are also
      // static.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      output: {
        // File names contain only a hash, since the request for an outline must not reveal the country.
        entryFileNames: 'assets/[hash].js',
        // A folder per language lets the worker cache only the languages that were opened.
        chunkFileNames: ({ facadeModuleId }) => `assets/${folderOf(facadeModuleId)}[hash].js`,
        // So does one for the flags, once one of them was shown.
        assetFileNames: ({ names: [name = ''], originalFileNames: [file = ''] }) =>
          `assets/${/\/flags\//.test(file) ? 'flags/' : name === 'Machines.css' ? 'machines/' : ''}[hash:6][extname]`,
        // Each group includes its imports; any other module joins the chunk that imports it.
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 1 },
            { name: 'pages', test: PAGES },
            { name: 'maps', test: /\/(ui\/map\/use\w+|geo\/maps\/flatMap|routes\/map\/MapPlate)\.tsx?$/ },
          ],
        },
      },
    },
  },
})
