import { memo, useState } from 'react'
import type { Traits } from '../../geo/traits'
import { describeOutline } from '../words/description'
import { useLocale } from '../words/LocaleContext'
import './OutlineDescription.css'

type Props = {
  readonly id: string
  readonly traits: Traits
  /** Whether the outline is turned, so that its description must not mention directions. */
  readonly isTurned: boolean
}

/**
 * Description of an outline in words, as a list of facts that the picture references by `id` even while hidden. Memoised,
 * so that the row of a new guess is not delayed by rendering it again.
 */
export const OutlineDescription = memo(function OutlineDescription({ id, traits, isTurned }: Props) {
  const { say } = useLocale()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <button
        type="button"
        className="link-button description-button"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {say('description.show')}
      </button>
      <dl className="description" id={id} hidden={!isShown}>
        {describeOutline(traits, say, isTurned).map(({ label, value }) => (
          // The trailing space separates the facts when a screen reader reads the list as one text.
          <div key={label + value}>
            <dt>{label}</dt>
            <dd>{value}</dd>{' '}
          </div>
        ))}
      </dl>
    </>
  )
})
