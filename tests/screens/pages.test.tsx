import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sayIn } from '../../scripts/words/sayIn'
import { deckOf } from '../../src/geo/decks'
import { placeOf } from '../../src/geo/places'
import { hintOf } from '../../src/machines/rules/hint'
import { roundOf } from '../machines/rounds'
import { fakeBrowser, renderApp, unfold } from './renderApp'

describe('the pages', () => {
  it('begin with a landing page that leads to both modes', async () => {
    await renderApp('/')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: "Play Today's Puzzle" })).toHaveAttribute('href', '/daily')
    expect(main.getByRole('link', { name: 'Practice Mode' })).toHaveAttribute('href', '/practice')
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/how-to-play')
    expect(footer.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about')
    expect(footer.getByText(/©/)).toBeVisible()
  })

  it('have the six places in their menu and the same in their footer, with About and nothing else', async () => {
    const { user } = await renderApp('/atlas/album')
    const places = [
      ['/', 'Today'],
      ['/practice', 'Practice'],
      ['/atlas', 'Atlas'],
      ['/friends', 'Friends'],
      ['/teach', 'Teach'],
      ['/how-to-play', 'Help'],
    ]
    const linksIn = (part: HTMLElement) =>
      within(part)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.textContent])
    expect(linksIn(screen.getByRole('navigation', { name: 'Footer' }))).toEqual([
      ...places,
      ['/about', 'About'],
    ])
    const menu = screen.getByRole('button', { name: 'Contents' })
    await user.click(menu)
    const items = document.getElementById(menu.getAttribute('aria-controls') as string) as HTMLElement
    expect(linksIn(items)).toEqual(places)
    expect(within(items).getByRole('link', { current: 'page' })).toHaveTextContent('Atlas')
    await user.click(within(items).getByRole('link', { name: 'Friends' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Friends' })).toBeVisible()
  })

  it.each([
    ['/atlas', 'Atlas', '/atlas/album', '/atlas/record'],
    ['/teach', 'Teach', '/teach/sheets'],
    ['/how-to-play', 'Help', '/how-to-play/listening'],
  ])('of the place %s are listed at the top of each', async (...[first, name, ...others]) => {
    for (const path of [first, ...others]) {
      await renderApp(path)
      const parts = within(screen.getByRole('navigation', { name }))
      expect(parts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([first, ...others])
      expect(parts.getByRole('link', { current: 'page' })).toHaveAttribute('href', path)
      cleanup()
    }
  })

  it.each([
    ['/challenge', '/race', 'Friends'],
    ['/class', '/class#', 'Teach'],
  ])('that open links, %s and %s, lead to %s without one', async (one, other, heading) => {
    for (const path of [one, other]) {
      await renderApp(path)
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
      cleanup()
    }
  })

  it('show in the rules an example with what its guesses tell', async () => {
    await renderApp('/how-to-play')
    const [egypt, poland] = within(screen.getByRole('figure')).getAllByRole('listitem')
    expect(egypt).toHaveTextContent(/Egypt.*2,416 km.*88%/)
    expect(poland).toHaveTextContent(/Poland.*1,176 km.*94%/)
  })

  it('explain the rules, quote the decks of practice as they are called, and lead to every way to play', async () => {
    const { user } = await renderApp('/how-to-play')
    expect(screen.getByRole('link', { name: 'Start Playing' })).toHaveAttribute('href', '/daily')
    const chapter = screen.getByRole('region', { name: 'Game Modes' })
    const [, ...quoted] = [...chapter.querySelectorAll('em')].map(({ textContent }) => textContent)
    const say = sayIn('en')
    expect(quoted).toEqual([say('decks.twenty'), say('decks.world')])
    expect(chapter).toHaveTextContent('at most 99%')
    const links = within(chapter).getAllByRole('link')
    expect(links[0]).toHaveTextContent(say('world.heading'))
    const addresses = links.map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(['/world', '/sprint', '/how-to-play/listening', '/atlas/album', '/teach'])
    await unfold(user, 'With the keyboard')
    const key = screen.getByText('Enter', { selector: 'kbd' }).closest('div')
    expect(key).toHaveTextContent(/the only one left or the one you typed in full; in a sprint, the first/)
  })

  it('tell on the page about the game of every country that is never the answer and why, and whose borders are drawn', async () => {
    await renderApp('/about')
    const { codes, targets } = deckOf('world')
    const never = codes.filter((code) => !targets.includes(code)).map((code) => placeOf(code).name)
    const credits = screen.getByRole('region', { name: 'Data Sources and Credits' })
    expect(credits).toHaveTextContent(`fewer than 25 corners can be guessed but is never the answer`)
    expect(credits).toHaveTextContent(
      `too plain to recognise: ${never
        .sort()
        .join(', ')
        .replace(/, (?=[^,]*$)/, ' and ')}.`,
    )
    expect(never).toHaveLength(7)
    expect(credits).toHaveTextContent('Members of the United Nations are drawn whole')
    expect(credits).toHaveTextContent(
      /the Golan Heights, Kashmir and Aksai Chin, .* not who has a right to it/,
    )
  })

  it('name on the help page a pair of countries for which the arrow points as it says', () => {
    expect(hintOf('CA', roundOf('IN')).direction?.word).toBe('north')
  })

  it('leave the focus alone when they are the first', async () => {
    await renderApp('/about')
    expect(document.body).toHaveFocus()
  })
})

describe('where blind players are asked how it went', () => {
  it('there is a link to those who run the site, if the build was told where that leads', async () => {
    await renderApp('/how-to-play/listening', fakeBrowser({ reportsTo: 'mailto:us@example.org' }))
    expect(await screen.findByRole('link', { name: 'Write to them' })).toHaveAttribute(
      'href',
      'mailto:us@example.org',
    )
  })

  it('there is none otherwise', async () => {
    await renderApp('/how-to-play/listening')
    expect(await screen.findByText(/No blind player has tried these sounds/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Write to them' })).not.toBeInTheDocument()
  })
})
