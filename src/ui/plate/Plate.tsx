import type { CSSProperties, ReactNode, RefObject } from 'react'
import { MissingModule } from '../parts/Notice'
import { useLocale } from '../words/LocaleContext'
import { Neatline } from './Neatline'
import './Plate.css'

/** Most characters of a name in the normal size; a longer name is printed smaller, to stay on one line. */
const LONG = 26

type Props = {
  /** Path data in a 100×100 box; `undefined` until the outline has been fetched. */
  readonly outline: string | undefined
  /** Accessible name of the picture. */
  readonly label: string
  /** Id of the element that describes the picture in words. */
  readonly descriptionId?: string
  /** Name of the country, printed under the outline once it may be revealed. */
  readonly name?: string | undefined
  /** Content that replaces an outline that is hidden or could not be fetched. */
  readonly missing?: ReactNode
  /** Angle of the turned outline, in degrees, from which it is animated upright. */
  readonly turn?: number | undefined
  /** Number of possible countries, in words, shown at the foot of the plate on narrow screens. */
  readonly scope?: string | undefined
  /** Outcome of the round. */
  readonly ending?: 'won' | 'lost' | undefined
  /** Whether the round has just ended, so that the change of ink is animated. */
  readonly isEnding?: boolean
  /** Content over the outline until the round is over. */
  readonly overlay?: ReactNode
  /** Postmark over the outline. */
  readonly postmark?: ReactNode
  /** Whether the style sheets may make the plate wider than it is high. */
  readonly canBeWide?: boolean
}

/** Atlas plate: the silhouette of a country within its neatline. */
export function Plate(props: Props) {
  const { outline, label, descriptionId, name, missing, turn, scope, ending } = props
  const { isEnding = false, canBeWide = false } = props
  const path = (
    // A script in the head of the page may have set this path before hydration.
    <path
      className={turn === undefined ? undefined : 'plate-upright'}
      // It turns upright the shorter way round.
      style={
        turn === undefined
          ? undefined
          : ({ '--turn': `${turn > 180 ? turn - 360 : turn}deg` } as CSSProperties)
      }
      d={outline}
      fillRule="evenodd"
      suppressHydrationWarning
    />
  )
  return (
    <div
      className={['plate', ending && `plate-${ending}`, isEnding && 'plate-ending'].filter(Boolean).join(' ')}
    >
      <Neatline />
      {canBeWide && (
        <>
          <Neatline sheet="wide" />
          <Neatline sheet="flat" />
        </>
      )}
      {missing ? (
        <div className="plate-missing">{missing}</div>
      ) : (
        <svg
          className="plate-outline"
          viewBox="0 0 100 100"
          role="img"
          aria-label={label}
          aria-describedby={descriptionId}
        >
          {path}
        </svg>
      )}
      {/* On a win, the ink turns blue from west to east, the direction in which the outline was first drawn. */}
      {ending === 'won' && isEnding && !missing && (
        <svg className="plate-outline plate-inked" viewBox="0 0 100 100" aria-hidden="true">
          {path}
        </svg>
      )}
      {scope !== undefined && name === undefined && <p className="plate-scope">{scope}</p>}
      {name !== undefined && (
        <p className={name.length > LONG ? 'plate-name plate-name-long' : 'plate-name'}>{name}</p>
      )}
      {props.overlay}
      {props.postmark}
    </div>
  )
}

/** Sign in place of an outline that is not to be seen yet. */
export const unseen = (
  <p className="plate-hidden">
    <span>?</span>
  </p>
)

type MissingProps = { readonly plate: RefObject<HTMLElement | null>; readonly onRetry: () => void }

/** Notice that an outline could not be fetched. The pressed retry button disappears, so the focus goes to the plate. */
export function MissingOutline({ plate, onRetry }: MissingProps) {
  const retry = () => {
    plate.current?.focus({ preventScroll: true })
    onRetry()
  }
  return <MissingModule text={useLocale().say('board.outlineMissing')} attempts={0} onRetry={retry} />
}
