import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What names a side of the screen rather than of the text: `left` is the far side where lines begin at the right. */
const SIDE =
  /^(left|right)$|-(left|right)$|^(width|height)$|^(min|max)-(width|height)$|^(top|bottom)$|-(top|bottom)$/

/** Declarations that are wrong in some language: each with what is wrong. */
function faultsOf(css: string): string[] {
  const declarations = css
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/(?<=[{;]\s*)(?<property>[a-z-]+)\s*:\s*(?<value>[^;{}]+)(?=[;}])/g)
  return [...declarations].flatMap(({ groups: { property = '', value: padded = '' } = {} }) => {
    const value = padded.trim()
    const told = `${property}: ${value}`
    if (SIDE.test(property)) return [`${told}: name a side of the text`]
    if (/^(text-align|float|clear)$/.test(property) && /left|right/.test(value))
      return [`${told}: start or end`]
    const sides = value.split(/\s+(?![^(]*\))/)
    if (/^(margin|padding|inset)$/.test(property) && sides.length === 4 && sides[1] !== sides[3])
      return [`${told}: two sides that differ`]
    if (property === 'letter-spacing' && !/inherit|var\(--tracking\)/.test(value))
      return [`${told}: apart in scripts whose letters are joined`]
    if (property === 'font-style' && value !== 'normal')
      return [`${told}: slanted in scripts that do not slant`]
    return []
  })
}

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => [name, faultsOf(readFileSync(`src/${name}`, 'utf8'))] as const)

describe('every stylesheet', () => {
  it('is found', () => {
    expect(sheets.length).toBeGreaterThan(25)
  })

  it('is the same from right to left, and in scripts that are not set apart or slanted', () => {
    expect(sheets.filter(([, faults]) => faults.length > 0)).toEqual([])
  })
})

describe('the check of a stylesheet', () => {
  it.each([
    ['margin-left: 1px', 'name a side of the text'],
    ['text-align: right', 'start or end'],
    ['padding: 0 1px 0 calc(1px + 1px)', 'two sides that differ'],
    ['letter-spacing: 0.1em', 'apart in scripts whose letters are joined'],
    ['font-style: italic', 'slanted in scripts that do not slant'],
  ])('finds %s', (declaration, fault) => {
    expect(faultsOf(`.a { color: red; ${declaration} }`)).toEqual([
      `${declaration}: ${fault}`.replace(' }', ''),
    ])
  })
})
