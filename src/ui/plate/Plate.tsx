import type { CSSProperties, ReactNode } from 'react'
import { Neatline } from './Neatline'
import './Plate.css'

/** A name with more letters is printed smaller, so that it stays on its line under the shape. */
const LONG = 26

type Props = {
  /** Path data in a 100×100 box, once it has arrived. */
  readonly outline: string | undefined
  /** What the picture is called for those who do not see it. */
  readonly label: string
  /** The element that describes the picture in words. */
  readonly descriptionId?: string
  /** Printed under the shape once it may be told. */
  readonly name?: string | undefined
  /** Stands in the place of an outline that could not be fetched, or is hidden. */
  readonly missing?: ReactNode
  /** By how many degrees the outline was turned that turns upright now. */
  readonly turn?: number | undefined
  /** How many countries it may be, at the foot of a sheet that has no room for it elsewhere. */
  readonly scope?: string | undefined
  /** How the round of the outline has ended. */
  readonly ending?: 'won' | 'lost' | undefined
  /** Whether it ended just now, so that the ink is seen to change. */
  readonly isEnding?: boolean
  /** Whether it may be wider than high, where the style sheets say so. */
  readonly canBeWide?: boolean
}

/** An atlas plate: the silhouette of one country within its neatline. */
export function Plate(props: Props) {
  const { outline, label, descriptionId, name, missing, turn, scope, ending } = props
  const { isEnding = false, canBeWide = false } = props
  const path = (
    // The head of the page may have drawn it before the program came.
    <path
      className={turn === undefined ? undefined : 'plate-upright'}
      style={turn === undefined ? undefined : turnedBy(turn)}
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
      {canBeWide && <Neatline isWide />}
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
      {/* On a win the ink turns blue from west to east, as it was drawn. */}
      {ending === 'won' && isEnding && !missing && (
        <svg className="plate-outline plate-inked" viewBox="0 0 100 100" aria-hidden="true">
          {path}
        </svg>
      )}
      {scope !== undefined && name === undefined && <p className="plate-scope">{scope}</p>}
      {name !== undefined && (
        <p className={name.length > LONG ? 'plate-name plate-name-long' : 'plate-name'}>{name}</p>
      )}
    </div>
  )
}

/** From where the outline turns upright: the shorter way. */
function turnedBy(degrees: number): CSSProperties {
  return { '--turn': `${degrees > 180 ? degrees - 360 : degrees}deg` } as CSSProperties
}
