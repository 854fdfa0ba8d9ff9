import type { ManifestOptions } from 'vite-plugin-pwa'
import { SITE_COLOURS } from '../../src/ui/site.ts'
import { homeOf, languageOf } from '../../src/ui/words/languages.ts'
import { textOf } from '../words/catalogue.ts'
// A shared link opens in the installed app, in its open window if there is one.
import always from './manifest.json' with { type: 'json' }

/** Web app manifest in a language (BCP 47) for a site under `base`. Every language installs the same app. */
export function manifestOf(lang: string, base: string): Partial<ManifestOptions> {
  const home = homeOf(lang, base)
  const shortcut = (page: string, heading: string) => ({ name: textOf(lang, heading), url: home + page })
  return {
    ...(always as Partial<ManifestOptions>),
    background_color: SITE_COLOURS.paper[0],
    theme_color: SITE_COLOURS.paper[0],
    id: base,
    scope: base,
    start_url: home,
    lang,
    dir: languageOf(lang).dir,
    name: textOf(lang, 'landing.heading'),
    short_name: textOf(lang, 'manifest.shortName'),
    description: textOf(lang, 'manifest.description'),
    shortcuts: [
      shortcut('world', 'world.heading'),
      shortcut('practice', 'practice.heading'),
      shortcut('atlas/album', 'archive.heading'),
    ],
    // A backup that another app shares, or that is opened from a folder, arrives at the first page.
    share_target: {
      action: `${base}shared`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'backup', accept: ['text/plain', '.txt', 'application/json', '.json'] }] },
    },
    file_handlers: [{ action: base, accept: { 'application/json': ['.json'], 'text/plain': ['.txt'] } }],
    icons: always.icons.map((icon) => ({ ...icon, src: base + icon.src }) as never),
    screenshots: always.screenshots.map(({ form_factor, ...picture }) => ({
      ...picture,
      form_factor: form_factor as 'narrow' | 'wide',
      src: base + picture.src,
      label: textOf(lang, `manifest.${form_factor}`),
    })),
  }
}
