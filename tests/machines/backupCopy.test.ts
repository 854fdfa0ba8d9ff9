import { describe, expect, it } from 'vitest'
import { decodeCopy, encodeCopy } from '../../src/machines/journal/backupCopy'
import { dayOf } from './rounds'

const round = dayOf('2026-11-20', 'FR', ['BR'])

describe('a backup copy', () => {
  it('is read as it was written, with its generation', () => {
    expect(decodeCopy(encodeCopy({ generation: 4, round }))).toEqual({ generation: 4, round })
  })

  it.each([
    ['nothing', undefined],
    ['no text', 7],
    ['a text of something else', 'scribble'],
    ['a puzzle that there is not', encodeCopy({ generation: 0, round }).replace('daily', 'weekly')],
    [
      'a round that cannot be read',
      JSON.stringify({ version: 1, generation: 0, key: 'daily.twenty.2026-11-20', record: {} }),
    ],
  ])('is left where it is %s', (_what, text) => {
    expect(decodeCopy(text)).toBeUndefined()
  })
})
