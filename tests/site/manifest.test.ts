import { describe, expect, it } from 'vitest'
import { manifestOf } from '../../scripts/site/manifest'
import { LANGUAGES, languageOf } from '../../src/ui/words/languages'

describe('the manifest', () => {
  it.each(['/', '/outline/'])(
    'is that of one game in every language, which begins in this one, under %s',
    (base) => {
      for (const lang of LANGUAGES) {
        const { path, dir } = languageOf(lang)
        expect(manifestOf(lang, base)).toMatchObject({
          id: base,
          scope: base,
          start_url: path === '' ? base : `${base}${path}/`,
          lang,
          dir,
          name: 'The World Outline Game',
          handle_links: 'preferred',
          share_target: { action: `${base}shared`, method: 'POST' },
          file_handlers: [{ action: base, accept: { 'application/json': ['.json'] } }],
        })
        const home = path === '' ? base : `${base}${path}/`
        const { shortcuts } = manifestOf(lang, base)
        expect(shortcuts?.map(({ url }) => url)).toEqual([
          `${home}world`,
          `${home}practice`,
          `${home}atlas/album`,
        ])
        for (const { name } of shortcuts ?? []) expect(name).not.toBe('')
      }
    },
  )
})
