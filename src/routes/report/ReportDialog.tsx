import { useRef, useState } from 'react'
import { eventsIn, reportedRounds, reportOf } from '../../machines/report/report'
import type { Round } from '../../machines/rules/round'
import { Dialog } from '../../ui/dialogs/Dialog'
import { type ToastMessage, Toasts } from '../../ui/dialogs/Toasts'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useCopy } from '../useCopy'
import './ReportDialog.css'
import { Button } from '../../ui/parts/Button'

type Props = {
  /** Round on the screen, which the store lacks if it is unavailable. */
  readonly round: Round | undefined
  readonly onClose: () => void
}

/** Dialog with a report of this tab's events, readable before it is copied. Nothing is sent. */
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
  const { copy } = useCopy((told) => {
    if (told === 'copied') return setMessage({ kind: 'success', text: say('share.copied') })
    setMessage({ kind: 'error', text: say('toasts.uncopied') })
    field.current?.focus()
    field.current?.select()
  })
  return (
    <Dialog title={say('report.title')} onClose={onClose}>
      <p>{say('report.text')}</p>
      <label>
        <span className="report-name">{say('report.field')}</span>
        {/* The report is in English in every language. */}
        <textarea ref={field} className="report-field" readOnly rows={10} value={text} lang="en" dir="ltr" />
      </label>
      <Button className="report-copy" onClick={() => copy(text)}>
        {say('report.copy')}
      </Button>
      {/* Inside the dialog, since content behind it is neither visible nor announced. */}
      {message && <Toasts message={message} />}
    </Dialog>
  )
}
