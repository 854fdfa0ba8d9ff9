import { describe, expect, it } from 'vitest'
import { placesOf } from '../../src/geo/places'
import { isGuess, modelOf, toursOf } from './model'

const countries = placesOf('twenty')

const model = modelOf('JP')
const made = model.edges.filter(({ move }) => isGuess(move))
const outcome = ({ from, to }: { readonly from: string; readonly to: string }) => `${from} → ${to}`

describe('the walked game', () => {
  it('has a state of play for each number of guesses, and can be won with each and lost with the sixth', () => {
    const counts = [1, 2, 3, 4, 5]
    const states = [
      'lost 6',
      ...[0, ...counts].map((n) => `playing ${n}`),
      ...[...counts, 6].map((n) => `won ${n}`),
    ]
    expect(model.states.toSorted()).toEqual(states)
    const played = made.filter(({ from }) => from.startsWith('playing'))
    const ends = played.filter(({ to }) => !to.startsWith('playing')).map(outcome)
    const wins = [0, ...counts].map((n) => `playing ${n} → won ${n + 1}`)
    expect(ends.toSorted()).toEqual(['playing 5 → lost 6', ...wins].toSorted())
    // What is guessed once more is refused, and so is all that is guessed after the end.
    const refused = played.filter(({ from, to }) => from === to).map(({ from }) => from)
    expect(refused.toSorted()).toEqual(counts.map((n) => `playing ${n}`))
    const late = made.filter(({ from }) => !from.startsWith('playing'))
    expect([played.length, late.length]).toEqual([17, 20])
    expect(late.filter(({ from, to }) => from !== to)).toEqual([])
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
