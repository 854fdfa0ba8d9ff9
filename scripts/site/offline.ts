import { homeOf, languageOf } from '../../src/ui/words/languages.ts'
import { textOf } from '../words/catalogue.ts'

/** Colours of ink and paper, light and dark, as in tokens.css. */
const STYLE = `:root{color:#1d1c1a;background:#f5f0e3}
@media(prefers-color-scheme:dark){:root{color:#ece5d4;background:#0f1519}}
body{max-inline-size:32rem;margin:20vh auto 0;padding:1rem;font:1.25rem/1.5 system-ui,sans-serif}
h1{font:inherit}a{color:inherit}`

/**
 * Page that the worker returns when there is no network and the requested page is not cached: a sentence and a link
 * to cached content, in a cached language (BCP 47), on a site under `base`.
 */
export function offlinePageOf(lang: string, base: string): string {
  const { dir } = languageOf(lang)
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${textOf(lang, 'offline.title')}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${textOf(lang, 'offline.text')}</h1>
<p><a href="${homeOf(lang, base)}">${textOf(lang, 'offline.home')}</a></p>
</main>
</body>
</html>
`
}
