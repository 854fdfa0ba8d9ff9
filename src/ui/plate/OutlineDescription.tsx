import { memo, useState } from 'react'
import type { Traits } from '../../geo/traits'
import { describeOutline } from '../words/description'
import { useLocale } from '../words/LocaleContext'
import './OutlineDescription.css'

type Props = {
  readonly id: string
  readonly traits: Traits
  /** Whether the outline is turned, so that nothing of directions is told. */
  readonly isTurned: boolean
}

/**
 * The outline in words, for everyone, as a list of facts; the picture refers to it by `id`, shown or not. The row of a guess
 * does not wait for it to be made anew.
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
          // The blank parts the facts where the list is read out in one go.
          <div key={label + value}>
            <dt>{label}</dt>
            <dd>{value}</dd>{' '}
          </div>
        ))}
      </dl>
    </>
  )
})
