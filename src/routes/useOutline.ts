import { useEffect, useState } from 'react'
import { countryOf } from '../geo/countries'
import type { CountryCode } from '../geo/table'
import { loadOutline } from './outlines'

/** The best outline of a country at hand: its own coarse one until the detailed one has arrived. */
export function useOutline(id: CountryCode, fetchText: (url: string) => Promise<string>): string {
  const [detailed, setDetailed] = useState<{ id: CountryCode; path: string | undefined }>()
  useEffect(() => {
    let isCurrent = true
    void loadOutline(id, fetchText).then((path) => isCurrent && setDetailed({ id, path }))
    return () => {
      isCurrent = false
    }
  }, [id, fetchText])
  return (detailed?.id === id ? detailed.path : undefined) ?? countryOf(id).svgPath
}
