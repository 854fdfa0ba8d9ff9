/** Hatching of an engraved map, the fuller the more it stands for. */
const HATCHES = ['dots', 'lines', 'cross'] as const

export type Hatch = (typeof HATCHES)[number]

/** SVG patterns, `pitch` units apart, with the id of each hatch after a prefix. */
export function Hatches({ id, pitch }: { readonly id: string; readonly pitch: number }) {
  const paths = {
    dots: <circle className="hatch-dot" cx={pitch / 2} cy={pitch / 2} r={pitch / 4} />,
    lines: <path className="hatch-line" d={`M0 0V${pitch}`} strokeWidth={pitch * 0.8} />,
    cross: <path className="hatch-line" d={`M0 0V${pitch}M0 0H${pitch}`} strokeWidth={pitch * 0.7} />,
  }
  return (
    <defs>
      {HATCHES.map((hatch) => (
        <pattern
          key={hatch}
          id={id + hatch}
          width={pitch}
          height={pitch}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          {paths[hatch]}
        </pattern>
      ))}
    </defs>
  )
}
