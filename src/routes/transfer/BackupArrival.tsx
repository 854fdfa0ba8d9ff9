import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { bytesIn, MOST_IN_LINK } from '../../machines/transfer/backupLink'
import { useBrowser } from '../contexts'
import { dialogs, LazyDialog } from '../LazyDialog'
import type { Stays } from '../usePageArrival'
import type { Arrival } from './JoinDialog'

/** Fragment of the page that is opened after another app has shared a file with the installed game. */
const SHARED = '#shared'

/** Question about a backup that a link, another app or the system's file manager has brought to this page. */
export function BackupArrival() {
  const browser = useBrowser()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [arrival, setArrival] = useState<Arrival>()
  useEffect(() => {
    const show = (arrived: Arrival) => {
      setArrival(arrived)
      dialogs.ask()
    }
    const take = async (reading: Promise<string>) => {
      const arrived = reading.then(
        (text): Arrival => ({ text }),
        (error): Arrival => (error instanceof RangeError ? { fault: 'large' } : { fault: 'damaged' }),
      )
      show(await arrived)
    }
    browser.onFileOpened(take)
    const bytes = bytesIn(hash)
    if (hash === SHARED)
      browser.takeShared().then((text) => text !== undefined && show({ text }), browser.reportError)
    else if (bytes === 'later') show({ fault: 'later' })
    else if (bytes) take(browser.decompress(bytes, MOST_IN_LINK))
  }, [browser, hash])
  const close = () => {
    setArrival(undefined)
    // A reload asks no second time.
    navigate({ hash: '' }, { replace: true, state: 'stays' satisfies Stays })
  }
  return (
    <LazyDialog of={{ module: dialogs, isOpen: arrival !== undefined, close }}>
      {({ JoinDialog }) => arrival && <JoinDialog arrival={arrival} onClose={close} />}
    </LazyDialog>
  )
}
