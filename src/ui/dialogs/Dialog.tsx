import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../parts/IconButton'
import { useSettling } from '../parts/useSettling'
import { useLocale } from '../words/LocaleContext'
import './Dialog.css'

type Props = {
  readonly title: string
  /** Called after the dialog has closed, by its button, by Escape or by a press beside it. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * Modal sheet over the page, rendered outside the page's root so that it inherits no styles from it. The browser traps
 * the focus inside and restores it afterwards.
 */
export function Dialog({ title, onClose, children }: Props) {
  const { say } = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Whether the last press began and ended beside the sheet; a click event alone cannot rule out a drag across its edge.
  const isBeside = useRef(false)
  // The second press of a double click on the opening button must neither press anything in the dialog nor close it. Keys
  // count at once, since the dialog has taken the focus.
  const { 'data-settling': settling } = useSettling()
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  // Close before removal: the browser restores the focus only when a dialog closes.
  useLayoutEffect(() => {
    const { current } = dialog
    return () => current?.close()
  }, [])
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser itself closes a dialog on Escape
    <dialog
      data-settling={settling}
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onPointerDown={({ target, currentTarget }) => {
        isBeside.current = target === currentTarget
      }}
      onPointerUp={({ target, currentTarget }) => {
        isBeside.current &&= target === currentTarget
      }}
      onClick={({ target, currentTarget }) =>
        target === currentTarget && isBeside.current && currentTarget.close()
      }
    >
      <div className="dialog-sheet">
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <IconButton
            label={say('shell.close')}
            path="m3 3 10 10M13 3 3 13"
            press={() => dialog.current?.close()}
          />
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  )
}
