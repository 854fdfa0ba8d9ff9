import { useRef, useState } from 'react'
import { eventsIn, reportedRounds, reportOf } from '../../machines/report/report'
import type { Round } from '../../machines/round'
import { Dialog } from '../../ui/dialogs/Dialog'
import { type ToastMessage, Toasts } from '../../ui/dialogs/Toasts'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import './ReportDialog.css'

type Props = {
  /** The one on the screen, which a store that refuses does not have. */
  readonly round: Round | undefined
  readonly onClose: () => void
}

/** What has happened in this tab, as a text to read before it is copied. It goes nowhere by itself. */
export function ReportDialog({ round, onClose }: Props) {
  const browser = useBrowser()
  const { say, lang } = useLocale()
  const field = useRef<HTMLTextAreaElement>(null)
  const [message, setMessage] = useState<ToastMessage>()
  const [text] = useState(() => {
    const events = eventsIn(browser.tab)
    const rounds = [...reportedRounds(events, browser.store), ...(round ? [round] : [])]
    return reportOf({ ...browser.surroundings(), language: lang, events, rounds })
  })
  const copy = () =>
    browser.copyText(text).then(
      () => setMessage({ kind: 'success', text: say('report.copied') }),
      () => {
        setMessage({ kind: 'error', text: say('report.failed') })
        field.current?.focus()
        field.current?.select()
      },
    )
  return (
    <Dialog title={say('report.title')} onClose={onClose}>
      <p>{say('report.text')}</p>
      <label>
        <span className="report-name">{say('report.field')}</span>
        {/* It is the same in every language. */}
        <textarea ref={field} className="report-field" readOnly rows={10} value={text} lang="en" dir="ltr" />
      </label>
      <button type="button" className="button report-copy" onClick={copy}>
        {say('report.copy')}
      </button>
      {/* Inside, since what is behind a dialog is neither seen nor heard. */}
      {message && <Toasts message={message} />}
    </Dialog>
  )
}
