import type { ReactNode } from 'react'
import type { Fold } from '../../machines/journal/settings'
import { Disclosure } from '../../ui/parts/Disclosure'
import { useSettings } from '../useStored'

type Props = {
  /** Setting that remembers whether the section is open. */
  readonly name: Fold
  readonly title: string
  readonly children: () => ReactNode
}

/** Section that stays as it was left. */
export function KeptDisclosure({ name, title, children }: Props) {
  const { settings, onSettings } = useSettings()
  return (
    <Disclosure
      title={title}
      isOpen={settings[name] === 'open'}
      onToggle={(isOpen) => onSettings({ ...settings, [name]: isOpen ? 'open' : 'closed' })}
    >
      {children}
    </Disclosure>
  )
}
