import { describe, expect, it } from 'vitest'

const modules = import.meta.glob(['../../src/{geo,machines}/**/*.ts'])

describe('a module of the rules', () => {
  it.each(Object.entries(modules))('%s can be loaded by itself', async (_path, load) => {
    await expect(load()).resolves.toBeDefined()
  })
})
