import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../machines/memoryStore'
import { fakeBrowser, renderApp } from './renderApp'

const UNSAVED = 'Your progress cannot be saved in this browser. You can play all the same.'

const refuse = () => {
  throw new Error('full')
}

describe('a browser that stores nothing', () => {
  it.each(['/daily', '/practice'] as const)('is told of on %s', async (path) => {
    const store = { ...memoryStore(), get: refuse, set: refuse }
    await renderApp(path, fakeBrowser({ store }))
    expect(await screen.findByText(UNSAVED)).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Guess a country' })).toBeEnabled()
  })
})
