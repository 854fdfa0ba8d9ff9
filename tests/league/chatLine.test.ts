import { describe, expect, it } from 'vitest'
import { headOf, plain } from '../../src/machines/league/chatLine'

const who = (name: string, rest = '') => ({ kind: 'who', who: name, rest })

describe('the head of a line', () => {
  it.each([
    ['21/11/2026, 14:05 - Anna: hello: you', '', who('Anna', ' hello: you')],
    ['[21/11/2026, 14:05:33] Anna: hello', '', who('Anna', ' hello')],
    ['[21/11/2026, 14:05:33] 山田：こんにちは', '', who('山田', 'こんにちは')],
    // Notices of the program, and a message of somebody without a name.
    ['21/11/2026, 14:05 - Ben left', '', { kind: 'nobody' }],
    ['[21/11/2026, 14:05:33] : hello', '', { kind: 'nobody' }],
    ['[21/11/2026, 14:05:33] \u202e: hello', '', { kind: 'nobody' }],
    [`21/11/2026, 14:05 - ${'x'.repeat(170)}: hello`, '', { kind: 'nobody' }],
    // What looks like one, and stands further back or is incomplete.
    ['see 21/11/2026, 14:05 - Anna: hello', '', { kind: 'none' }],
    ['12 of us came', '', { kind: 'none' }],
    ['hello', 'Anna', { kind: 'none' }],
    ['', 'Anna', { kind: 'none' }],
    // Over the text.
    ['Anna, [21.11.2026 14:05]', '', who('Anna')],
    ['Anna [21.11.26 14:05]:', '', who('Anna')],
    ['Anna (21.11.2026 14:05)', 'Ben', { kind: 'none' }],
    ['\u200b, [21.11.2026 14:05]', '', { kind: 'none' }],
    [`${'x'.repeat(150)}, [21.11.2026 14:05]`, '', { kind: 'none' }],
    ['Anna — Today at 2:05 PM', 'Ben', who('Anna')],
    ['— Today at 2:05 PM', 'Ben', who('Ben')],
    [' — 14:05', 'B'.repeat(200), who('B'.repeat(40))],
    ['— 14:05', '', { kind: 'none' }],
    ['Anna – Today at 2:05 PM', 'Ben', { kind: 'none' }],
    ['a dash — and no time', 'Ben', { kind: 'none' }],
  ])('%j after %j', (line, before, head) => {
    expect(headOf(line, before)).toEqual(head)
  })

  it('is looked for in what has no marks of direction, and plain blanks', () => {
    expect(plain('\u200e[21/11/26, 2:05\u202fPM]\u00a0Anna:\thello\u2069')).toBe(
      '[21/11/26, 2:05 PM] Anna: hello',
    )
  })
})
