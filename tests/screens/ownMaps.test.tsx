import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askWorker, keepMaps, listMaps } from '../../src/entry/ownMaps'
import { log } from '../../src/machines/journal/review'
import { reviewLogOf } from '../../src/machines/learning/reviewLog'
import { idWithin, mapText } from '../../src/machines/own/keptMap'
import { memoryStore, refuse } from '../machines/memoryStore'
import { disk, mapOf, stubMaps } from './memoryMaps'
import { fakeBrowser, renderApp } from './renderApp'

vi.mock('idb-keyval', async () => (await import('./memoryMaps')).memoryKeyval)

it('A file is asked for from the shelf of practice', async () => {
  await renderApp('/practice')
  await userEvent.click(await screen.findByRole('button', { name: 'A map of your own' }))
  expect(await screen.findByText('Choose a file')).toBeInTheDocument()
})

it('A file that is being read is left when the dialog is closed, and what is drawn is not', async () => {
  const terminate = vi.fn()
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { readonly data: object }) => void) | undefined
      terminate = terminate
      postMessage({ id, kind }: { readonly id: number; readonly kind: string }) {
        // A file is read for ever.
        if (kind === 'draw') setTimeout(() => this.onmessage?.({ data: { id, answer: 'drawn' } }), 50)
      }
    },
  )
  const { user } = await renderApp('/practice')
  await user.click(await screen.findByRole('button', { name: 'A map of your own' }))
  await user.upload(
    await screen.findByLabelText('Choose a file', { selector: 'input' }),
    new File(['{}'], 'x.json'),
  )
  expect(screen.getByRole('progressbar', { name: 'Reading the file' })).toBeVisible()
  const drawing = askWorker('draw', '')
  const count = terminate.mock.calls.length
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(terminate).toHaveBeenCalledTimes(count + 1)
  expect(await drawing).toBe('drawn')
})

describe('a map that is taken in', () => {
  beforeEach(stubMaps)
  afterEach(() => void vi.restoreAllMocks())

  /** Opens the dialog and a file that was saved from a map. */
  async function openFile(map: ReturnType<typeof mapOf>) {
    const store = memoryStore()
    const id = `own_before-${idWithin({ folded: 'two' })}`
    log.join(store, [{ identity: 'practice.own_before.1', country: id, at: 0, found: 1 }])
    const { user } = await renderApp('/practice', fakeBrowser({ store }))
    await user.click(await screen.findByRole('button', { name: 'A map of your own' }))
    const field = await screen.findByLabelText('Choose a file', { selector: 'input' })
    await user.upload(field, new File([mapText(map)], 'mine.json'))
    await screen.findByLabelText('Name of the map')
    // Those of maps that are kept are before it.
    const play = screen.getAllByRole('button', { name: 'Play' }).at(-1) as HTMLElement
    return { store, user, play }
  }

  it('takes along what was learned on an earlier one, if the person wants that', async () => {
    const map = mapOf('Mine')
    const { store, user, play } = await openFile(map)
    const box = screen.getByRole('checkbox', { name: 'Take along rounds of an earlier map: 1' })
    expect(box).toBeChecked()
    await user.click(play)
    await waitFor(() => expect(reviewLogOf(store).reviews()).toHaveLength(2))
    expect(
      reviewLogOf(store)
        .reviews()
        .map(({ country }) => country),
    ).toContain(`${map.deck}-${idWithin({ folded: 'two' })}`)
    cleanup()
    const other = await openFile(mapOf('Other', 2))
    await other.user.click(screen.getByRole('checkbox'))
    await other.user.click(other.play)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(reviewLogOf(other.store).reviews()).toHaveLength(1)
  })

  it('can be played at a second press where the disk is full', async () => {
    vi.spyOn(disk, 'put').mockImplementation(refuse)
    const { user, play } = await openFile(mapOf('Mine', 3))
    await user.click(play)
    expect(await screen.findByText(/no room for the map on this device/)).toBeVisible()
    await user.click(play)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await listMaps()).toEqual([])
  })

  it('stays beside one that another tab takes in at that moment', async () => {
    await Promise.all([keepMaps([mapOf('Mine')]), keepMaps([mapOf('Other', 2)]), keepMaps([mapOf('Mine')])])
    expect((await listMaps()).map(({ title }) => title).sort()).toEqual(['Mine', 'Other'])
  })
})
