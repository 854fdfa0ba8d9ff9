import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { BackupPanel } from '../../src/ui/record/BackupPanel'
import { InEnglish } from './inEnglish'

/** A file as a browser hands it over, which can or cannot be read by then. */
const fileOf = (text: () => Promise<string>) =>
  Object.assign(new File([], 'record.json', { type: 'application/json' }), { text })

it('warns where the browser erases the record of who stays away, and only there', () => {
  const panel = (isForgotten: boolean) => (
    <BackupPanel isForgotten={isForgotten} onExport={() => {}} onImport={() => ''} onErase={async () => ''} />
  )
  const { rerender } = render(panel(false), { wrapper: InEnglish })
  expect(screen.queryByText(/seven days/)).toBeNull()
  rerender(panel(true))
  expect(screen.getAllByText(/may erase your record after seven days without a visit/)).toHaveLength(1)
})

it('says that a backup file cannot be read, and takes it when it can', async () => {
  const user = userEvent.setup()
  const onImport = vi.fn(() => '1 day imported.')
  render(
    <BackupPanel isForgotten={false} onExport={() => {}} onImport={onImport} onErase={async () => ''} />,
    {
      wrapper: InEnglish,
    },
  )
  const field = screen.getByLabelText<HTMLInputElement>('Load from a file')
  await user.upload(
    field,
    fileOf(() => Promise.reject(new DOMException('gone', 'NotReadableError'))),
  )
  expect(await screen.findByText('The file could not be read. Choose it again.')).toBeVisible()
  expect(onImport).not.toHaveBeenCalled()
  // The same file can be chosen again.
  expect(field.value).toBe('')
  await user.upload(
    field,
    fileOf(async () => '{}'),
  )
  expect(await screen.findByText('1 day imported.')).toBeVisible()
  expect(onImport).toHaveBeenCalledExactlyOnceWith('{}')
})

it('says how erasing everything failed, if it did', async () => {
  const user = userEvent.setup()
  render(
    <BackupPanel
      isForgotten={false}
      onExport={() => {}}
      onImport={() => ''}
      onErase={async () => 'Still there.'}
    />,
    { wrapper: InEnglish },
  )
  await user.click(screen.getByRole('button', { name: 'Erase everything' }))
  await user.click(screen.getByRole('button', { name: 'Erase' }))
  expect(await screen.findByText('Still there.')).toBeVisible()
})

it('gives the focus to the question of erasing, and back to its button', async () => {
  const user = userEvent.setup()
  render(
    <BackupPanel isForgotten={false} onExport={() => {}} onImport={() => ''} onErase={async () => ''} />,
    { wrapper: InEnglish },
  )
  const button = () => screen.getByRole('button', { name: 'Erase everything' })
  expect(button()).not.toHaveFocus()
  await user.click(button())
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(button()).toHaveFocus()
})
