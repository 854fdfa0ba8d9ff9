import type { ReactNode } from 'react'
import type { Fold } from '../../machines/journal/settings'
import { Disclosure } from '../../ui/parts/Disclosure'
import { useSettings } from '../useStored'

type Props = {
  /** Setting that remembers whether the section is open. */
  readonly name: Fold
  readonly title: string
  /** Asks before the section opens; the section is closed for as long as there is something to ask. */
  readonly ask?: (() => void) | undefined
  readonly children: () => ReactNode
}

/** Section that stays as it was left, once it may open. */
export function KeptDisclosure({ name, title, ask, children }: Props) {
  const { settings, onSettings } = useSettings()
  return (
    <Disclosure
      title={title}
      isOpen={!ask && settings[name] === 'open'}
      onToggle={ask ?? ((isOpen) => onSettings({ ...settings, [name]: isOpen ? 'open' : 'closed' }))}
    >
      {children}
    </Disclosure>
  )
}
