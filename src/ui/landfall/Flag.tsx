import { useState } from 'react'
import { useLocale } from '../words/LocaleContext'

type Props = {
  /** Address of the picture; `undefined` if there is none. */
  readonly url: string | undefined
  readonly name: string
  /** Whether the name stands under the flag, too. */
  readonly isNamed: boolean
}

/** Flag of a country, or a note if it cannot be loaded. */
export function Flag({ url, name, isNamed }: Props) {
  const { say } = useLocale()
  const [isMissing, setMissing] = useState(url === undefined)
  return (
    <>
      {isMissing ? (
        <span className="landfall-flag">{say('landfall.missing')}</span>
      ) : (
        <img className="landfall-flag" src={url} alt={isNamed ? '' : name} onError={() => setMissing(true)} />
      )}
      {isNamed && <span>{name}</span>}
    </>
  )
}
