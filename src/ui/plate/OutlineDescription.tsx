import { memo } from 'react'
import type { Traits } from '../../geo/traits'
import { describeOutline } from '../words/description'
import { useLocale } from '../words/LocaleContext'
import './OutlineDescription.css'
import { TextButton } from '../parts/Button'

type ButtonProps = {
  /** Id of the description. */
  readonly id: string
  readonly isShown: boolean
  readonly onPress: () => void
}

/** Button that shows or hides the description of an outline. */
export function DescriptionButton({ id, isShown, onPress }: ButtonProps) {
  return (
    <TextButton className="description-button" aria-expanded={isShown} aria-controls={id} onClick={onPress}>
      {useLocale().say('description.show')}
    </TextButton>
  )
}

type Props = Omit<ButtonProps, 'onPress'> & {
  readonly traits: Traits
  /** Whether the outline is turned, so that its description must not mention directions. */
  readonly isTurned: boolean
}

/**
 * Description of an outline in words, as a list of facts that the picture references by `id` even while hidden. Memoised,
 * so that the row of a new guess is not delayed by rendering it again.
 */
export const OutlineDescription = memo(function OutlineDescription({ id, traits, isTurned, isShown }: Props) {
  const { say } = useLocale()
  return (
    <dl className="description" id={id} hidden={!isShown}>
      {describeOutline(traits, say, isTurned).map(({ label, value }) => (
        // The trailing space separates the facts when a screen reader reads the list as one text.
        <div key={label + value}>
          <dt>{label}</dt>
          <dd>{value}</dd>{' '}
        </div>
      ))}
    </dl>
  )
})
