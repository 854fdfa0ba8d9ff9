import './Neatline.css'

/** Height of a sheet, in units of the view box. */
const HEIGHT = 120

/** Widths of a square and of a wide sheet, in the same units; both let each edge start and end with an equal dash. */
const WIDTH = 120
const WIDE = 200

type Props = {
  /** Whether the frame is for a wide sheet; the style sheets show one of the two frames. */
  readonly isWide?: boolean
}

/** Frame and graticule of a map sheet: decoration, the same for every country. */
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

/** Meridians and parallels, bent slightly away from the centre. */
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
