import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { BackupPanel } from '../../src/ui/record/BackupPanel'
import { InEnglish } from './inEnglish'

/** A file as a browser hands it over, which can or cannot be read by then. */
const fileOf = (text: () => Promise<string>) =>
  Object.assign(new File([], 'record.json', { type: 'application/json' }), { text })

it('says that a backup file cannot be read, and takes it when it can', async () => {
  const user = userEvent.setup()
  const onImport = vi.fn(() => '1 day taken in.')
  render(<BackupPanel onExport={() => {}} onImport={onImport} onErase={() => {}} />, { wrapper: InEnglish })
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
  expect(await screen.findByText('1 day taken in.')).toBeVisible()
  expect(onImport).toHaveBeenCalledExactlyOnceWith('{}')
})
