import process from 'node:process'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { TARGET } from './scripts/site/browsers.ts'
import { among, compileHints, LICENCES, licences, shapesFile, unnamedRouter } from './scripts/site/bundle.ts'
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

/**
 * Modules that most pages beyond the entry chunk share, in one file. Rolldown alone makes a file of each set of pages: 19 instead of
 * 7 for a visit to `/`, 22 instead of 8 for a class, with 10 kB less.
 */
const isShared = among(
  'src/routes/contents',
  'src/routes/ClosedLink.tsx',
  'src/routes/day/DayNotes.tsx',
  'src/routes/game/GameTop.tsx',
  'src/routes/game/KeptDisclosure.tsx',
  'src/routes/game/useSeries.ts',
  'src/routes/record/useDue.ts',
  'src/routes/useCopy.ts',
  'src/machines/journal/archive.ts',
  'src/machines/pins/pinnedCountries.ts',
  'src/machines/pins/pinsShare.ts',
  'src/machines/pins/storedPins.ts',
  'src/machines/series/games.ts',
  'src/machines/series/questions.ts',
  'src/ui/archive/DayLinks.tsx',
  'src/ui/dialogs/Dialog.tsx',
  'src/ui/map/FlatPicture.tsx',
  'src/ui/map/Hatches.tsx',
  'src/ui/map/steps.ts',
  'src/ui/pages',
  'src/ui/parts',
  'src/ui/words/LocalMidnight.tsx',
  'src/ui/words/NamedPlace.tsx',
  'src/ui/words/Trans.tsx',
  'src/ui/words/lists.ts',
)

/** Modules of both maps, which the atlas needs at once. */
const isOfMaps = among(
  'src/geo/maps/flatMap.ts',
  'src/routes/map/MapPlate.tsx',
  'src/ui/map/useHands.ts',
  'src/ui/map/useMapView.ts',
  'src/ui/map/useMovingView.ts',
  'src/ui/map/useSize.ts',
)

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
            { name: 'pages', test: isShared },
            { name: 'maps', test: isOfMaps },
          ],
        },
      },
    },
  },
})
