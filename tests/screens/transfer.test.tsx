import { deflateSync } from 'node:zlib'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Browser } from '../../src/entry/browser'
import { logReview } from '../../src/machines/journal/review'
import { readDays, writeRound } from '../../src/machines/journal/storedRound'
import { addToLeague } from '../../src/machines/league/storedLeague'
import { pinsDays } from '../../src/machines/pins/storedPins'
import { targetOf } from '../../src/machines/schedule/dailies'
import { encodeBackup } from '../../src/machines/transfer/backup'
import { bytesIn, fragmentOf } from '../../src/machines/transfer/backupLink'
import { dailyOf } from '../../tools/puzzles'
import { memoryStore, refuse } from '../machines/memoryStore'
import { dayOf } from '../machines/rounds'
import { fakeBrowser, NOON, renderApp } from './renderApp'

/** The record of another device, with two days. */
function otherStore() {
  const store = memoryStore()
  for (const date of ['2026-11-19', '2026-11-20'] as const) {
    const target = targetOf(dailyOf(date))
    writeRound(store, dayOf(date, target, [target]))
  }
  return store
}

const linkOf = (text: string) => `/${fragmentOf(deflateSync(text))}`

describe('what another device has sent', () => {
  const open = async (path: string, changes: Partial<Browser> = {}) => {
    const store = memoryStore()
    const rendered = await renderApp(path, fakeBrowser({ store, ...changes }))
    const dialog = within(await screen.findByRole('dialog', { name: 'From another device' }))
    return { ...rendered, store, dialog }
  }

  it('is joined by a link after a question, and not before', async () => {
    const { store, dialog, user } = await open(linkOf(encodeBackup(otherStore())))
    expect(await dialog.findByText(/^2 records can be merged/)).toBeVisible()
    expect(readDays(store, 'twenty')).toEqual([])
    writeRound(store, dayOf('2026-11-18', 'JP', ['JP']))
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    expect(dialog.getByText('2 days imported.')).toBeVisible()
    // A second press changes nothing that was said.
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    expect(dialog.getByText('2 days imported.')).toBeVisible()
    expect(readDays(store, 'twenty').map(({ puzzle }) => puzzle.date)).toEqual([
      ...['2026-11-18', '2026-11-19', '2026-11-20'],
    ])
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can be joined again where the store had no room', async () => {
    const { store, dialog, user } = await open(linkOf(encodeBackup(otherStore())))
    const join = await dialog.findByRole('button', { name: 'Merge' })
    const full = vi.spyOn(store, 'set').mockImplementation(refuse)
    await user.click(join)
    expect(dialog.getByText(/could not store it\. Nothing was changed/)).toBeVisible()
    full.mockRestore()
    await user.click(join)
    expect(dialog.getByText('2 days imported.')).toBeVisible()
  })

  it('shows how far it is while much is read and joined', async () => {
    const source = otherStore()
    for (let deal = 0; deal < 1500; deal++)
      logReview(source, { identity: `practice.twenty.${deal}`, country: 'FR', at: NOON, found: 1 })
    const onTick = (tick: () => void) => {
      tick()
      return () => {}
    }
    const { dialog, user } = await open('/#shared', { takeShared: async () => encodeBackup(source), onTick })
    const join = await dialog.findByRole('button', { name: 'Merge' })
    expect(dialog.getByText(/^1,502 records can be merged/)).toBeVisible()
    expect(dialog.queryByRole('progressbar')).toBeNull()
    // It may be gone again by the time that the press has been awaited.
    const shown: (string | null)[] = []
    const observer = new MutationObserver(() => {
      shown.push(dialog.queryByRole('progressbar')?.getAttribute('aria-label') ?? null)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await user.click(join)
    await user.click(join)
    expect(await dialog.findByText('2 days imported.')).toBeVisible()
    observer.disconnect()
    expect(shown).toContain('From another device')
    expect(dialog.queryByRole('progressbar')).toBeNull()
  })

  it('is joined without what cannot have been played, which is named', async () => {
    const source = otherStore()
    const invented = { at: 0, spot: [0, 0], distance: 0 } as const
    pinsDays.write(source, { date: '2026-11-20', pins: [invented] })
    const { dialog, user } = await open(linkOf(encodeBackup(source)))
    await user.click(await dialog.findByRole('button', { name: 'Merge' }))
    expect(
      dialog.getByText(
        '2 days imported. Left out, because it is damaged or cannot have been played: pins.2026-11-20.',
      ),
    ).toBeVisible()
  })

  it('is not offered where nothing of it is left', async () => {
    const source = memoryStore()
    pinsDays.write(source, { date: '2026-11-20', pins: [{ at: 0, spot: [0, 0], distance: 0 }] })
    const { dialog } = await open(linkOf(encodeBackup(source)))
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Left out, .*: pins\.2026-11-20\.$/)
    expect(dialog.queryByRole('button', { name: 'Merge' })).toBeNull()
  })

  it('is left alone where the person closes the question', async () => {
    const { store, dialog, user } = await open(linkOf(encodeBackup(otherStore())))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(readDays(store, 'twenty')).toEqual([])
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })

  it.each([
    ['cut off', linkOf(encodeBackup(otherStore())).slice(0, -40), /incomplete or damaged/],
    ['cut to nothing', '/#backup1.', /incomplete or damaged/],
    ['changed', linkOf(encodeBackup(otherStore())).replace(/.{9}$/, 'AAAAAAAAA'), /incomplete or damaged/],
    ['of another game', linkOf('{"game":"chess"}'), /not a backup of The World Outline Game/],
    ['of a later version', '/#backup2.AAAA', /newer version of the game/],
    ['too large', linkOf('x'.repeat(6_000_000)), /more than the game can open/],
  ])('says of a link that is %s that it is', async (_, path, said) => {
    const { dialog, store } = await open(path)
    expect(await dialog.findByRole('alert')).toHaveTextContent(said)
    expect(dialog.queryByRole('button', { name: 'Merge' })).toBeNull()
    // The page has shown today's outline, and no more.
    expect(readDays(store, 'twenty').flatMap(({ guesses }) => guesses)).toEqual([])
  })

  it('is taken from a file that another app has shared with the installed game', async () => {
    const text = encodeBackup(otherStore())
    const { dialog } = await open('/#shared', { takeShared: async () => text })
    expect(await dialog.findByText(/^2 records/)).toBeVisible()
    cleanup()
    // A reload finds it taken, and asks nothing.
    await renderApp('/#shared')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is taken from a file with which the installed game was opened, while its page is open, too', async () => {
    const onFileOpened = vi.fn<Browser['onFileOpened']>()
    await renderApp('/', fakeBrowser({ onFileOpened }))
    await act(async () => onFileOpened.mock.lastCall?.[0](Promise.resolve(encodeBackup(otherStore()))))
    expect(await screen.findByText(/^2 records/)).toBeVisible()
  })
})

describe('sending to another device', () => {
  const open = async (changes: Partial<Browser> = {}) => {
    const { user } = await renderApp('/', fakeBrowser({ store: otherStore(), ...changes }))
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Settings' }))
    await user.click(await screen.findByRole('button', { name: 'Send to another device' }))
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Send to another device' })) }
  }

  it('shows a code and its link, which hold the whole record, and hands a file to the share sheet', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
    const { dialog, user } = await open({ shareSheet: (data) => () => share(data) })
    expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
    const { value } = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' })
    const { decompress } = fakeBrowser()
    const bytes = bytesIn(new URL(value).hash)
    expect(await decompress(bytes as Uint8Array<ArrayBuffer>, 10_000)).toBe(encodeBackup(otherStore()))
    await user.click(dialog.getByRole('button', { name: 'Send the file' }))
    const [file] = share.mock.lastCall?.[0].files ?? []
    expect(file?.name).toBe('world-outline-game-2026-11-21.txt')
    expect(file?.size).toBe(encodeBackup(otherStore()).length)
  })

  it('saves the file where the share sheet fails', async () => {
    const saved: string[] = []
    const { dialog, user } = await open({
      shareSheet: () => () => Promise.reject(new Error('refused')),
      saveFile: (name) => void saved.push(name),
    })
    await user.click(dialog.getByRole('button', { name: 'Send the file' }))
    await waitFor(() => expect(saved).toEqual(['world-outline-game-2026-11-21.txt']))
  })

  it.each([
    ['there is too much for a code', { store: crowded() }],
    ['the browser cannot compress', { compress: () => Promise.reject(new Error('no')) }],
  ])('says so where %s', async (_, changes) => {
    const { dialog } = await open(changes)
    expect(dialog.getByText(/^Your record is too large for a code\. Send the file/)).toBeVisible()
    expect(dialog.queryByRole('img')).toBeNull()
    expect(dialog.queryByRole('textbox')).toBeNull()
  })
})

/** A store with results of many players, whose names do not compress. */
function crowded() {
  const store = otherStore()
  const names = Array.from({ length: 300 }, (_, index) => `${(index * 7919 + 13).toString(36)}${index ** 3}`)
  addToLeague(
    store,
    names.map((who) => ({ who, deck: 'twenty', date: '2026-11-20', score: 3 })),
  )
  return store
}
