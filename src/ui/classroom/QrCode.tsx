import { encode } from 'uqr'
import { useLocale } from '../words/LocaleContext'
import './QrCode.css'

/** Most characters in a code that a camera can still read from a screen: version 25 at correction level L. */
export const MOST_IN_CODE = 1200

/** Link as a QR code (ISO 18004), black on white in every theme, within the quiet zone of four modules. */
export function QrCode({ text }: { readonly text: string }) {
  const { say } = useLocale()
  const { data, size } = encode(text, { ecc: text.length > MOST_IN_CODE / 2 ? 'L' : 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={say('class.code')}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
