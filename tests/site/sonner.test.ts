import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withoutStyleElement } from '../../scripts/site/sonner'

describe('the library of the toasts', () => {
  it('is built without its style element', () => {
    const code = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
    expect(code.length - withoutStyleElement(code).length).toBeGreaterThan(10_000)
  })

  it('fails a build in which that is not found', () => {
    expect(() => withoutStyleElement('export {}')).toThrow('style element')
  })
})
