import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries } from '../../src/geo/countries'
import { call } from '../../tools/inspected/code'
import { copied, names } from './plays'

/** A text as the formatter leaves it. What the linter objects to besides fails. */
function formatted(text: string): string {
  const args = ['check', '--write', '--error-on-warnings', '--stdin-file-path=tests/paths/recorded/a.test.ts']
  const biome = 'node_modules/@biomejs/biome/bin/biome'
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, ...args], {
    input: text,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

describe('what was played is copied as a test', () => {
  it.each(names)(
    'that is kept in tests/paths/recorded, where it is linted, typed and run: %s',
    async (name) => {
      const { file, text } = await copied(name)
      // One that is not there is written, and is no less a failure.
      const isKept = existsSync(`tests/paths/recorded/${file}`)
      await expect(text).toMatchFileSnapshot(`../paths/recorded/${file}`)
      expect(isKept).toBe(true)
    },
  )
})

describe('a call in a test', () => {
  it('is laid out as the formatter does it, whatever is handed to it', () => {
    const text = fc.oneof(
      fc.constantFrom(...countries.map(({ id }) => id as string)),
      fc.constantFrom(...countries.map(({ name }) => name), `it's "so"`, 'a\\b', "'", ''),
    )
    const plain = fc.oneof(text, fc.boolean(), fc.integer(), fc.constant(undefined))
    const list = fc.array(text, { maxLength: 20, size: 'max' })
    const record = fc.dictionary(fc.stringMatching(/^[a-z]{1,12}$/), fc.oneof(plain, list), { maxKeys: 8 })
    const value = fc.oneof(plain, list, record, fc.dictionary(fc.stringMatching(/^[a-z]{1,12}$/), record))
    const statements = fc.sample(
      fc
        .tuple(fc.constantFrom('game.sync', 'expect(game.look()).toEqual'), fc.array(value, { maxLength: 3 }))
        .map(([callee, args]) => call(callee, ...args)),
      { numRuns: 300, seed: 1 },
    )
    const program = `const play = (game: never) => {\n${statements.join('\n')}\n}\nplay(0 as never)\n`
    expect(formatted(program)).toBe(program)
  })
})
