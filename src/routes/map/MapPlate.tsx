import { useEffect, useState } from 'react'
import type { CountryCode } from '../../geo/countries'
import type { Shape } from '../../geo/shape'
import type { Units } from '../../machines/journal/settings'
import { Dialog } from '../../ui/dialogs/Dialog'
import { Swatch } from '../../ui/map/Swatch'
import { type Known, wordsOf } from '../../ui/map/standings'
import { Late } from '../../ui/parts/Late'
import { Part } from '../../ui/parts/part'
import { useLocale } from '../../ui/words/LocaleContext'
import { loadShape } from '../outlines/worldShapes'

/** What there is to learn of a country, from where the end of a game has it, and what is known of all countries. */
const learning = new Part(async () => {
  const [{ Learn }, { worldBriefOf }] = await Promise.all([
    import('../game/Lesson'),
    import('../../geo/world/brief'),
  ])
  return { Learn, worldBriefOf }
})

type Props = {
  readonly id: CountryCode
  readonly name: string
  /** What is known of it; `undefined` before its first round. */
  readonly known: Known | undefined
  readonly units: Units
  readonly fetchText: (url: string) => Promise<string>
  readonly onOpen: (code: CountryCode) => void
  readonly onClose: () => void
}

/** A country of the map: how well it is known, its outline, and what there is to learn of it. */
export function MapPlate({ id, name, known, units, fetchText, onOpen, onClose }: Props) {
  const { say, whole } = useLocale()
  const [shape, setShape] = useState<Shape>()
  useEffect(() => {
    let isCurrent = true
    loadShape(id, fetchText).then((loaded) => isCurrent && setShape(loaded))
    return () => {
      isCurrent = false
    }
  }, [id, fetchText])
  const standing = known?.standing ?? 'unmet'
  return (
    <Dialog title={name} onClose={onClose}>
      <p className="map-plate-standing">
        <Swatch standing={standing} />
        <strong>{say(wordsOf(standing))}</strong>
        {known && <span>{say('map.times', { met: known.met, found: whole(known.found) })}</span>}
      </p>
      {/* Its place is kept while it comes. */}
      <svg
        className="map-plate-outline"
        viewBox="0 0 100 100"
        role="img"
        aria-label={say('map.outline', { name })}
      >
        {shape && <path d={shape.path} />}
      </svg>
      <Late part={learning}>
        {({ Learn, worldBriefOf }) => (
          <Learn
            id={id}
            brief={worldBriefOf(id)}
            isWhole
            units={units}
            pointing={{ labelOf: (neighbour) => say('map.open', { name: neighbour }), point: onOpen }}
          />
        )}
      </Late>
    </Dialog>
  )
}
