import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../parts/IconButton'
import { useLocale } from '../words/LocaleContext'
import './More.css'

/**
 * Button with three dots and the menu that it opens. A choice, Escape or a press elsewhere closes the menu; the focus
 * then returns to the button, unless the choice moves it.
 */
export function More({ children }: { readonly children: ReactNode }) {
  const { say } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const menuId = useId()
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => whole.current?.contains(target as Node) || setOpen(false)
    const types = ['pointerdown', 'focusin']
    for (const type of types) document.addEventListener(type, leave)
    return () => types.forEach((type) => void document.removeEventListener(type, leave))
  }, [isOpen])
  const close = () => {
    if (whole.current?.contains(document.activeElement)) button.current?.focus()
    setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears Escape from the button and the menu
    <div className="more" ref={whole} onKeyDown={({ key }) => isOpen && key === 'Escape' && close()}>
      <IconButton
        ref={button}
        label={say('board.more')}
        path="M3 8h.01M8 8h.01M13 8h.01"
        aria-expanded={isOpen}
        aria-controls={menuId}
        press={() => setOpen(!isOpen)}
      />
      {/* biome-ignore lint/a11y: it hears of a choice from the buttons and links in it */}
      <div className="more-menu" id={menuId} hidden={!isOpen} onClick={close}>
        {isOpen && children}
      </div>
    </div>
  )
}
