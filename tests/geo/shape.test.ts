import { describe, expect, it } from 'vitest'
import { hasDots, parseOutline, parseShape } from '../../src/geo/shape'
import { shapeOf } from './shapeOf'

const rest = { units: 500, side: 1234, traits: { area: 10 } }

describe('a shape from its file', () => {
  it('has the outline of the first line in a box of a hundred, and the rest of the second', () => {
    expect(parseShape(`m10 205h30v5z\n${JSON.stringify(rest)}\n`)).toEqual({
      path: 'm2 41h6v1z',
      side: 1234,
      traits: { area: 10 },
    })
  })

  it.each([
    ['nothing', ''],
    ['an outline alone', 'm10 205h30v5z'],
    ['an outline and a line of something else', 'm10 205h30v5z\n<html>'],
    ['an outline and a line without anything in it', 'm10 205h30v5z\nnull'],
    ['no outline', `<html>\n${JSON.stringify(rest)}`],
    ['no line before the rest', JSON.stringify(rest)],
    ['something before its outline', ` m10 205h30v5z\n${JSON.stringify(rest)}`],
  ])('is none of a file with %s', (_, text) => {
    expect(parseShape(text)).toBeUndefined()
  })

  it('tells whether islets in it are drawn larger than they are', () => {
    expect(hasDots(shapeOf('MV'))).toBe(true)
    expect(hasDots(shapeOf('FR'))).toBe(false)
  })
})

describe('the numbers of an outline', () => {
  it.each([
    'm0 0h1v1z',
    'm-1-2l-30 400 0-5z',
    'm9999-9999l1 2 3 4 5 6z',
    'm1 2h3 4-5v6-7 8z',
    'm1 2l3-4h5zm6 7v8z',
  ])('are whole ones of four figures: %s', (text) => {
    expect(parseOutline(text, 100)).toBe(text)
  })

  it.each([
    ['a nought before a figure', 'm01 2h3v4z'],
    ['a minus before a nought', 'm-0 2h3v4z'],
    ['a nought before a second figure', 'm1 02h3v4z'],
    ['a minus before a second nought', 'm1-0h3v4z'],
    ['two blanks', 'm1  2h3v4z'],
    ['a blank before a minus', 'm1 -2h3v4z'],
    ['a blank at first', 'm 1 2h3v4z'],
    ['nothing after the move', 'm1h3v4z'],
    ['nothing after a line', 'm1 2hz'],
    ['one number after a line', 'm1 2l3z'],
    ['three numbers after a line', 'm1 2l3 4 5z'],
    ['five figures', 'm12345 2h3v4z'],
    ['five figures later', 'm1 23456h3v4z'],
    ['five figures below nought', 'm1-23456h3v4z'],
  ])('are nothing else: %s', (_, text) => {
    expect(parseOutline(text)).toBeUndefined()
  })
})
