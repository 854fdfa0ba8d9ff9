import { useEffect, useState } from 'react'
import type { CountryCode } from '../geo/countries'
import type { Outline } from '../ui/board/Board'
import { loadOutline } from './outlines'
import { loadSketch } from './sketches'

const nothing: Outline = { path: undefined, traits: undefined }

/** The best outline of a country at hand: a coarse one until the detailed one has arrived, and what it is described from. */
export function useOutline(id: CountryCode, fetchText: (url: string) => Promise<string>): Outline {
  const [arrived, setArrived] = useState({ id, ...nothing })
  useEffect(() => {
    let isCurrent = true
    let isDetailed = false
    const arrive = (change: Partial<Outline>) => {
      if (isCurrent) setArrived((before) => ({ ...nothing, ...(before.id === id && before), id, ...change }))
    }
    loadOutline(id, fetchText).then((path) => {
      isDetailed = path !== undefined
      if (isDetailed) arrive({ path })
    })
    loadSketch(id).then((sketch) => {
      if (sketch !== undefined) arrive({ traits: sketch.traits, ...(!isDetailed && { path: sketch.path }) })
    })
    return () => {
      isCurrent = false
    }
  }, [id, fetchText])
  return arrived.id === id ? arrived : nothing
}
