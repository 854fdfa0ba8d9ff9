import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorBoundary } from 'react-error-boundary'
import { describe, expect, it, vi } from 'vitest'
import { LazyModule } from '../../src/ui/lazyModule'
import { LazyBoundary } from '../../src/ui/parts/LazyBoundary'
import { InEnglish } from './inEnglish'

/** A part whose attempts end as the test says, and how often it was fetched. */
function moduleOf(...attempts: readonly (() => Promise<string>)[]) {
  const fetch = vi.fn(() => (attempts[fetch.mock.calls.length - 1] as () => Promise<string>)())
  return { module: new LazyModule(fetch), fetch }
}
const arrives = async () => 'the words'
const fails = () => Promise.reject(new Error('no network'))

describe('a module of the program', () => {
  it('is fetched once, however often it is asked for', async () => {
    const { module, fetch } = moduleOf(arrives)
    module.ask()
    expect(module.state().kind).toBe('loading')
    expect(await Promise.all([module.load(), module.load()])).toEqual(['the words', 'the words'])
    module.ask()
    expect(fetch).toHaveBeenCalledOnce()
    expect(module.state()).toEqual({ kind: 'there', content: 'the words' })
  })

  it('that failed tells whoever waits for it, and is fetched anew when it is asked for again', async () => {
    const { module, fetch } = moduleOf(fails, arrives)
    await expect(module.load()).rejects.toThrow('no network')
    expect(module.state()).toEqual({ kind: 'failed', attempts: 1 })
    expect(fetch).toHaveBeenCalledOnce()
    expect(await module.load()).toBe('the words')
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('that is there is drawn in the first rendering, without its placeholder', async () => {
    const { module } = moduleOf(arrives)
    await module.load()
    const drawn: string[] = []
    render(
      <LazyBoundary module={module} placeholder={<Note text="placeholder" into={drawn} />}>
        {(text) => <Note text={text} into={drawn} />}
      </LazyBoundary>,
      { wrapper: InEnglish },
    )
    expect(drawn).toEqual(['the words'])
  })

  it('shows its placeholder until it arrives, says that it is missing, and comes by Try again', async () => {
    let arrive = (_: string) => {}
    const { module } = moduleOf(fails, () => new Promise((resolve) => (arrive = resolve)))
    render(
      <LazyBoundary module={module} placeholder="placeholder">
        {(text) => text}
      </LazyBoundary>,
      { wrapper: InEnglish },
    )
    expect(screen.getByText('placeholder')).toBeInTheDocument()
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('placeholder')).toBeInTheDocument()
    await act(async () => arrive('the words'))
    expect(screen.getByText('the words')).toBeInTheDocument()
  })

  it('that cannot be drawn is no failure to load: the boundary of the page takes the error, and it is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { module } = moduleOf(arrives)
    await act(async () => {
      render(
        <ErrorBoundary fallback="the error screen">
          <LazyBoundary module={module}>{() => <Broken />}</LazyBoundary>
        </ErrorBoundary>,
        { wrapper: InEnglish },
      )
      await module.load()
    })
    expect(screen.getByText('the error screen')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(log.mock.calls.flat()).toContainEqual(new Error('broken on purpose'))
  })
})

function Note({ text, into }: { readonly text: string; readonly into: string[] }) {
  into.push(text)
  return text
}

function Broken(): never {
  throw new Error('broken on purpose')
}
