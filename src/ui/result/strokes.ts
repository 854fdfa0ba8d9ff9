/** A place in a picture, in pixels to the right and downwards. */
export type CanvasPoint = readonly [x: number, y: number]

/** A stroke of the pen, in the order in which they are drawn. */
export type Stroke =
  | { readonly kind: 'area'; readonly spots: readonly CanvasPoint[]; readonly colour: string }
  | {
      readonly kind: 'line'
      readonly spots: readonly CanvasPoint[]
      readonly colour: string
      readonly width: number
    }
  | {
      readonly kind: 'words'
      readonly text: string
      /** The middle of the line of writing. */
      readonly at: CanvasPoint
      readonly size: number
      readonly face: 'serif' | 'sans'
      readonly colour: string
    }

/** A square picture, of so many pixels a side. */
export type Picture = { readonly side: number; readonly strokes: readonly Stroke[] }

/** Places as SVG writes points: `0,-30 22,-4`. */
export function spotsOf(points: string): readonly CanvasPoint[] {
  return points.split(' ').map((point) => point.split(',').map(Number) as unknown as CanvasPoint)
}

/** A filled rectangle. */
export function box(x: number, y: number, width: number, height: number, colour: string): Stroke {
  return { kind: 'area', spots: corners(x, y, width, height), colour }
}

/** A square of lines. */
export function frame(x: number, y: number, side: number, colour: string): Stroke {
  const spots = corners(x, y, side, side)
  return line([...spots, ...spots.slice(0, 2)], colour, 3)
}

function corners(x: number, y: number, width: number, height: number): readonly CanvasPoint[] {
  const [right, bottom] = [x + width, y + height]
  return spotsOf(`${x},${y} ${right},${y} ${right},${bottom} ${x},${bottom}`)
}

/** An open line from spot to spot, so many pixels wide. */
export function line(spots: readonly CanvasPoint[], colour: string, width: number): Stroke {
  return { kind: 'line', spots, colour, width }
}

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
