import { useLocale } from '../../ui/words/LocaleContext'
import { LazyDialog, useDialog } from '../LazyDialog'

/** Shows a report of what has happened in this tab, to be copied. */
export function ReportButton() {
  const { say } = useLocale()
  const { isOpen, open, close } = useDialog()
  return (
    <>
      <button type="button" className="button button-quiet" onClick={open}>
        {say('report.title')}
      </button>
      {isOpen && (
        <LazyDialog onClose={close}>
          {({ ReportDialog }) => <ReportDialog round={undefined} onClose={close} />}
        </LazyDialog>
      )}
    </>
  )
}
