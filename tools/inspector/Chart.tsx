import type { Arrow } from './chart'
import { wordsOf } from './chart'
import { placeOf } from './dot'
import type { Charted, Line, Part } from './layout'

type Props = {
  readonly charted: Charted
  /** Whole paths of the states that are active; none where it does not run. */
  readonly active: readonly string[]
  /** The transitions that were taken last. */
  readonly taken: readonly Arrow[]
  /** Hears that an arrow was pressed; absent where nothing can be sent. */
  readonly onPress?: ((arrow: Arrow) => void) | undefined
}

/** The chart of a machine from its definition: the active states lit, and what was just taken; in words, too. */
export function Chart({ charted, active, taken, onPress }: Props) {
  const { id, states, arrows, layout } = charted
  const places = taken.map((arrow) => placeOf(arrows, arrow))
  const isActive = (state: string | undefined) => state !== undefined && active.includes(state)
  const propsOf = (place: number | undefined) => {
    const arrow = place === undefined ? undefined : arrows[place]
    if (place === undefined || arrow === undefined) return {}
    return {
      className: places.includes(place) ? 'panel-arrow taken' : 'panel-arrow',
      onClick: onPress && (() => onPress(arrow)),
    }
  }
  const lineOf = ({ x, y, text, isMiddle, arrow }: Line) => (
    <g key={`${x} ${y}`} {...propsOf(arrow)}>
      <text x={x} y={y} textAnchor={isMiddle ? 'middle' : 'start'}>
        {text}
      </text>
    </g>
  )
  const partOf = ({ kind, state, arrow, line, fill, isDashed, texts }: Part) => (
    <g key={`${line} ${fill}`} className={`panel-${kind}`}>
      <g {...propsOf(arrow)} className={isActive(state) ? 'active' : propsOf(arrow).className}>
        <path d={line} strokeDasharray={isDashed && '5 3'} />
        {fill && <path className="panel-fill" d={fill} />}
        {texts.map(lineOf)}
      </g>
    </g>
  )
  const within = active.filter((each) => each !== id).join(', ')
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
      <figure className="panel-chart" tabIndex={0}>
        <svg
          className={onPress ? 'panel-sends' : undefined}
          width={layout.width}
          height={layout.height}
          viewBox={`-2 -2 ${layout.width + 4} ${layout.height + 4}`}
          role="img"
          aria-label={`Chart of ${id}${within && `, in ${within}`}`}
        >
          {layout.parts.map(partOf)}
        </svg>
      </figure>
      <details className="panel-words">
        <summary>As text</summary>
        <ul>
          {states.map((state) => (
            <li key={state} aria-current={isActive(state) || undefined}>
              <b>{state}</b>
              {isActive(state) && ', active'}
              <ul>
                {arrows.map((arrow, place) =>
                  arrow.source === state ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a definition does not change
                    <li key={place}>
                      {wordsOf(arrow)}
                      {places.includes(place) && ', just taken'}
                    </li>
                  ) : null,
                )}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
