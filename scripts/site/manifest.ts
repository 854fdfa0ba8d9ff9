import type { ManifestOptions } from 'vite-plugin-pwa'
import { languageOf } from '../../src/ui/words/languages.ts'
import { textOf } from '../words/catalogue.ts'

const PAPER = '#f5f0e3'

const png = (src: string, sizes: string) => ({ src, sizes, type: 'image/png' })

/** What an installed game is called and looks like, in a language of the catalogues. */
export function manifestOf(lang: string): Partial<ManifestOptions> {
  return {
    name: textOf(lang, 'manifest.name'),
    short_name: textOf(lang, 'manifest.shortName'),
    description: textOf(lang, 'manifest.description'),
    lang,
    dir: languageOf(lang).dir,
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['games', 'education'],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('icon-192.png', '192x192'),
      png('icon-512.png', '512x512'),
      { ...png('icon-maskable.png', '512x512'), purpose: 'maskable' },
    ],
    screenshots: [
      {
        ...png('screenshot-narrow.png', '720x1280'),
        form_factor: 'narrow',
        label: textOf(lang, 'manifest.narrow'),
      },
      {
        ...png('screenshot-wide.png', '1280x720'),
        form_factor: 'wide',
        label: textOf(lang, 'manifest.wide'),
      },
    ],
  }
}
