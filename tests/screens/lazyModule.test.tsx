import { act, render, screen } from '@testing-library/react'
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
