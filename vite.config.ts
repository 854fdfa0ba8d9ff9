import process from 'node:process'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { chunking } from './scripts/site/chunks.ts'
import { previewHost } from './scripts/site/host.ts'
import { packedFiles } from './scripts/site/packed.ts'
import { prerenderedPages } from './scripts/site/pages.ts'
import { textOf } from './scripts/words/catalogue.ts'
import { words } from './scripts/words/plugin.ts'
import { languageOf } from './src/ui/words/languages.ts'

/**
 * Takes away what keeps the hooks of downshift that nobody uses in the bundle, the descriptions of props that
 * only development checks, and its reckoning of how far to scroll, in whose place the field brings an option
 * into sight: 5 kB brotli.
 */
const leanDownshift: Plugin = {
  name: 'lean-downshift',
  apply: 'build',
  transform: {
    filter: { id: /downshift\.esm\.mjs$/ },
    handler: (code) =>
      code
        .replace(/^(useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*$/gm, '')
        .replace(/^var (propTypes\$?\d?|dropdownPropTypes) = .*?^\}\)?;/gms, '')
        .replace(/^\s*validatePropTypes(\$1)?\(.*$/gm, '')
        .replace("import PropTypes from 'prop-types';", '')
        .replace(/^import \{ compute \} from 'compute-scroll-into-view';$/m, 'const compute = () => [];'),
  },
}

/** The router as it is for production, to which its package leads nobody: without warnings for developers. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router$/ },
    async handler(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      return found?.id.replace('/dist/development/', '/dist/production/')
    },
  },
}

/** The toasts' own styles as a sheet that the program adopts: a strict policy lets no style element be made. */
const adoptedToastStyles: Plugin = {
  name: 'adopted-toast-styles',
  apply: 'build',
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs$/ },
    handler: (code) => {
      const adopting = code.replace(
        /function __insertCSS\(code\) \{.*?\n\}/s,
        'function __insertCSS(code) { const sheet = new CSSStyleSheet(); sheet.replaceSync(code); document.adoptedStyleSheets.push(sheet) }',
      )
      if (adopting === code) throw new Error('The toasts bring their styles in another way now.')
      return adopting
    },
  },
}

/** The kill switch: such a build takes the worker and all it keeps from every device that comes by. */
const isRetired = process.env.WORKER === 'off'

/** The language of the site. */
const lang = process.env.VITE_LOCALE ?? 'en'

const offline = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src',
  filename: 'worker.ts',
  injectRegister: false,
  selfDestroying: isRetired,
  injectManifest: {
    globPatterns: ['**/*.{css,html,js,svg,txt,webmanifest}', 'icon-*.png'],
    // A page lies under two names, and the worker knows them by one.
    globIgnores: ['*/index.html'],
    rollupFormat: 'iife',
    dontCacheBustURLsMatching: /^assets\//,
  },
  includeManifestIcons: false,
  manifest: {
    name: textOf(lang, 'manifest.name'),
    short_name: textOf(lang, 'manifest.shortName'),
    description: textOf(lang, 'manifest.description'),
    lang,
    dir: languageOf(lang).dir,
    display: 'standalone',
    background_color: '#f5f0e3',
    theme_color: '#f5f0e3',
    categories: ['games', 'education'],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      {
        src: 'screenshot-narrow.png',
        sizes: '720x1280',
        type: 'image/png',
        form_factor: 'narrow',
        label: textOf(lang, 'manifest.narrow'),
      },
      {
        src: 'screenshot-wide.png',
        sizes: '1280x720',
        type: 'image/png',
        form_factor: 'wide',
        label: textOf(lang, 'manifest.wide'),
      },
    ],
  },
})

export default defineConfig({
  plugins: [
    react(),
    words(),
    leanDownshift,
    productionRouter,
    adoptedToastStyles,
    prerenderedPages(),
    previewHost,
    offline,
    packedFiles(),
  ],
  define: { __KEEPS_OFFLINE__: !isRetired },
  build: {
    // Names of nothing but a hash: a request for an outline must not tell the country.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'pages', name: chunking(import.meta.dirname) }],
        },
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
