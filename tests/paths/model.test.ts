import { describe, expect, it } from 'vitest'
import { countriesOf } from '../../src/geo/countries'
import { isGuess, modelOf, toursOf } from './model'

const countries = countriesOf('twenty')

const model = modelOf('JP')
const made = model.edges.filter(({ move }) => isGuess(move))
const outcome = ({ from, to }: { readonly from: string; readonly to: string }) => `${from} → ${to}`

describe('the walked game', () => {
  it('has six states of play, six wins and one loss', () => {
    expect(model.states.toSorted()).toEqual([
      'lost 6',
      'playing 0',
      'playing 1',
      'playing 2',
      'playing 3',
      'playing 4',
      'playing 5',
      'won 1',
      'won 2',
      'won 3',
      'won 4',
      'won 5',
      'won 6',
    ])
  })

  it('is left for an ending by a hit at any of six guesses, or by a miss at the sixth', () => {
    const ends = made.filter(({ from, to }) => from.startsWith('playing') && !to.startsWith('playing'))
    expect(ends.map(outcome).toSorted()).toEqual([
      'playing 0 → won 1',
      'playing 1 → won 2',
      'playing 2 → won 3',
      'playing 3 → won 4',
      'playing 4 → won 5',
      'playing 5 → lost 6',
      'playing 5 → won 6',
    ])
  })

  it('has 17 edges of guesses while it is played and 20 after its end, which lead nowhere', () => {
    const [played, late] = [
      made.filter(({ from }) => from.startsWith('playing')),
      made.filter(({ from }) => !from.startsWith('playing')),
    ]
    expect([played.length, late.length]).toEqual([17, 20])
    expect(late.filter(({ from, to }) => from !== to)).toEqual([])
  })

  it('refuses a repeat in every state that has one', () => {
    const refused = made.filter(({ from, to }) => from === to && from.startsWith('playing'))
    expect(refused.map(({ from }) => from).toSorted()).toEqual([1, 2, 3, 4, 5].map((n) => `playing ${n}`))
  })

  it('goes on from every state with what has happened elsewhere: nothing, two guesses, a win or a loss', () => {
    for (const state of model.states) {
      const synced = model.edges.filter(({ from, move }) => from === state && !isGuess(move))
      expect(synced.map(({ to }) => to).toSorted()).toEqual(['lost 6', 'playing 0', 'playing 2', 'won 4'])
    }
  })

  it('is the same for every country', () => {
    for (const { id } of countries) {
      const { states, edges } = modelOf(id)
      expect(states).toEqual(model.states)
      expect(edges.map(outcome)).toEqual(model.edges.map(outcome))
    }
  })

  it('is walked by seven tours that take every edge of a guess', () => {
    const taken = toursOf(model).flatMap((tour) => {
      let state = 'playing 0'
      return tour.map((guess) => {
        const edge = model.edges.find(({ from, move }) => from === state && move === guess)
        state = edge?.to ?? `nowhere from ${state} by ${guess}`
        return edge
      })
    })
    expect(toursOf(model)).toHaveLength(7)
    expect(new Set(taken)).toEqual(new Set(made))
  })
})
