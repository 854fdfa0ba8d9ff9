/** Slanting lines, so many units apart, as a pattern that is called by its id. */
export function Stripes({ id, pitch }: { readonly id: string; readonly pitch: number }) {
  return (
    <defs>
      <pattern
        id={id}
        width={pitch}
        height={pitch}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="map-stripe" d={`M0 0V${pitch}`} strokeWidth={pitch * 0.8} />
      </pattern>
    </defs>
  )
}
