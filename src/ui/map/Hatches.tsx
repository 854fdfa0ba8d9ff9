/** Hatching of an engraved map, the fuller the more it stands for. */
export type Hatch = 'dots' | 'lines'

/** SVG patterns, `pitch` units apart, with the id of each hatch after a prefix. */
export function Hatches({ id, pitch }: { readonly id: string; readonly pitch: number }) {
  const paths = {
    dots: <circle className="hatch-dot" cx={pitch / 2} cy={pitch / 2} r={pitch / 4} />,
    lines: <path className="hatch-line" d={`M0 0V${pitch}`} strokeWidth={pitch * 0.8} />,
  }
  return (
    <defs>
      {(['dots', 'lines'] as const).map((hatch) => (
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
