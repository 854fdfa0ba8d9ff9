import type { ReactNode } from 'react'
import { useLocale } from '../../ui/words/LocaleContext'
import { type MenuProps, useMenu } from './useMenu'

/** Buttons at the end of every header: contents with statistics, and settings. */
export function HeaderTools(props: MenuProps) {
  const { say } = useLocale()
  const { onContents, onSettings, dialogs } = useMenu(props)
  return (
    <>
      <Tool name={say('shell.contents')} onPress={onContents}>
        <path d="M2 4h1M6 4h10M2 9h1M6 9h10M2 14h1M6 14h10" />
      </Tool>
      <Tool name={say('shell.settings')} onPress={onSettings}>
        <path d="M2 5h3m4 0h7M2 13h7m4 0h3" />
        <circle cx="7" cy="5" r="2" />
        <circle cx="11" cy="13" r="2" />
      </Tool>
      {dialogs}
    </>
  )
}

type ToolProps = {
  readonly name: string
  readonly onPress: () => void
  /** Icon drawn in a box of 18 by 18 units. */
  readonly children: ReactNode
}

function Tool({ name, onPress, children }: ToolProps) {
  return (
    <button type="button" className="icon-button" aria-label={name} onClick={onPress}>
      <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false">
        {children}
      </svg>
    </button>
  )
}
