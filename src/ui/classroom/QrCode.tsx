import { encode } from 'uqr'
import './QrCode.css'

type Props = {
  readonly text: string
  /** What it is a code of. */
  readonly label: string
}

/** How many letters there is a code for that a camera still reads from a screen: version 25, at the lowest correction. */
export const MOST_IN_CODE = 1200

/** A text as a QR code (ISO 18004), black on white whatever the theme, with the four free modules around it that a camera needs. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: text.length > MOST_IN_CODE / 2 ? 'L' : 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
