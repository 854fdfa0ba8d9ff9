import { useState } from 'react'
import type { Traits } from '../../geo/traits'
import { adoptStyles } from '../adoptStyles'
import { describeOutline } from '../words/description'
import { useLocale } from '../words/LocaleContext'
import styles from './OutlineDescription.css?inline'

adoptStyles(styles)

/** The outline in words, for everyone; the picture refers to it by `id`, shown or not. */
export function OutlineDescription({ id, traits }: { readonly id: string; readonly traits: Traits }) {
  const { say } = useLocale()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <button
        type="button"
        className="description-button"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {say('description.show')}
      </button>
      <p className="description" id={id} hidden={!isShown}>
        {describeOutline(traits, say).join(' ')}
      </p>
    </>
  )
}
