import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { facts } from '../../src/geo/facts'
import { placeOf } from '../../src/geo/places'
import { profileOf } from '../../src/geo/profile'
import { writeSettings } from '../../src/machines/journal/settings'
import { Learn, Toponym } from '../../src/ui/result/Learn'
import { dailyTarget } from '../../tools/puzzles'
import { memoryStore } from '../machines/memoryStore'
import { InEnglish } from './inEnglish'
import { fakeBrowser, playOn, practiceTarget, settled, unfold } from './renderApp'

const answer = placeOf(dailyTarget('2026-11-21'))

async function play(path: string, names: readonly string[], browser = fakeBrowser()) {
  const { user, guess } = await playOn(path, browser)
  await guess(...names)
  return { user }
}

const plate = (name: string) => screen.findByRole('region', { name: `${name} in brief` })

/** Plays a day to its end, and looks at its country instead of answering the quiz on it. */
async function playDay(path: string, names: readonly string[], browser = fakeBrowser()) {
  const { user } = await play(path, names, browser)
  await unfold(user, / in brief$/)
  return { user }
}

/** Each fact by its name. */
function factsOf(region: HTMLElement): Record<string, string | null> {
  const terms = within(region).getAllByRole('term')
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
  )
}

describe('the plate about the answer', () => {
  it('tells after a win the capital, the continent, the area and its rank, the population and all neighbours', async () => {
    await playDay('/daily', [answer.name])
    expect(factsOf(await plate('France'))).toEqual({
      Capital: 'Paris',
      Continent: 'Europe',
      Area: '643,801 km²',
      'Rank by area': '42 of 197',
      Population: '68,400,000 (2024)',
      Neighbours:
        'Andorra, Belgium, Germany, Italy, Luxembourg, Monaco, Spain, Switzerland, Brazil (via French Guiana) and Suriname (via French Guiana)',
    })
  })

  it('comes in practice too, and goes with the round', async () => {
    const { user, app, guess } = await playOn('/practice')
    const { name, id } = placeOf(practiceTarget(app))
    await guess(name)
    expect(factsOf(await plate(name))).toMatchObject({ Capital: facts[id as keyof typeof facts].capitals[0] })
    await settled()
    await user.click(screen.getByRole('button', { name: 'Play Again' }))
    expect(screen.queryByRole('region', { name: `${name} in brief` })).toBeNull()
  })

  it.each([
    [
      '2026-11-26',
      'South Africa',
      'Pretoria (government), Cape Town (parliament) and Bloemfontein (courts)',
      'Botswana, Eswatini, Lesotho, Mozambique, Namibia and Zimbabwe',
      2,
    ],
  ])(
    'tells after the world’s day of %s about %s, with all its neighbours',
    async (day, name, ...expected) => {
      const [capital, neighbours, links] = expected
      await playDay('/world', [name], fakeBrowser({ now: () => Date.parse(`${day}T12:00:00Z`) }))
      const region = await plate(name)
      expect(factsOf(region)).toMatchObject({ Capital: capital, Neighbours: neighbours })
      expect(within(region).getAllByRole('link')).toHaveLength(links)
    },
  )

  it.each([
    ['IL', 'Jerusalem'],
    ['PS', 'Ramallah'],
  ] as const)('tells where the government of %s is, and takes no side on its capital: %s', (id, city) => {
    const profile = profileOf(id)
    render(<Learn id={id} profile={profile} units="km" pointing={undefined} />, {
      wrapper: InEnglish,
    })
    const facts = factsOf(document.body)
    expect(facts).toMatchObject({ 'Government seat': city })
    expect(facts).not.toHaveProperty('Capital')
  })

  it('says of an island that it has no neighbours', () => {
    render(<Learn id="JP" profile={profileOf('JP')} units="km" pointing={undefined} />, {
      wrapper: InEnglish,
    })
    expect(factsOf(document.body)).toMatchObject({ Neighbours: 'None' })
  })

  it('has a button for each neighbour, which turns the globe there and back', async () => {
    const { user } = await playDay('/daily', [answer.name])
    const region = within(await plate('France'))
    const spain = region.getByRole('button', { name: 'Spain, show on the globe' })
    const globe = await screen.findByRole('application', { name: 'Globe' })
    const named = () => [...globe.querySelectorAll('.earth-name')].map((text) => text.textContent)
    expect(spain).toHaveAttribute('aria-pressed', 'false')
    expect(globe.querySelector('.earth-turned-to')).toBeNull()
    await user.click(spain)
    expect(spain).toHaveAttribute('aria-pressed', 'true')
    expect(globe.querySelector('.earth-turned-to')).not.toBeNull()
    expect(named()).toContain('Spain')
    await user.click(region.getByRole('button', { name: 'Germany, show on the globe' }))
    expect(spain).toHaveAttribute('aria-pressed', 'false')
    expect(named()).toContain('Germany')
    await user.click(region.getByRole('button', { name: 'Germany, show on the globe' }))
    expect(globe.querySelector('.earth-turned-to')).toBeNull()
  })

  it('gives the area in square miles where distances are in miles', async () => {
    const store = memoryStore()
    writeSettings(store, { units: 'miles' })
    await playDay('/daily', [answer.name], fakeBrowser({ store }))
    expect(factsOf(await plate(answer.name)).Area).toBe('248,573 sq mi')
  })

  it('marks the name of a place as English where the language of the page has none for it', () => {
    expect(render(<Toponym name="Abuja" isForeign />).container.innerHTML).toBe('<bdi lang="en">Abuja</bdi>')
    expect(render(<Toponym name="Kapstadt" isForeign={false} />).container.innerHTML).toBe('Kapstadt')
  })
})
