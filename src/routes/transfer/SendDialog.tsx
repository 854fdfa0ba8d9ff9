import { useState } from 'react'
import { storedMaps } from '../../entry/storedMaps'
import { utcDateOf } from '../../machines/schedule/day'
import { encodeBackup } from '../../machines/transfer/backup'
import { fragmentOf } from '../../machines/transfer/backupLink'
import { MOST_IN_CODE, QrCode } from '../../ui/classroom/QrCode'
import { Dialog } from '../../ui/dialogs/Dialog'
import { Button } from '../../ui/parts/Button'
import { useArrived } from '../../ui/parts/useArrived'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { CopiedLink } from '../LinkPanel'

/** Dialog that sends the record to another device: as a code and a link if they can hold it, and as a file. */
export function SendDialog({ onClose }: { readonly onClose: () => void }) {
  const browser = useBrowser()
  const { say } = useLocale()
  const [backup] = useState(() => encodeBackup(browser.store))
  const maps = useArrived(browser, storedMaps)
  /** Address with the record; empty in a browser that cannot compress it, which has the file. */
  const address = useArrived(backup, (text) =>
    browser.compress(text).then(
      (bytes) => browser.addressOf('') + fragmentOf(bytes),
      () => '',
    ),
  )
  // As a text, since browsers refuse to share other files of this kind.
  const name = `world-outline-game-${utcDateOf(browser.now())}.txt`
  const file = new File([maps?.length ? encodeBackup(browser.store, maps) : backup], name, {
    type: 'text/plain',
  })
  const openSheet = browser.shareSheet({ files: [file] })
  if (address === undefined || maps === undefined) return null
  const hasCode = address !== '' && address.length <= MOST_IN_CODE
  return (
    <Dialog title={say('transfer.send')} onClose={onClose}>
      <p>{say(hasCode ? 'transfer.scan' : 'transfer.large')}</p>
      {hasCode && (
        <>
          <QrCode text={address} />
          <CopiedLink address={address} />
        </>
      )}
      {openSheet && (
        <Button
          look={hasCode ? 'quiet' : 'main'}
          onClick={() => openSheet().catch(() => browser.saveFile(name, file))}
        >
          {say('transfer.file')}
        </Button>
      )}
      {maps.length > 0 && <p>{say('backup.maps')}</p>}
    </Dialog>
  )
}
