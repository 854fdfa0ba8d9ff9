import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepMaps, listMaps, takeMaps } from '../../src/entry/ownMaps'
import { MAPS } from '../../src/entry/storage'
import { eraseMaps, storedMaps } from '../../src/entry/storedMaps'
import { MOST_MAPS, mapText } from '../../src/machines/own/keptMap'
import { encodeBackup } from '../../src/machines/transfer/backup'
import { memoryStore, refuse } from '../machines/memoryStore'
import { databases, disk, mapOf, memoryKeyval, stubMaps } from './memoryMaps'
import { fakeBrowser, renderApp } from './renderApp'

vi.mock('idb-keyval', async () => (await import('./memoryMaps')).memoryKeyval)

beforeEach(stubMaps)

const texts = async () => (await listMaps()).map(({ title }) => title)

/** Opens the settings with an empty record. */
async function settings(changes = {}) {
  const { user } = await renderApp('/practice', fakeBrowser({ store: memoryStore(), ...changes }))
  await user.click(await screen.findByRole('button', { name: 'Settings' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Settings' })) }
}

describe('maps of one’s own in a backup', () => {
  const backup = encodeBackup(memoryStore(), [mapText(mapOf('Mine')), 'no map'])
  const fileOf = (text: string) => new File([text], 'backup.json', { type: 'application/json' })

  it('go along in the file, and the panel says so', async () => {
    await keepMaps([mapOf('Mine')])
    const saveFile = vi.fn<(name: string, content: Blob) => void>()
    const { user, dialog } = await settings({ saveFile })
    expect(await dialog.findByText(/file also has your own maps/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save to a file' }))
    await vi.waitFor(() => expect(saveFile).toHaveBeenCalled())
    expect(JSON.parse((await saveFile.mock.lastCall?.[1].text()) ?? '').maps).toEqual(await storedMaps())
    expect(await storedMaps()).toEqual([mapText(mapOf('Mine'))])
  })

  it('are taken in once, without what is none', async () => {
    const { user, dialog } = await settings()
    const field = dialog.getByLabelText('Load from a file')
    await user.upload(field, fileOf(backup))
    expect(await dialog.findByText('1 map imported.')).toBeVisible()
    expect(await texts()).toEqual(['Mine'])
    await user.upload(field, fileOf(backup))
    expect(await dialog.findByText('Everything in the backup was here already.')).toBeVisible()
    expect(await texts()).toEqual(['Mine'])
  })

  it('are all left out where the disk is full', async () => {
    vi.spyOn(disk, 'put').mockReturnValueOnce(undefined).mockImplementationOnce(refuse)
    const both = [mapText(mapOf('Mine')), mapText(mapOf('Other', 2))]
    const { user, dialog } = await settings()
    await user.upload(dialog.getByLabelText('Load from a file'), fileOf(encodeBackup(memoryStore(), both)))
    expect(await dialog.findByText(/could not store it\. Nothing was changed/)).toBeVisible()
    expect(await texts()).toEqual([])
  })

  it('are no more than ten, and the first ten are kept', async () => {
    const many = Array.from({ length: MOST_MAPS + 1 }, (_, at) => mapText(mapOf(`Map ${at}`, 1 + at / 20)))
    await expect(takeMaps(many)).rejects.toThrow(RangeError)
    expect(await texts()).toHaveLength(MOST_MAPS)
  })
})

it('What no map was kept for is neither asked nor erased', async () => {
  databases.delete(MAPS)
  const open = vi.spyOn(memoryKeyval, 'createStore')
  await eraseMaps()
  expect([await storedMaps(), open.mock.calls]).toEqual([[], []])
})
