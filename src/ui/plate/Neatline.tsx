import './Neatline.css'

/** How high a sheet is. */
const HEIGHT = 120

/** How wide it is, or one that is wide. Either frame begins and ends with as many dashes on each side. */
const WIDTH = 120
const WIDE = 200

type Props = {
  /** Whether it is for a sheet that is wider than high: which of the two is seen, the style sheets say. */
  readonly isWide?: boolean
}

/** The frame of a map sheet with its graticule: decoration, and the same for every country. */
export function Neatline({ isWide = false }: Props) {
  const width = isWide ? WIDE : WIDTH
  const edges = `M0 .8H${width}M${width - 0.8} 0V120M${width} 119.2H0M.8 120V0`
  return (
    <svg
      className={isWide ? 'neatline neatline-wide' : 'neatline'}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
    >
      <path className="neatline-graticule" d={graticuleOf(width)} />
      <path className="neatline-band" d={edges} />
      <path className="neatline-dashes" d={edges} />
      <path
        className="neatline-rule"
        d={`M.1 .1H${width - 0.1}V119.9H.1ZM1.6 1.6H${width - 1.6}V118.4H1.6Z`}
      />
    </svg>
  )
}

/** Meridians and parallels, each bent a little away from the middle. */
function graticuleOf(width: number): string {
  const meridians = stepsTo(width).map((x) => {
    const bulge = (x - width / 2) * 0.15
    return `M${x - bulge} 0Q${x + bulge} ${HEIGHT / 2} ${x - bulge} ${HEIGHT}`
  })
  const parallels = stepsTo(HEIGHT).map((y) => {
    const bulge = (y - HEIGHT / 2) * 0.15
    return `M0 ${y + bulge}Q${width / 2} ${y - bulge} ${width} ${y + bulge}`
  })
  return [...meridians, ...parallels].join('')
}

function stepsTo(length: number): readonly number[] {
  return Array.from({ length: length / 20 - 1 }, (_, index) => 20 * (index + 1))
}
