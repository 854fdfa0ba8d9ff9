import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sayIn } from '../../scripts/words/sayIn'
import { deckOf } from '../../src/geo/decks'
import { placeOf } from '../../src/geo/places'
import { hintOf } from '../../src/machines/hint'
import { PAGES, pages } from '../../src/routes/pages'
import { roundOf } from '../machines/rounds'
import { fakeBrowser, renderApp } from './renderApp'

describe('the pages', () => {
  it('begin with a landing page that leads to both modes', async () => {
    await renderApp('/')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: "Play Today's Puzzle" })).toHaveAttribute('href', '/daily')
    expect(main.getByRole('link', { name: 'Practice Mode' })).toHaveAttribute('href', '/practice')
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'How to Play' })).toHaveAttribute('href', '/how-to-play')
    expect(footer.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about')
    expect(footer.getByText(/©/)).toBeVisible()
  })

  it('have one list in their footer and in the contents: every page in its group, by the name that its heading has', async () => {
    const { user } = await renderApp('/about')
    const groups = [
      ['Today', '/daily', '/world', '/sprint', '/pins'],
      ['Learn', '/practice', '/states', '/map', '/archive', '/listen'],
      ['Together', '/challenge', '/race', '/league'],
      ['For teachers', '/class', '/print'],
    ]
    const say = sayIn('en')
    const expectAll = (part: HTMLElement, ...dialogs: readonly string[]) => {
      expect(within(part).getAllByRole('list').map(listed)).toEqual(groups)
      const links = within(part)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.querySelector('.contents-name') ?? link] as const)
      for (const page of PAGES.filter((page) => !/^.$|^404|^.states\//.test(page))) {
        const named = links.filter(([path]) => path === page).map(([, { textContent }]) => textContent)
        expect(named, page).toEqual([say(`${pages[page].texts}.heading`)])
      }
      expect(
        within(part)
          .getAllByRole('button', { name: /^(Statistics|Settings)$/ })
          .map(({ textContent }) => textContent),
      ).toEqual(dialogs)
      expect(within(part).getByRole('link', { current: 'page' })).toHaveTextContent('About')
    }
    // The header is in sight with the footer, and has the settings; the contents cover it.
    expectAll(screen.getByRole('navigation', { name: 'Footer' }), 'Statistics')
    await user.click(screen.getByRole('button', { name: 'Contents' }))
    const dialog = await screen.findByRole('dialog', { name: 'Contents' })
    dialog.querySelector('.languages')?.remove()
    expectAll(dialog, 'Statistics', 'Settings')
  })

  it('show on the landing page an example with what its guesses tell', async () => {
    await renderApp('/')
    const [egypt, poland] = within(screen.getByRole('figure')).getAllByRole('listitem')
    expect(egypt).toHaveTextContent(/Egypt.*2,416 km.*88%/)
    expect(poland).toHaveTextContent(/Poland.*1,176 km.*94%/)
  })

  it('explain the rules, quote the decks of practice as they are called, and lead to every way to play', async () => {
    await renderApp('/how-to-play')
    expect(screen.getByRole('link', { name: 'Start Playing' })).toHaveAttribute('href', '/daily')
    const chapter = screen.getByRole('region', { name: 'Game Modes' })
    const [, ...quoted] = [...chapter.querySelectorAll('em')].map(({ textContent }) => textContent)
    const say = sayIn('en')
    expect(quoted).toEqual([say('decks.twenty'), say('decks.world')])
    expect(chapter).toHaveTextContent('at most 99%')
    const links = within(chapter).getAllByRole('link')
    expect(links[0]).toHaveTextContent(say('world.heading'))
    const addresses = links.map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(['/world', '/sprint', '/listen', '/archive', '/class'])
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

/** Name of a list, and the addresses of its links. */
function listed(list: HTMLElement): readonly (string | null)[] {
  const name = document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? null
  const links = within(list).getAllByRole('link')
  return [name, ...links.map((link) => link.getAttribute('href'))]
}

describe('where blind players are asked how it went', () => {
  it('there is a link to those who run the site, if the build was told where that leads', async () => {
    await renderApp('/listen', fakeBrowser({ reportsTo: 'mailto:us@example.org' }))
    expect(await screen.findByRole('link', { name: 'Write to them' })).toHaveAttribute(
      'href',
      'mailto:us@example.org',
    )
  })

  it('there is none otherwise', async () => {
    await renderApp('/listen')
    expect(await screen.findByText(/No blind player has tried these sounds/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Write to them' })).not.toBeInTheDocument()
  })
})
