import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bytesIn, fragmentOf } from '../../src/machines/transfer/backupLink'

it('carries any bytes through an address, in characters that need no encoding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const fragment = fragmentOf(bytes)
      expect(fragment).toBe(`#${encodeURI(fragment.slice(1))}`)
      expect([...(bytesIn(fragment) ?? [])]).toEqual([...bytes])
    }),
  )
})

it('tells the fragments of other links, and those of a later version', () => {
  for (const other of ['', '#', '#shared', '#1sjeq5ce3kk2789wqf', '#backup', '#backup1.%20'])
    expect(bytesIn(other), other).toBeUndefined()
  const fragment = fragmentOf(deflateSync('all'))
  expect(bytesIn(fragment.replace('#backup1', '#backup2'))).toBe('later')
})

it('has no bytes of what is empty or cut off within a byte', () => {
  for (const digits of ['', 'A', 'AAAAA']) expect(bytesIn(`#backup1.${digits}`)).toEqual(new Uint8Array())
})
