import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { patches } from '../../scripts/site/patches'

describe('a patch of a package', () => {
  it.each(patches.map((patch) => [patch.name, patch]))(
    'fails a build in which it changes nothing: %s',
    async (name, patch) => {
      const entry = '\0empty'
      const game = { name: 'empty', resolveId: () => entry, load: () => 'export {}' }
      const building = build({
        configFile: false,
        logLevel: 'silent',
        plugins: [game, patch],
        build: { write: false, lib: { entry, formats: ['es'] } },
      })
      await expect(building).rejects.toThrow(name as string)
    },
  )
})
