import { type CountryCode, countryOf } from '../../geo/countries'
import { isDrawn, isTarget } from '../../geo/decks'
import { profileOf } from '../../geo/profile'
import { hasDots } from '../../geo/shape'
import { recallsIn } from '../../machines/learning/due'
import { Dialog } from '../../ui/dialogs/Dialog'
import { isGold, masteryOf, Swatch } from '../../ui/map/Mastery'
import { Link } from '../../ui/parts/Link'
import { MissingModule } from '../../ui/parts/Notice'
import { Learn } from '../../ui/result/Learn'
import { useLocale } from '../../ui/words/LocaleContext'
import { useShapesAhead } from '../outlines/useShapes'
import { useDeal } from '../record/useDue'
import { useSettings, useStored } from '../useStored'
import '../../ui/map/map.css'

type Props = {
  readonly id: CountryCode
  readonly onOpen: (code: CountryCode) => void
  readonly onClose: () => void
}

/** Details of a country: the player's mastery, the outline, the facts, and a link that practises it. */
export function MapPlate({ id, onOpen, onClose }: Props) {
  const { say, nameOf } = useLocale()
  const { units } = useSettings().settings
  const knowledge = useStored(recallsIn)
  const deal = useDeal()
  const name = nameOf(countryOf(id))
  const [shapes, retry] = useShapesAhead(isDrawn(id) ? [id] : [])
  const shape = shapes.get(id)
  const mastery = masteryOf(knowledge, id)
  const known = knowledge.get(id)
  return (
    <Dialog title={name} onClose={onClose}>
      <p className="map-plate-standing">
        <Swatch mastery={mastery} isGold={isGold(knowledge, id)} />
        <strong>{say(`map.${mastery}`)}</strong>
        {known && <span>{say('map.times', { met: known.met, found: known.found })}</span>}
      </p>
      {shapes.has(id) && !shape && <MissingModule attempts={0} onRetry={retry} />}
      {isDrawn(id) && (shape || !shapes.has(id)) && (
        <svg
          className="map-plate-outline"
          viewBox="0 0 100 100"
          role="img"
          aria-label={say('board.outlineOf', { name })}
        >
          <path d={shape?.path} />
        </svg>
      )}
      {shape && hasDots(shape) && <p className="map-plate-note">{say('size.enlarged')}</p>}
      {isTarget(id) && (
        <Link
          className="button button-quiet map-plate-practise"
          to="/practice?deck=world"
          onClick={() => deal({ kind: 'practice', deck: 'world' }, () => [[id]])}
        >
          {say('sprint.practise', { name })}
        </Link>
      )}
      <Learn
        id={id}
        profile={profileOf(id)}
        units={units}
        pointing={{ labelOf: (neighbour) => say('map.open', { name: neighbour }), point: onOpen }}
      />
    </Dialog>
  )
}
