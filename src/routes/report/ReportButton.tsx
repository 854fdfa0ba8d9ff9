import type { Round } from '../../machines/round'
import { LazyDialog, useDialog } from '../../ui/dialogs/LazyDialog'
import { LazyModule } from '../../ui/parts/lazyModule'
import { useLocale } from '../../ui/words/LocaleContext'

const dialog = new LazyModule(() => import('./ReportDialog'))

/** Shows a report of what has happened in this tab, to be copied. `round` is that on the screen, if there is one. */
export function ReportButton({ round }: { readonly round?: Round | undefined }) {
  const { say } = useLocale()
  const { isOpen, open, close } = useDialog(dialog)
  return (
    <>
      <button type="button" className="button button-quiet" onClick={open}>
        {say('report.title')}
      </button>
      {isOpen && (
        <LazyDialog module={dialog} onClose={close}>
          {({ ReportDialog }) => <ReportDialog round={round} onClose={close} />}
        </LazyDialog>
      )}
    </>
  )
}
