import type { ManifestOptions } from 'vite-plugin-pwa'
import { homeOf, languageOf } from '../../src/ui/words/languages.ts'
import { textOf } from '../words/catalogue.ts'

const PAPER = '#f5f0e3'

/** Web app manifest in a language (BCP 47) for a site under `base`. Every language installs the same app. */
export function manifestOf(lang: string, base: string): Partial<ManifestOptions> {
  const png = (name: string, sizes: string) => ({ src: base + name, sizes, type: 'image/png' })
  const home = homeOf(lang, base)
  return {
    id: base,
    scope: base,
    start_url: home,
    name: textOf(lang, 'manifest.name'),
    short_name: textOf(lang, 'manifest.shortName'),
    description: textOf(lang, 'manifest.description'),
    lang,
    dir: languageOf(lang).dir,
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['games', 'education'],
    shortcuts: [
      { name: textOf(lang, 'world.heading'), url: `${home}world` },
      { name: textOf(lang, 'practice.heading'), url: `${home}practice` },
      { name: textOf(lang, 'archive.heading'), url: `${home}archive` },
    ],
    // A shared link opens in the installed app, in its open window if there is one.
    handle_links: 'preferred',
    launch_handler: { client_mode: 'navigate-existing' },
    // A backup that another app shares, or that is opened from a folder, arrives at the first page.
    share_target: {
      action: `${base}shared`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'backup', accept: ['text/plain', '.txt', 'application/json', '.json'] }] },
    },
    file_handlers: [{ action: base, accept: { 'application/json': ['.json'], 'text/plain': ['.txt'] } }],
    icons: [
      { src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
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
