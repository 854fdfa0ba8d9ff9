import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { OLDEST } from '../scripts/site/browsers'
import { readCatalogue } from '../scripts/words/catalogue'
import { sayIn } from '../scripts/words/sayIn'
import { countriesOf } from '../src/geo/decks'
import { shareTextOf } from '../src/machines/shareText'
import { dailyTarget } from '../tools/puzzles'
import { dayOf } from './machines/rounds'

const rules = readFileSync('docs/rules.md', 'utf8')

describe('the rules in docs/', () => {
  it('have no words in type that the interface does not have', () => {
    const first = sayIn('en')('board.turn', { number: 1, most: 6 })
    const invitation = sayIn('en')('challenge.found', { count: 4 })
    const known = new Set([...readCatalogue('en').map(({ text }) => text), first, invitation])
    const technical = /^(\/.*|YYYY-MM-DD|X\/6|this type|tests\/docs\.test\.ts)$/
    const words = [...rules.replace(/```.*?```/gs, '').matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
    expect(words.length).toBeGreaterThan(30)
    expect(words.filter((text) => !technical.test(text) && !known.has(text))).toEqual([])
  })

  it('have the countries in their order', () => {
    const [, named] = rules.match(/in the order that is counted: (.*?)\./s) ?? []
    expect(named?.split(/,\s/)).toEqual(countriesOf('twenty').map(({ name }) => name))
  })

  it('have a result as it is shared', () => {
    const target = dailyTarget('2026-11-21')
    const example = shareTextOf(dayOf('2026-11-21', target, ['EG', target]), 'https://example.org/daily')
    const [, shown] = rules.match(/```\n(.*?)\n```/s) ?? []
    expect(shown).toBe(example)
  })
})

describe('the browsers that the README names', () => {
  it('are those that the site is built for', () => {
    const sentence = readFileSync('README.md', 'utf8')
      .match(/It is played in (.*?):/s)?.[1]
      ?.replace(/\s+/g, ' ')
    const { safari, ios, chrome, edge, firefox } = OLDEST
    expect([ios, edge]).toEqual([safari, chrome])
    expect(sentence).toBe(
      `Safari from ${safari} on, on iPhones too, in Chrome and Edge from ${chrome} and in Firefox from ${firefox}`,
    )
  })
})

describe('what is written about the repository', () => {
  const files = ['src', 'scripts', 'tests', 'docs', 'deploy'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const written = [...files.filter((name) => /\.(tsx?|mjs|md|css)$/.test(name)), 'README.md']

  it('cites no document that is not there', () => {
    const missing = written.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?<![\w/.])(?:[\w.-]+\/)*[\w-]+\.md\b/g)]
        .map(([name]) => name)
        .filter((name) => !existsSync(name) && !existsSync(join(dirname(file), name)))
        .map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('cites no file of the program that is not there', () => {
    const cited = written
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/`((?:src|scripts|tests|tools|deploy)\/[\w./-]+)`/g)].map(
          ([, name = '']) => ({ file, name }),
        ),
      )
    expect(cited.length).toBeGreaterThan(30)
    expect(cited.filter(({ name }) => !existsSync(name))).toEqual([])
  })
})
