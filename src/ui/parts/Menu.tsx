import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from './IconButton'
import './Menu.css'

type Props = Pick<ComponentProps<typeof IconButton>, 'label' | 'path' | 'size'> & {
  readonly className?: string
  /** Buttons and links. */
  readonly children: ReactNode
}

/**
 * Button with an icon and the menu that it opens. A choice, Escape or a press elsewhere closes the menu; the focus
 * then returns to the button, unless the choice moves it.
 */
export function Menu({ className = '', children, ...button }: Props) {
  const [isOpen, setOpen] = useState(false)
  const menuId = useId()
  const whole = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => whole.current?.contains(target as Node) || setOpen(false)
    const types = ['pointerdown', 'focusin']
    for (const type of types) document.addEventListener(type, leave)
    return () => types.forEach((type) => void document.removeEventListener(type, leave))
  }, [isOpen])
  const close = () => {
    if (whole.current?.contains(document.activeElement)) opener.current?.focus()
    setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears Escape from the button and the menu
    <div
      className={`menu ${className}`}
      ref={whole}
      onKeyDown={({ key }) => isOpen && key === 'Escape' && close()}
    >
      <IconButton
        {...button}
        ref={opener}
        aria-expanded={isOpen}
        aria-controls={menuId}
        press={() => setOpen(!isOpen)}
      />
      {/* biome-ignore lint/a11y: it hears of a choice from the buttons and links in it */}
      <div className="menu-items" id={menuId} hidden={!isOpen} onClick={close}>
        {isOpen && children}
      </div>
    </div>
  )
}
