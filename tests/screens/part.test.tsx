import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Late } from '../../src/ui/parts/Late'
import { Part } from '../../src/ui/parts/part'
import { InEnglish } from './inEnglish'

/** A part whose attempts end as the test says, and how often it was fetched. */
function partOf(...attempts: readonly (() => Promise<string>)[]) {
  const fetch = vi.fn(() => (attempts[fetch.mock.calls.length - 1] as () => Promise<string>)())
  return { part: new Part(fetch), fetch }
}
const arrives = async () => 'the words'
const fails = () => Promise.reject(new Error('no network'))

describe('a part of the program', () => {
  it('is fetched once, however often it is asked for', async () => {
    const { part, fetch } = partOf(arrives)
    part.ask()
    expect(part.state().kind).toBe('loading')
    expect(await Promise.all([part.load(), part.load()])).toEqual(['the words', 'the words'])
    part.ask()
    expect(fetch).toHaveBeenCalledOnce()
    expect(part.state()).toEqual({ kind: 'there', content: 'the words' })
  })

  it('that failed tells whoever waits for it, and is fetched anew when it is asked for again', async () => {
    const { part, fetch } = partOf(fails, arrives)
    await expect(part.load()).rejects.toThrow('no network')
    expect(part.state()).toEqual({ kind: 'failed', attempts: 1 })
    expect(fetch).toHaveBeenCalledOnce()
    expect(await part.load()).toBe('the words')
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('that is there is drawn in the first rendering, without its placeholder', async () => {
    const { part } = partOf(arrives)
    await part.load()
    const drawn: string[] = []
    render(
      <Late part={part} placeholder={<Note text="placeholder" into={drawn} />}>
        {(text) => <Note text={text} into={drawn} />}
      </Late>,
      { wrapper: InEnglish },
    )
    expect(drawn).toEqual(['the words'])
  })

  it('shows its placeholder until it arrives, says that it is missing, and comes by Try again', async () => {
    let arrive = (_: string) => {}
    const { part } = partOf(fails, () => new Promise((resolve) => (arrive = resolve)))
    await act(async () => {
      render(
        <Late part={part} placeholder="placeholder">
          {(text) => text}
        </Late>,
        { wrapper: InEnglish },
      )
    })
    expect(screen.getByRole('alert')).toHaveTextContent('This part of the page could not be loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('placeholder')).toBeInTheDocument()
    await act(async () => arrive('the words'))
    expect(screen.getByText('the words')).toBeInTheDocument()
  })

  it('that cannot be drawn is left out, and what is around it stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { part } = partOf(arrives)
    await act(async () => {
      render(
        <p>
          before
          <Late part={part}>{() => <Broken />}</Late>
          after
        </p>,
        { wrapper: InEnglish },
      )
    })
    expect(screen.getByText('beforeafter')).toBeInTheDocument()
  })
})

function Note({ text, into }: { readonly text: string; readonly into: string[] }) {
  into.push(text)
  return text
}

function Broken(): never {
  throw new Error('broken on purpose')
}
