import './Neatline.css'

/** Widths and heights of the sheets, in units of the view box, by which each edge has whole dashes, dark and light. */
const SHEETS = { square: [120, 120], wide: [200, 120], flat: [240, 120], tall: [120, 160] } as const

type Props = {
  /** Form of the sheet; where there are frames for several, the style sheets show one of them. */
  readonly sheet?: keyof typeof SHEETS
}

/** Frame and graticule of a map sheet: decoration, the same for every country. */
export function Neatline({ sheet = 'square' }: Props) {
  const [width, height] = SHEETS[sheet]
  const edges = `M0 .8H${width}M${width - 0.8} 0V${height}M${width} ${height - 0.8}H0M.8 ${height}V0`
  return (
    <svg className={`neatline neatline-${sheet}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="neatline-graticule" d={graticuleOf(width, height)} />
      <path className="neatline-band" d={edges} />
      <path className="neatline-dashes" d={edges} />
      <path
        className="neatline-rule"
        d={`M.1 .1H${width - 0.1}V${height - 0.1}H.1ZM1.6 1.6H${width - 1.6}V${height - 1.6}H1.6Z`}
      />
    </svg>
  )
}

/** Meridians and parallels, bent slightly away from the centre. */
function graticuleOf(width: number, height: number): string {
  const meridians = stepsTo(width).map((x) => {
    const bulge = (x - width / 2) * 0.15
    return `M${x - bulge} 0Q${x + bulge} ${height / 2} ${x - bulge} ${height}`
  })
  const parallels = stepsTo(height).map((y) => {
    const bulge = (y - height / 2) * 0.15
    return `M0 ${y + bulge}Q${width / 2} ${y - bulge} ${width} ${y + bulge}`
  })
  return [...meridians, ...parallels].join('')
}

function stepsTo(length: number): readonly number[] {
  return Array.from({ length: length / 20 - 1 }, (_, index) => 20 * (index + 1))
}
