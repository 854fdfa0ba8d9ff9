import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readChat } from '../../src/machines/league/readChat'
import { LONGEST, type Result } from '../../src/machines/league/result'
import { shareTextOf } from '../../src/machines/result/shareText'
import { standardRules } from '../../src/machines/rules/rules'
import type { DailyDeck } from '../../src/machines/schedule/dailies'
import type { UtcDate } from '../../src/machines/schedule/day'
import { LANGUAGES, languageOf } from '../../src/ui/words/languages'
import { dayOf } from '../machines/rounds'

const TODAY: UtcDate = '2026-11-21'
const GUESSES = ['AU', 'PL', 'FR', 'IT', 'ES', 'GB'] as const

/** A result as the game itself makes it: found with so many guesses, or not at all (0). */
function shared(
  score: number,
  date: UtcDate = '2026-11-20',
  deck: DailyDeck = 'twenty',
  lang = 'en',
): string {
  const round = dayOf(date, 'DE', score === 0 ? GUESSES : [...GUESSES.slice(0, score - 1), 'DE'])
  const page = [languageOf(lang).path, deck === 'world' ? 'world' : 'daily'].filter((part) => part !== '')
  return shareTextOf(
    { ...round, puzzle: { kind: 'daily', deck, date } },
    `https://example.org/${page.join('/')}`,
  )
}

const found = (text: string, fallback = '') => readChat(text, TODAY, fallback)
const result = (
  who: string,
  score: number,
  date: UtcDate = '2026-11-20',
  deck: DailyDeck = 'twenty',
): Result => ({
  who,
  deck,
  date,
  score,
})

/** The same chat in each format: Anna found it with the third guess, wrote a word, and Ben did not find it. */
const [three, none] = [shared(3), shared(0)]
const formats: Readonly<Record<string, string>> = {
  'WhatsApp on Android': `21/11/2026, 14:05 - Messages and calls are end-to-end encrypted.\n21/11/2026, 14:05 - Anna: ${three}\n21/11/2026, 14:06 - Anna: well\n21/11/2026, 14:07 - Ben added Carl\n21/11/2026, 14:08 - Ben: ${none}`,
  'WhatsApp on Android in the United States': `11/21/26, 2:05\u202fPM - Anna: ${three}\n11/21/26, 2:06\u202fPM - Anna: well\n11/21/26, 2:08\u202fPM - Ben: ${none}`,
  'WhatsApp on Android in Germany': `21.11.26, 14:05 - Anna: ${three}\n21.11.26, 14:08 - Ben: ${none}`,
  'WhatsApp on Android in Japan': `2026/11/21 14:05 - Anna: ${three}\n2026/11/21 14:08 - Ben: ${none}`,
  'WhatsApp on Android in Korea': `2026. 11. 21. 오후 2:05 - Anna: ${three}\n2026. 11. 21. 오후 2:08 - Ben: ${none}`,
  'WhatsApp on Android in Arabic': `\u200f٢١/١١/٢٠٢٦، ٢:٠٥ م - Anna: ${three}\n\u200f٢١/١١/٢٠٢٦، ٢:٠٨ م - Ben: ${none}`,
  'WhatsApp on iOS': `[21/11/2026, 14:05:33] Anna: ${three}\n[21/11/2026, 14:08:01] Ben: ${none}`,
  'WhatsApp on iOS in the United States': `\u200e[11/21/26, 2:05:33\u202fPM] Anna: ${three}\n\u200e[11/21/26, 2:06:33\u202fPM] Anna: \u200eimage omitted\n[11/21/26, 2:08:01\u202fPM] Ben: ${none}`,
  'WhatsApp on iOS in Hebrew, where who is no contact': `\u200f[21.11.2026, 14:05:33] ~\u202fAnna: ${three}\n\u200f[21.11.2026, 14:08:01] ~\u202fBen: ${none}`,
  'Telegram, exported': JSON.stringify({
    name: 'Us',
    type: 'private_group',
    messages: [
      { id: 1, type: 'service', actor: 'Anna', action: 'create_group', text: '' },
      { id: 2, type: 'message', from: 'Anna', text: three },
      { id: 3, type: 'message', from: null, text: 'somebody who has left' },
      {
        id: 4,
        type: 'message',
        from: 'Ben',
        text: [
          none.replace(/Play at (.*)$/, 'Play at '),
          { type: 'link', text: 'https://example.org/daily' },
          ' ',
          { type: 'hashtag', text: '#WorldOutline' },
        ],
      },
    ],
  }),
  'Telegram, all chats exported': JSON.stringify({
    chats: {
      list: [
        { messages: [{ from: 'Anna', text: [three.slice(0, 9), { type: 'bold', text: three.slice(9) }] }] },
        { messages: [{ from: 'Carl', forwarded_from: 'Ben', text: none }] },
      ],
    },
  }),
  'Telegram, copied': `Anna, [21.11.2026 14:05]\n${three}\n\nAnna, [21.11.2026 14:06]\nwell\n\nBen, [21.11.2026 14:08]\n${none}`,
  'Telegram, copied from earlier versions': `Anna [21.11.26 14:05]\n${three}\n\nBen [21.11.26 14:08]\n${none}`,
  'Telegram, copied on a phone': `Anna:\n${three}\n\nBen:\n${none}`,
  'Signal, exported by signal-export': `[2026-11-21, 14:05] Anna: ${three}\n[2026-11-21, 14:08] Ben: ${none}`,
  'Discord, copied': `Anna — Today at 2:05 PM\n${three}\nwell\nBen — 21.11.2026 14:08\n${none}`,
  'Discord, copied, with names on lines of their own': `Anna\n — 14:05\n${three}\nBen\n — Today at 14:08\n${none}`,
  'lines by hand': `Anna: ${three.split('\n')[0]}\nBen: ${none.split('\n')[0]}`,
}

describe('a chat', () => {
  it.each(Object.entries(formats))('is read as %s writes it', (_, chat) => {
    expect(found(chat)).toEqual({ results: [result('Anna', 3), result('Ben', 0)], unnamed: 0 })
    expect(found(chat.replaceAll('\n', '\r\n'))).toEqual(found(chat))
  })

  it.each(LANGUAGES)('has the results of both daily puzzles as they are shared in %s', (lang) => {
    const chat = [
      `[21/11/2026, 14:05:33] Anna: ${shared(1, '2026-11-20', 'twenty', lang)}`,
      `[21/11/2026, 14:06:33] Anna: ${shared(6, '2026-11-21', 'world', lang)}`,
    ].join('\n')
    expect(found(chat).results).toEqual([result('Anna', 1), result('Anna', 6, '2026-11-21', 'world')])
  })

  it('has results of harder rounds, and in the middle of a line', () => {
    const rules = { ...standardRules, outline: 'hidden', arrows: false } as const
    const harder = shareTextOf(
      { ...dayOf('2026-11-20', 'DE', ['AU', 'DE']), rules },
      'https://example.org/daily',
    )
    expect(found(`[21/11/2026, 14:05:33] Anna: at last! ${harder}`).results).toEqual([result('Anna', 2)])
  })

  it('tells how many results nobody is known of, and gives them to whom the player names', () => {
    // As Signal copies messages.
    const chat = `${three}\nwell done\n${shared(2, '2026-11-19')}`
    expect(found(chat)).toEqual({ results: [], unnamed: 2 })
    expect(found(chat, ' Dora ')).toEqual({
      results: [result('Dora', 3), result('Dora', 2, '2026-11-19')],
      unnamed: 0,
    })
  })

  it('passes over what is quoted, what is of no day that there was, and what is another game’s', () => {
    for (const said of [
      `> ${three}`,
      three.replace('2026-11-20', '2026-11-22'),
      three.replace('2026-11-20', '2025-12-31'),
      three.replace('2026-11-20', '2026-02-30'),
      three.replace('3/6', '7/6'),
      three.replace('3/6', '0/6'),
      three.replace('3/6', '3/66'),
      'Worldle #189 3/6 (100%)\n🟩🟩🟩🟩🟩🎉',
      'The World Outline Game · Sprint · World · 23 in 3:00',
    ])
      expect(found(`[21/11/2026, 14:05:33] Anna: ${said}`)).toEqual({ results: [], unnamed: 0 })
  })

  const [line = '', before = ''] = [three, shared(2, '2026-11-19')].map((text) => text.split('\n')[0])
  const hi = '21/11/2026, 14:05 - Anna: hi'
  const left = '21/11/2026, 14:07 - Ben left'

  it.each([
    ['of who has written before it', `21/11/2026, 14:05 - Anna: well\n${three}`, ['Anna']],
    ['of the writer between spaces that do not break', `21/11/2026,\u00a014:05 - Anna: ${three}`, ['Anna']],
    ['of nobody after an arrow', `done --> ${line}`, []],
    ['of nobody after a notice', `${hi}\n${left}\n${three}`, []],
    ['of nobody by what was said before a notice', `${hi}\nmy result:\n${left}\n${three}`, []],
    ['of nobody who cannot be seen', `[21/11/2026, 14:05:33] \u202e: ${three}`, []],
    ['of nobody who cannot be seen and names another', `21/11/2026, 14:05 - ~: Anna: ${three}`, []],
    ['of nobody with a name without end', `21/11/2026, 14:05 - ${'x'.repeat(170)}: ${three}`, []],
    ['of nobody where a head stands further back', `see 21/11/2026, 14:05 - Anna: ${three}`, []],
    ['of nobody where no name is before the time', `— Today at 2:05 PM\n${three}`, []],
    ['of the name before the time', `Anna\n— Today at 2:05 PM\n${three}`, ['Anna']],
    ['of nobody by a dash without a time', `a dash — and no time\n${three}`, []],
    ['of nobody called as the game', `Anna: The World Outline Game: ${three}`, []],
    [
      'of the writer, behind the name of the game',
      `[21/11/26, 14:05:33] Anna: The World Outline Game: ${three}`,
      ['Anna'],
    ],
    ['of a name by hand over its lines', `  Anna:  \n${line}\n${before}`, ['Anna', 'Anna']],
    ['of nobody after an empty line', `Anna:\n${line}\n \n${before}`, ['Anna']],
    ['of nobody by more than a name over it', `so: Anna:\n${line}`, []],
    ['of nobody by a name without its colon', `Anna\n${line}`, []],
    ['of the writer before a name by hand', `[21/11/2026, 14:05:33] Ben: hi\nAnna:\n${line}`, ['Ben']],
    [
      'of the writer of an export alone',
      JSON.stringify({ messages: [{ from: 'Anna', text: `[21/11/2026, 14:05:33] Ben: ${three}` }] }),
      ['Anna'],
    ],
    ...['Anna:', ' Anna : ', 'Anna：'].map(
      (lead) => [`of who stands before it: ${lead}`, lead + line, ['Anna']] as const,
    ),
    ...[
      'look: Anna ',
      'Anna: see ',
      '"Anna": ',
      `${'x'.repeat(61)}: `,
      'a: b: ',
      '<Anna: ',
      'x '.repeat(100),
    ].map((lead) => [`of nobody by ${lead}`, lead + line, []] as const),
  ] as const)('has a result %s', (_, chat, names) => {
    const { results, unnamed } = found(chat)
    expect(results.map(({ who }) => who)).toEqual(names)
    expect(results.length + unnamed).toBe(chat.match(/\d\/6/g)?.length)
  })

  it.each(['>', '  >', '»', '|', 'x '.repeat(101)])('has no result behind %s', (lead) => {
    expect(found(`${lead} ${line}`)).toEqual({ results: [], unnamed: 0 })
  })

  it('passes over what is no message of an export, and pieces without letters', () => {
    const text = [three.split('\n')[0], 7, { type: 'x' }, null]
    const messages = [null, 'x', 7, {}, { from: 7, text }, { from: 'Anna', text }]
    expect(found(JSON.stringify({ messages }))).toEqual({ results: [result('Anna', 3)], unnamed: 1 })
    expect(found(` \n${JSON.stringify({ messages })}`).results).toEqual([result('Anna', 3)])
    for (const other of ['{', '{"messages":7}', '{"chats":{"list":[{}]}}', 'x{"messages":[]}', '[]'])
      expect(found(other)).toEqual({ results: [], unnamed: 0 })
    expect(found(`{"messages":7}\nAnna: ${three}`).results).toEqual([result('Anna', 3)])
  })

  it('keeps of a name what can be seen of it, and no more than forty letters', () => {
    const names = [
      ['A\u202enna', 'Anna'],
      ['<b onclick=x>', '<b onclick=x>'],
      ['👩‍🚀'.repeat(30), undefined],
      ['x'.repeat(100), 'x'.repeat(LONGEST)],
    ] as const
    for (const [name, kept] of names) {
      const [first] = found(`[21/11/2026, 14:05:33] ${name}: ${three}`).results
      expect([...(first?.who ?? '')].length).toBeLessThanOrEqual(LONGEST)
      if (kept !== undefined) expect(first?.who).toBe(kept)
    }
  })
})

/** Messages of a chat: results, words, and lines of other games. */
const people = fc.constantFrom('Anna', 'Ben', 'Çağla', 'محمد', '山田', 'D. O’Hara')
const dates = fc.constantFrom<UtcDate>('2026-01-01', '2026-02-28', '2026-10-31', '2026-11-20')
const messages = fc.record({
  who: people,
  date: dates,
  deck: fc.constantFrom<DailyDeck>('twenty', 'world'),
  score: fc.integer({ min: 0, max: 6 }),
  words: fc.option(
    fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replaceAll(/[\r\n[\]—:：]/g, '')),
  ),
})
const writers = [
  (who: string, text: string) => `[20/11/2026, 14:05:33] ${who}: ${text}`,
  (who: string, text: string) => `20/11/2026, 14:05 - ${who}: ${text}`,
  (who: string, text: string) => `${who}, [20.11.2026 14:05]\n${text}`,
]

describe('any chat', () => {
  it('has the results that were written into it, whatever is said between them', () => {
    fc.assert(
      fc.property(fc.array(messages, { maxLength: 12 }), fc.constantFrom(...writers), (all, write) => {
        const chat = all
          .map(({ who, date, deck, score, words }) =>
            words === null ? write(who, shared(score, date, deck)) : write(who, words),
          )
          .join('\n')
        const expected = all.filter(({ words }) => words === null)
        expect(found(chat).results).toEqual(
          expected.map(({ who, date, deck, score }) => result(who, score, date, deck)),
        )
      }),
    )
  })

  it('that is cut anywhere has no result that the whole has not', () => {
    const whole = Object.values(formats).join('\n')
    const known = new Set(found(whole, 'Dora').results.map(({ date, score }) => `${date} ${score}`))
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(whole.length), (from, to) => {
        for (const { date, score } of found(whole.slice(from, to), 'Dora').results)
          expect(known).toContain(`${date} ${score}`)
      }),
    )
  })

  it('may be any text at all', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 300 }),
        (text) => {
          expect(found(text)).toEqual({ results: [], unnamed: 0 })
          expect(found(`{${text}`)).toEqual({ results: [], unnamed: 0 })
        },
      ),
    )
  })

  it.each([
    ['messages', `${formats['WhatsApp on iOS']}\n`],
    ['one line', 'x'],
    ['brackets', '[1/1/26, '],
    ['dashes', '— 1'],
    ['lines that nearly begin a message', '11/21/26, 2:05 PM A\n'],
    ['lines that nearly stand above one', `${'A, [20.11.2026 14:0'.repeat(8)}\n`],
    ['blanks', ' '],
  ])('that is very long is read at once, whatever stands in it: %s', (_, piece) => {
    // Where a pattern tried one way after another, it would take days.
    expect(found(piece.repeat(1_000_000 / piece.length)).unnamed).toBe(0)
  })
})
