import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../parts/IconButton'
import { useSettling } from '../parts/useSettling'
import { useLocale } from '../words/LocaleContext'
import './Dialog.css'

type Props = {
  readonly title: string
  /** The dialog has closed: by its button, by Escape, or by a press beside it. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A sheet over the page, beside everything else in it, whose styles it does not share. The browser keeps the focus inside and
 * gives it back at the end.
 */
export function Dialog({ title, onClose, children }: Props) {
  const { say } = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Whether the last press began and ended beside the sheet: a click alone does not tell that from a drag over its edge.
  const isBeside = useRef(false)
  // The second press of a double click on the button that has opened it shall press nothing in it, nor close it.
  const isSettling = useSettling(true)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  // Closed before it is removed: only of a dialog that closes does the browser give the focus back.
  useLayoutEffect(() => {
    const { current } = dialog
    return () => current?.close()
  }, [])
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the browser's own
    <dialog
      ref={dialog}
      className={isSettling ? 'dialog dialog-settling' : 'dialog'}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onPointerDown={({ target, currentTarget }) => {
        isBeside.current = target === currentTarget && !isSettling
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
