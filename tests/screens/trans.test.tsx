import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Trans } from '../../src/ui/words/Trans'
import { InEnglish } from './inEnglish'

const drawn = (element: React.ReactElement) => render(element, { wrapper: InEnglish }).container.innerHTML

it('A text with tags has the elements that stand for them, with the words between', () => {
  expect(drawn(<Trans id="about.privacyAnswer" components={{ link: <em /> }} />)).toBe(
    'The daily answer can be found by anyone who digs for it. We trust you to prefer the <em>puzzle</em>.',
  )
})

it('A text has elements in the place of values, and words and numbers beside them', () => {
  expect(drawn(<Trans id="result.found" values={{ name: <b>Italy</b>, count: 1 }} />)).toBe(
    'You found <b>Italy</b> in 1 guess.',
  )
  expect(drawn(<Trans id="learn.title" values={{ name: <b>Italy</b> }} />)).toBe('<b>Italy</b> in brief')
  expect(drawn(<Trans id="learn.neighbour" values={{ name: 'Brazil', place: 'French Guiana' }} />)).toBe(
    'Brazil (via French Guiana)',
  )
})
