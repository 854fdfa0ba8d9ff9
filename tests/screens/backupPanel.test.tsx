import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { BackupPanel } from '../../src/ui/record/BackupPanel'
import { InEnglish } from './inEnglish'

/** A file as a browser hands it over, which can or cannot be read by then. */
const fileOf = (text: () => Promise<string>) =>
  Object.assign(new File([], 'record.json', { type: 'application/json' }), { text })

const panel = (changes: Partial<ComponentProps<typeof BackupPanel>> = {}) => (
  <BackupPanel
    isForgotten={false}
    hasMaps={false}
    onExport={() => {}}
    onSend={() => {}}
    onImport={async () => ''}
    onErase={async () => ''}
    {...changes}
  />
)
const show = (changes?: Partial<ComponentProps<typeof BackupPanel>>) => ({
  ...render(panel(changes), { wrapper: InEnglish }),
  user: userEvent.setup(),
})

it('warns where the browser erases the record of who stays away, and only there', () => {
  const { rerender } = show()
  expect(screen.queryByText(/seven days/)).toBeNull()
  rerender(panel({ isForgotten: true }))
  expect(screen.getAllByText(/may erase your record after seven days without a visit/)).toHaveLength(1)
})

it('says that a backup file cannot be read, and takes it when it can', async () => {
  const onImport = vi.fn(async () => '1 day imported.')
  const { user } = show({ onImport })
  const field = screen.getByLabelText<HTMLInputElement>('Load from a file')
  const unreadable = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  await user.upload(field, fileOf(unreadable))
  expect(await screen.findByText('The file could not be read. Choose it again.')).toBeVisible()
  expect(onImport).not.toHaveBeenCalled()
  // The same file can be chosen again.
  expect(field.value).toBe('')
  const readable = async () => '{}'
  await user.upload(field, fileOf(readable))
  expect(await screen.findByText('1 day imported.')).toBeVisible()
  expect(onImport).toHaveBeenCalledExactlyOnceWith('{}', expect.any(Function))
})

it('gives the focus to the question of erasing, and back to its button, and says how that failed', async () => {
  const { user } = show({ onErase: async () => 'Still there.' })
  const button = () => screen.getByRole('button', { name: 'Erase everything' })
  expect(button()).not.toHaveFocus()
  await user.click(button())
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(button()).toHaveFocus()
  await user.click(button())
  await user.click(screen.getByRole('button', { name: 'Erase' }))
  expect(await screen.findByText('Still there.')).toBeVisible()
})
