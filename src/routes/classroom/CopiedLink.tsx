import { useState } from 'react'
import { useLocale } from '../../ui/words/LocaleContext'
import { LinkPanel } from '../LinkPanel'

/** Link with the ways to send it, and the outcome of copying below. */
export function CopiedLink({ address }: { readonly address: string }) {
  const { say } = useLocale()
  const [isCopied, setCopied] = useState(false)
  return (
    <>
      <LinkPanel address={address} onCopied={() => setCopied(true)} />
      <p role="status">{isCopied && say('share.copied')}</p>
    </>
  )
}
