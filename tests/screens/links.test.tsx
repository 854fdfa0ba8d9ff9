import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { challengeLink } from '../../src/machines/challenge/challengeLink'
import { newAttempt } from '../../src/machines/classroom/attempt'
import { resultOfAttempt, resultsIn, textOfResults } from '../../src/machines/classroom/resultLink'
import { tokenOfSet } from '../../src/machines/classroom/setLink'
import { groupedNumber, newSheet, numberOfSheet } from '../../src/machines/classroom/sheet'
import { tokenIn } from '../../src/machines/links/codec'
import { encodeRace } from '../../src/machines/sprint/raceLink'
import { NOW, played, threeOf } from '../classroom/sets'
import { renderApp } from './renderApp'

const set = threeOf()
const result = resultOfAttempt(played(newAttempt(set, 3, NOW, 1), () => 0))

const sheet = numberOfSheet(newSheet('oceania', 6, 77_777))

/** Links of each kind: the page, what stands behind the `#`, and what the page says when it could be read. */
const kinds = {
  'a challenge': {
    page: '/challenge',
    token: challengeLink.write(
      {
        deck: 'twenty',
        deckVersion: 1,
        subject: { kind: 'country', code: 'FR' },
        rules: { outline: 'shown', arrows: true, aids: [] },
        result: undefined,
      },
      7,
    ),
    said: 'Guess 1 of 6',
  },
  'a race': {
    page: '/sprint',
    token: encodeRace(
      { plan: { kind: 'sprint', deck: 'europe', clock: 'plain', seed: 5 }, found: [3, 1, 0, 0, 0, 0] },
      7,
    ),
    said: 'A friend named 4 of these outlines.',
  },
  'a class set': { page: '/class', token: tokenOfSet(set), said: '3 outlines to name' },
  'a result': { page: '/class', token: textOfResults(set, [result]), said: '1 result' },
  'a sheet': {
    page: '/teach/sheets',
    token: sheet,
    said: `Sheet ${groupedNumber(sheet)}`.replaceAll('\u00a0', ' '),
  },
} as const

/** What stands before and behind a link in messages, mails and quotations. */
const surroundings: readonly (readonly [before: string, behind: string])[] = [
  ...['', '.', ',', ')', '!', '...', '…', '>', '"', '”', '’', '»', '*', '_', '\\', '%', '%2', ';'].map(
    (behind) => ['', behind] as const,
  ),
  ...['%20', '%20%20', '%22', '%3E', '%E2%80%A6', '%E2%80', '%0A', '.%20Viel%20Spa%C3%9F', '%C2%A0'].map(
    (behind) => ['', behind] as const,
  ),
  ['', '.Viel%20Spa%C3%9F'],
  ['', '.Next'],
  ['', '?utm_source=mail'],
  ['', '&fbclid=IwAR0'],
  ['', '&gt;'],
  ['%20', ''],
  ['"', '"'],
  ['%E2%80%9C', '%E2%80%9D.'],
]

test.each(surroundings)('A link is found between “%s” and “%s”, in capitals, too', (before, behind) => {
  for (const { token } of Object.values(kinds)) {
    expect(tokenIn(`#${before}${token}${behind}`)).toBe(token)
    expect(tokenIn(`#${before}${token.toUpperCase()}${behind}`)).toBe(token)
  }
  expect(resultsIn(`https://example.org/class#${before}${kinds['a result'].token}${behind}`)).toMatchObject([
    { kind: 'results', results: [result], refused: 0 },
  ])
})

test.each(Object.entries(kinds))('The link of %s is opened with a full stop behind it', async (_, kind) => {
  await renderApp(`${kind.page}#${kind.token}.`)
  expect((await screen.findAllByText(kind.said)).length).toBeGreaterThan(0)
})

test('An address without a link has none', () => {
  for (const hash of ['', '#', '#.', '#%20']) expect(tokenIn(hash)).toBe('')
})
