import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { charts, draw } from '../../scripts/diagram'
import { appMachine } from '../../src/machines/app'
import { gameMachine } from '../../src/machines/game'
import { puzzleMachine } from '../../src/machines/journal/puzzleMachine'
import { arrowsOf, statesOf, wordsOf } from '../../tools/inspector/chart'
import { runMachine } from '../sprint/runDriver'

const machines = [appMachine, puzzleMachine, gameMachine, runMachine]
const page = draw()

describe('the picture of the machines', () => {
  it('is up to date: `npm run make:diagram` would write the same', () => {
    expect(readFileSync('docs/machines.md', 'utf8')).toBe(page)
  })

  it('is up to date on the page /machines, too', async () => {
    expect(readFileSync('src/routes/machines/charts.json', 'utf8')).toBe(await charts())
  })

  it.each(machines)('has every state and a line for every transition of $id', (machine) => {
    const [, section = ''] = page.split(`## ${machine.id}\n`)
    const lines = section.split('```')[1]?.split('\n') ?? []
    expect(lines.filter((line) => /^ {2}\w+( --> \w+)? : /.test(line))).toHaveLength(arrowsOf(machine).length)
    for (const { key, id } of statesOf(machine).slice(1))
      expect(section).toContain(`state "${key}" as ${id.replaceAll('.', '_')}`)
  })
})

describe('the transitions of a machine', () => {
  it.each(machines)('have words of their own in $id, and nothing in them is nameless', (machine) => {
    const words = arrowsOf(machine).map(wordsOf)
    expect(new Set(words).size).toBe(words.length)
    for (const { guard, actions } of arrowsOf(machine)) expect([guard, ...actions]).not.toContain('nameless')
  })
})
