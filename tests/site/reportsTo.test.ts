import { expect, it } from 'vitest'
import { checkReportsTo } from '../../scripts/site/reportsTo'

it('takes a page, a mailbox or nothing for where players write', () => {
  for (const address of [undefined, 'https://example.org/write?to=us', 'mailto:us@example.org'])
    expect(() => checkReportsTo(address)).not.toThrow()
})

it('says what is wrong with anything else', () => {
  for (const address of [
    '',
    'us@example.org',
    'javascript:alert(1)',
    'http://example.org',
    'mailto:',
    'https://a b',
  ])
    expect(() => checkReportsTo(address)).toThrow(/must be an address/)
})
