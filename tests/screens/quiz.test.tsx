import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type CountryCode, countryOf } from '../../src/geo/countries'
import { type Quiz, questionsOf, withAnswer } from '../../src/machines/quiz/quiz'
import { quizIn, quizzes } from '../../src/machines/quiz/storedQuizzes'
import type { DailyPuzzle } from '../../src/machines/rules/puzzle'
import { PAUSE } from '../../src/ui/parts/useSettling'
import { memoryStore, storeElsewhere } from '../machines/memoryStore'
import { fakeBrowser, NOON, playOn, unfold } from './renderApp'

const puzzle: DailyPuzzle = { kind: 'daily', deck: 'twenty', date: '2026-11-21' }

/** Plays the day to its end and opens the questions. */
async function openQuiz(store = memoryStore()) {
  const copyText = vi.fn(async (_text: string) => {})
  const { user, guess } = await playOn('/daily', fakeBrowser({ store, copyText }))
  expect(screen.queryByRole('button', { name: /^Quiz/ })).toBeNull()
  await guess('Italy', 'France')
  const open = async () => user.click(await screen.findByRole('button', { name: /^Quiz/ }))
  await open()
  const dialog = () => within(screen.getByRole('dialog', { name: 'Quiz: France' }))
  const press = async (name: string) => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE + 20))
    await user.click(dialog().getByRole('button', { name }))
  }
  const answered = () => quizIn(store, puzzle).answers.length
  await screen.findByRole('heading', { name: 'Where is France?' })
  return { user, store, copyText, open, dialog, press, answered }
}

type OpenQuiz = Awaited<ReturnType<typeof openQuiz>>

async function placeIt({ user, dialog, press }: OpenQuiz) {
  await user.click(dialog().getByRole('button', { name: 'Choose a region instead' }))
  await user.click(dialog().getByRole('radio', { name: 'Western Europe' }))
  await press('Confirm pin')
}

describe('the questions after a day', () => {
  it('show the country without a pin where its place was skipped', async () => {
    const { dialog, press } = await openQuiz()
    await press('Skip')
    expect(dialog().getByRole('img', { name: 'France' })).toBeVisible()
    expect(document.querySelector('.pin')).toBeNull()
  })

  it('show what another tab answers before they go on to the open one', async () => {
    const { store, dialog, press } = await openQuiz()
    const replies = [1, 2].map((at) => ({ at: NOON + at }))
    const quiz = replies.reduce<Quiz>(withAnswer, { puzzle, answers: [] })
    act(() => storeElsewhere(store, (elsewhere) => void quizzes.join(elsewhere, quiz)))
    expect(dialog().getByText('Question 1 of 4')).toBeVisible()
    expect(dialog().getByText('It is in this region: Western Europe.')).toBeVisible()
    expect(dialog().queryByText('Not this time.')).toBeNull()
    expect(dialog().getByText('0 of 2 right')).toBeInTheDocument()
    expect(document.querySelectorAll('dialog .pip-0')).toHaveLength(2)
    await press('Next question')
    expect(dialog().getByText('Question 3 of 4')).toBeVisible()
  })

  it('show the answer to a question that is open again, since another tab was earlier', async () => {
    const { store, dialog, press } = await openQuiz()
    for (const name of ['Skip', 'Next question', 'Skip', 'Next question']) await press(name)
    expect(dialog().getByText('Question 3 of 4')).toBeVisible()
    const earlier = withAnswer({ puzzle, answers: [] }, { at: NOON - 1 })
    act(() => storeElsewhere(store, (elsewhere) => void quizzes.join(elsewhere, earlier)))
    expect(dialog().getByText('Question 2 of 4')).toBeVisible()
    await press('Skip')
    expect(dialog().getByRole('button', { name: 'Next question' })).toBeVisible()
    expect(dialog().getByText('Question 2 of 4')).toBeVisible()
  })

  it('name the neighbours that were missed, and not those that are ticked', async () => {
    const { dialog, press, user } = await openQuiz()
    await press('Skip')
    await press('Next question')
    const { right = [], options = [] } = questionsOf({ puzzle })[1] ?? {}
    const wrong = options.find((code) => !right.includes(code)) as CountryCode
    const chosen = [...right.slice(1), wrong].map((code) => countryOf(code).name)
    for (const name of chosen) await user.click(dialog().getByRole('button', { name }))
    const missed = countryOf(right[0] as CountryCode).name
    expect(dialog().getByText('Not this time.').parentElement).toHaveTextContent(`Not this time. ${missed}`)
  })

  it('take a key that is held for one press of an option', async () => {
    const { dialog, press, user } = await openQuiz()
    await press('Skip')
    await press('Next question')
    const option = dialog().getAllByRole('button', { pressed: false })[0] as HTMLElement
    option.focus()
    await user.keyboard('{Enter>4/}')
    expect(option).toHaveAttribute('aria-pressed', 'true')
  })

  it('go on with the one that was open, can be skipped, and change nothing of the day', async () => {
    const quiz = await openQuiz()
    const before = quiz.store.get('world-outline.daily.twenty.2026-11-21')
    await placeIt(quiz)
    await quiz.user.click(quiz.dialog().getByRole('button', { name: 'Close' }))
    expect(quiz.answered()).toBe(1)
    await quiz.open()
    expect(quiz.dialog().getByText('Question 2 of 4')).toBeVisible()
    expect(quiz.dialog().getByRole('button', { name: 'Not now' })).toBeVisible()
    await quiz.press('Skip')
    expect(quiz.dialog().queryByText('Not this time.')).toBeNull()
    expect(quiz.dialog().queryByRole('button', { name: 'Not now' })).toBeNull()
    expect(quiz.answered()).toBe(2)
    expect(quiz.store.get('world-outline.daily.twenty.2026-11-21')).toBe(before)
  })

  it('keep what they ask for out of the page until they are done', async () => {
    const { user, dialog, press } = await openQuiz()
    const told = () => document.body.querySelector('.learn-facts, .globe-field:not(dialog *), .season')
    for (let question = 0; question < 4; question++) {
      expect(told()).toBeNull()
      await press('Skip')
      await press(question < 3 ? 'Next question' : 'See the result')
    }
    const answers = dialog().getAllByRole('listitem')
    expect(answers).toHaveLength(4)
    for (const answer of answers) expect(answer).toHaveTextContent('wrong')
    expect(answers[2]).toHaveTextContent('Its capital is Paris')
    await user.click(dialog().getAllByRole('button', { name: 'Close' })[1] as HTMLElement)
    expect(await screen.findByText('Paris')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Quiz' })).toBeNull()
  })

  it('are over for whoever would rather see the country, who is asked before, and leave no stars', async () => {
    const { user, dialog, copyText, answered } = await openQuiz()
    await user.click(dialog().getByRole('button', { name: 'Close' }))
    for (const name of ['France in brief', 'Statistics', 'Details']) {
      await user.click(screen.getByRole('button', { name }))
      await user.click(await screen.findByRole('button', { name: 'Keep going' }))
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false')
    }
    expect(answered()).toBe(0)
    await unfold(user, 'France in brief')
    expect(screen.getByText('Paris')).toBeVisible()
    expect(answered()).toBe(4)
    await user.click(screen.getByRole('button', { name: 'Share Result' }))
    expect(copyText).toHaveBeenCalledWith(expect.not.stringMatching(/[★☆]/))
  })

  it('are over at a press in them', async () => {
    const { user, dialog, answered } = await openQuiz()
    await user.click(dialog().getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText('Paris')).toBeVisible()
    expect(answered()).toBe(4)
    await vi.waitFor(() => expect(document.activeElement).toHaveClass('result-onwards'))
  })
})
