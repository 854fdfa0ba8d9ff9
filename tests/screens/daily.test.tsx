import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PlaceId } from '../../src/geo/place'
import { placeOf, placesOf } from '../../src/geo/places'
import { writeRound } from '../../src/machines/journal/storedRound'
import { english } from '../../src/ui/words/english'
import { dailyTarget } from '../../tools/puzzles'
import { roundOf } from '../machines/rounds'
import { fakeBrowser, field, playOn } from './renderApp'

const countries = placesOf('twenty')

const answer = placeOf(dailyTarget('2026-11-21'))
const wrong = countries.filter(({ id }) => id !== answer.id)
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

async function openDaily(browser = fakeBrowser()) {
  const { user, guess } = await playOn('/daily', browser)
  const lose = () => guess(...wrong.slice(0, 6).map(({ name }) => name))
  /** Another tab has made these guesses. */
  const guessElsewhere = (...guesses: PlaceId[]) =>
    act(async () => {
      writeRound(browser.store, roundOf(answer.id, guesses))
    })
  return { user, guess, lose, guessElsewhere }
}

describe('the daily screen', () => {
  it('has a way home, a title, the outline, the count and an empty list of guesses', async () => {
    await openDaily()
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Daily Puzzle')
    expect(screen.getByRole('img', { name: 'Outline of the mystery country' })).toBeVisible()
    expect(screen.getByText('Guess 1 of 6')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Your Guesses' })).toBeVisible()
    expect(screen.queryAllByRole('listitem')).toEqual([])
  })

  it('shows in a row the number, the name, the distance, the arrow, the bars and the percentage, and says it politely', async () => {
    const { user, guess } = await openDaily()
    await guess(wrong[0]?.name ?? '')
    const row = within(screen.getByRole('listitem'))
    expect(screen.getByRole('listitem')).toHaveTextContent(/^1\D+[\d,]+ km[↑↗→↘↓↙←↖]\d+%$/)
    expect(row.getByRole('meter', { name: 'Proximity' })).toHaveAttribute('aria-valuemax', '100')
    const arrow = row.getByRole('button', {
      name: new RegExp(`^(north|south)?-?(east|west)?, ${wrong[0]?.name}$`),
    })
    await user.click(arrow)
    expect(arrow).toHaveAttribute('aria-expanded', 'true')
    const why = new RegExp(`^${wrong[0]?.name}, [a-z-]+: the shortest way `)
    expect(row.getByText(why)).toBeVisible()
    await user.click(arrow)
    expect(row.queryByText(why)).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent(
      new RegExp(`^${wrong[0]?.name}, [\\d,]+ kilometres, [a-z-]+, \\d+ percent, 5 guesses left$`),
    )
  })

  it('on a win congratulates by name, and leaves the outline nameless', async () => {
    const { guess } = await openDaily()
    await guess(wrong[0]?.name ?? '')
    await guess(answer.name)
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(`2${answer.name}✓ Correct!`)
    expect(screen.getByRole('heading', { name: 'Congratulations!' })).toHaveFocus()
    const sentence = `You found ${english.nameInSentence(answer)} in 2 guesses.`
    expect(document.querySelector('.result-text')).toHaveTextContent(sentence)
    expect(screen.getByRole('img', { name: 'Outline of the mystery country' })).toBeVisible()
    expect(screen.queryByText(/^Guess \d of 6$/)).toBeNull()
    expect(field()).toBeDisabled()
    expect(screen.getByRole('link', { name: 'Practice Mode' })).toHaveAttribute('href', '/practice')
  })

  it('on a loss reveals the name with the outline, and says it', async () => {
    const { lose } = await openDaily()
    await lose()
    expect(screen.getByRole('img', { name: `Outline of ${answer.name}` })).toBeVisible()
    expect(screen.getByText(`The answer was ${english.nameInSentence(answer)}.`)).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(`0 guesses left. The answer was ${answer.name}`)
    expect(field()).toBeDisabled()
  })

  it('on a loss names the nearest guess', async () => {
    const { lose } = await openDaily()
    await lose()
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    const told = rows.map((row) => /^\d(?<name>\D+)(?<distance>[\d,]+) km/.exec(row)?.groups)
    const far = (each: (typeof told)[number]) => Number(each?.distance?.replace(',', ''))
    const nearest = told.sort((a, b) => far(a) - far(b))[0]
    expect(screen.getByText(/Nearest:/)).toHaveTextContent(
      `Nearest: ${nearest?.name}, ${nearest?.distance} km away.`,
    )
  })
})

describe('the search', () => {
  it('suggests nothing for blanks, and takes no free text for a guess', async () => {
    const { user } = await openDaily()
    await user.type(field(), '   {Enter}')
    expect(options()).toEqual([])
    await user.clear(field())
    await user.type(field(), 'unit{Enter}')
    expect(options()).toEqual(['United Kingdom', 'United States'])
    expect(screen.queryAllByRole('listitem')).toEqual([])
  })

  it('says of a country of elsewhere that it is, once it is typed out or nothing else can be meant', async () => {
    const { user } = await openDaily()
    const type = async (text: string) => {
      await user.clear(field())
      await user.type(field(), text)
    }
    await type('grenada')
    expect(await screen.findByText(/^Grenada isn’t one of the 20/)).toBeVisible()
    await type('gr')
    expect(screen.queryByText(/isn’t one of the 20/)).toBeNull()
    expect(screen.getByText('No suggestions')).toBeVisible()
    await type('gren')
    expect(screen.getByText(/^Grenada isn’t one of the 20/)).toBeVisible()
    await type('uae')
    expect(screen.getByText(/^United Arab Emirates isn’t one of the 20/)).toBeVisible()
  })

  it('highlights the one of several that is written out, until an arrow key highlights another', async () => {
    const { user } = await playOn('/world', fakeBrowser())
    await user.type(field(), 'Nige')
    expect(options()).toEqual(['Niger', 'Nigeria'])
    expect(screen.queryByRole('option', { selected: true })).toBeNull()
    await user.type(field(), 'r')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Niger$/)
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Nigeria$/)
    await user.keyboard('{ArrowUp}{Enter}')
    expect(screen.getByRole('listitem')).toHaveTextContent('Niger')
    await user.type(field(), 'guinea{Enter}')
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('Niger'),
      expect.stringMatching(/Guinea(?!-)/),
    ])
  })

  it('keeps the highlight on its country when the list changes behind its back', async () => {
    const { user, guessElsewhere } = await openDaily()
    const highlighted = () => screen.queryByRole('option', { selected: true })
    await user.type(field(), 'an{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(highlighted()).toHaveTextContent('Germany')
    await guessElsewhere('CA')
    expect(options()).not.toContain('Canada')
    expect(highlighted()).toHaveTextContent('Germany')
    expect(field()).toHaveAttribute('aria-activedescendant', highlighted()?.id)
    await user.keyboard('{Enter}')
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('Germany')
  })

  it('highlights nothing, and Enter guesses nothing, when the highlighted country was guessed elsewhere', async () => {
    const { user, guessElsewhere } = await openDaily()
    await user.type(field(), 'united{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('United States')
    await guessElsewhere('US')
    expect(options()).toEqual(['United Kingdom'])
    expect(screen.queryByRole('option', { selected: true })).toBeNull()
    await user.keyboard('{Enter}')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('clears and closes after a pick, keeps the focus, and does not offer the country again', async () => {
    const { user, guess } = await openDaily()
    await guess('Brazil')
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(options()).toEqual([])
    await user.type(field(), 'bra')
    expect(options()).toEqual([])
  })

  it('guesses nothing when the field is left with a suggestion highlighted', async () => {
    const { user } = await openDaily()
    await user.type(field(), 'braz')
    await user.tab()
    expect(screen.queryAllByRole('listitem')).toEqual([])
    expect(options()).toEqual([])
  })

  const highlighted = () => screen.queryByRole('option', { selected: true })?.textContent

  it.each([
    ['the first from the field', '{ArrowDown}', 'United Kingdom'],
    ['the last from the field, upwards', '{ArrowUp}', 'United States'],
    ['the first again after the last', '{ArrowDown}{ArrowDown}{ArrowDown}', 'United Kingdom'],
    ['the last again before the first', '{ArrowDown}{ArrowUp}', 'United States'],
    ['the last with End', '{End}', 'United States'],
    ['the first with Home', '{End}{Home}', 'United Kingdom'],
  ])('highlights %s', async (_, keys, name) => {
    const { user } = await openDaily()
    await user.type(field(), `united${keys}`)
    expect(highlighted()).toBe(name)
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    )
  })

  it('leaves Home and End to the text where there is no list', async () => {
    const { user } = await openDaily()
    await user.type(field(), 'qqq{Home}bra')
    expect(field()).toHaveValue('braqqq')
  })

  it('opens a closed list with an arrow, with the first highlighted, and with Alt with none', async () => {
    const { user } = await openDaily()
    await user.type(field(), 'united{Escape}{Alt>}{ArrowDown}{/Alt}')
    expect(options()).toHaveLength(2)
    expect(highlighted()).toBeUndefined()
    await user.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
    expect(options()).toEqual([])
    await user.keyboard('{ArrowDown}')
    expect(highlighted()).toBe('United Kingdom')
  })

  it('keeps the text on the first Escape, which closes the list until the field is clicked, and clears it on the second', async () => {
    const { user } = await openDaily()
    await user.type(field(), 'united{Escape}')
    expect(field()).toHaveValue('united')
    expect(options()).toEqual([])
    await user.click(field())
    expect(options()).toHaveLength(2)
    await user.keyboard('{Escape}{Escape}')
    expect(field()).toHaveValue('')
  })

  it('highlights what is pointed at, and nothing once the pointer has left', async () => {
    const { user } = await openDaily()
    await user.type(field(), 'united')
    await user.hover(screen.getByRole('option', { name: 'United States' }))
    expect(highlighted()).toBe('United States')
    await user.hover(document.body)
    expect(highlighted()).toBeUndefined()
    await user.keyboard('{Enter}')
    expect(screen.queryAllByRole('listitem')).toEqual([])
  })

  it('is a combobox that owns its list, and has a name', async () => {
    const { user } = await openDaily()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    await user.type(field(), 'united')
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field()).toHaveAttribute('aria-autocomplete', 'list')
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    expect(screen.getByRole('listbox')).toHaveAccessibleName()
  })

  it('says how many suggestions there are', async () => {
    const { user } = await openDaily()
    await user.type(field(), 'united')
    expect(screen.getByText('2 suggestions')).toBeInTheDocument()
    await user.type(field(), ' s')
    expect(screen.getByText('1 suggestion')).toBeInTheDocument()
    await user.type(field(), 'xyz')
    expect(screen.getByText('No suggestions')).toBeInTheDocument()
  })
})

describe('sharing', () => {
  it('leaves the focus to the heading of the page when one comes back after a failure', async () => {
    const copyText = async () => {
      throw new Error('no clipboard')
    }
    const { user, guess } = await openDaily(fakeBrowser({ copyText }))
    await guess(answer.name)
    const byHand = () => screen.findByRole('textbox', { name: 'Copy the result by hand' })
    await user.click(screen.getByRole('button', { name: 'Share Result' }))
    expect(await byHand()).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Home' }))
    await user.click((await screen.findAllByRole('link', { name: "Play Today's Puzzle" }))[0] as HTMLElement)
    expect(await screen.findByRole('button', { name: 'Share Result' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Daily Puzzle' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Share Result' }))
    await waitFor(async () => expect(await byHand()).toHaveFocus())
  })
})

describe('the outline', () => {
  it.each([
    [
      'cannot be loaded',
      async () => {
        throw new Error('offline')
      },
    ],
    ['is none', async () => '<!doctype html><title>Not found</title>'],
  ])('is missed with a sentence, in a game that goes on, where its file %s', async (_reason, fetchText) => {
    const { guess } = await openDaily(fakeBrowser({ fetchText }))
    expect(await screen.findByText('The outline could not be loaded.')).toBeVisible()
    await guess(wrong[0]?.name ?? '')
    expect(screen.getByText('Guess 2 of 6')).toBeVisible()
  })
})
