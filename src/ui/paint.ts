import type { Picture } from './picture'
import type { Spot } from './strokes'

/** A picture as a PNG file's bytes, painted on this device. Rejects where the browser cannot paint. */
export function pngOf({ side, strokes }: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (pen === null) return Promise.reject(new Error('There is no canvas to paint on.'))
  const faces = getComputedStyle(document.documentElement)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (const stroke of strokes) {
    pen.fillStyle = stroke.colour
    pen.strokeStyle = stroke.colour
    if (stroke.kind === 'words') {
      pen.font = `${stroke.size}px ${faces.getPropertyValue(`--${stroke.face}`)}`
      // A long line is squeezed rather than cut off.
      pen.fillText(stroke.text, ...stroke.at, side * 0.75)
    } else if (stroke.kind === 'area') {
      trace(pen, stroke.spots)
      pen.fill()
    } else {
      pen.lineWidth = stroke.width
      trace(pen, stroke.spots)
      pen.stroke()
    }
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture is empty.')) : resolve(blob))),
  )
}

function trace(pen: CanvasRenderingContext2D, spots: readonly Spot[]): void {
  pen.beginPath()
  for (const spot of spots) pen.lineTo(...spot)
}
