import type { ReactNode } from 'react'
import { Menu } from '../parts/Menu'
import { useLocale } from '../words/LocaleContext'
import './More.css'

/** Button with three dots and the menu of what else a round offers. */
export function More({ children }: { readonly children: ReactNode }) {
  const { say } = useLocale()
  return (
    <Menu className="more" label={say('board.more')} path="M3 8h.01M8 8h.01M13 8h.01">
      {children}
    </Menu>
  )
}
