import type { Picture } from './picture'
import type { CanvasPoint, Stroke } from './strokes'

/** How much of the picture's width a line may take. */
const ROOM = 0.75

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
      write(pen, stroke, faces.getPropertyValue(`--${stroke.face}`), side * ROOM)
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

/** A line that is too long in the type of this device is set smaller. */
function write(
  pen: CanvasRenderingContext2D,
  { text, at, size }: Extract<Stroke, { kind: 'words' }>,
  face: string,
  room: number,
): void {
  pen.font = `${size}px ${face}`
  const { width } = pen.measureText(text)
  if (width > room) pen.font = `${(size * room) / width}px ${face}`
  pen.fillText(text, ...at)
}

function trace(pen: CanvasRenderingContext2D, spots: readonly CanvasPoint[]): void {
  pen.beginPath()
  for (const spot of spots) pen.lineTo(...spot)
}
