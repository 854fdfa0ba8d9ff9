import { useState } from 'react'
import { describeOutline } from '../geo/describe'
import type { Traits } from '../geo/traits'
import './OutlineDescription.css'

/** The outline in words, for everyone; the picture refers to it by `id`, shown or not. */
export default function OutlineDescription({ id, traits }: { readonly id: string; readonly traits: Traits }) {
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
        Describe the outline
      </button>
      <p className="description" id={id} hidden={!isShown}>
        {describeOutline(traits).join(' ')}
      </p>
    </>
  )
}
