import process from 'node:process'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { TARGET } from './scripts/site/browsers.ts'
import { chunking, folderOfChunk, isLateWorld } from './scripts/site/chunks.ts'
import { compileHints } from './scripts/site/compileHints.ts'
import { headScript } from './scripts/site/head.ts'
import { smallFilesPack } from './scripts/site/pack.ts'
import { packedFiles } from './scripts/site/packed.ts'
import { prerenderedPages } from './scripts/site/pages.ts'
import { patches } from './scripts/site/patches.ts'
import { previewServer } from './scripts/site/server.ts'
import { words } from './scripts/words/plugin.ts'

/** The kill switch: such a build takes the worker and all it keeps from every device that comes by. */
const isRetired = process.env.WORKER === 'off'

export default defineConfig({
  plugins: [
    react(),
    words(),
    patches,
    headScript,
    compileHints,
    prerenderedPages(),
    smallFilesPack,
    previewServer,
    VitePWA({
      // src/worker.ts is given the list of all files of the build.
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'worker.ts',
      injectManifest: {
        globPatterns: ['**/*.{css,html,js,json,svg,txt,webmanifest}'],
        // A page lies under two names, and the worker knows them by one.
        // Of the world the worker keeps what is in `assets/worlds`, and only for those who play with it: the outlines in one
        // file, and the parts of the program that come late.
        globIgnores: ['*/index.html', '*/*/index.html', 'assets/world/*'],
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
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  define: { __KEEPS_OFFLINE__: !isRetired },
  build: {
    target: TARGET,
    // An outline that is small would else be written into the program, beside the code of its country.
    assetsInlineLimit: 0,
    modulePreload: {
      // The browsers that lack it do without it.
      polyfill: false,
      // What a language needs is named in the head of its pages; listed once more in the program, it would weigh on all.
      resolveDependencies: (file, files) => (/^assets\/[a-z]{2}(-[a-z]+)?\//.test(file) ? [] : files),
    },
    rolldownOptions: {
      // How long each plugin takes is nobody's concern.
      checks: { pluginTimings: false },
      output: {
        // Names of nothing but a hash: a request for an outline must not tell the country.
        entryFileNames: 'assets/[hash].js',
        // Of the languages, those that were opened are kept.
        chunkFileNames: ({ moduleIds }) =>
          `assets/${isLateWorld(moduleIds) ? 'worlds/' : folderOfChunk(moduleIds)}[hash].js`,
        assetFileNames: ({ originalFileNames: [file = ''] }) => {
          const [, folder = ''] = /^src\/geo\/world\/shapes(\/|\.txt)/.exec(file) ?? []
          return `assets/${folder && (folder === '/' ? 'world/' : 'worlds/')}[hash][extname]`
        },
        codeSplitting: {
          // Each module is asked for by itself.
          includeDependenciesRecursively: false,
          groups: [{ name: chunking(import.meta.dirname) }],
        },
      },
    },
  },
})
