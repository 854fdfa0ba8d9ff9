/** A point in a picture, in pixels to the right and down. */
export type CanvasPoint = readonly [x: number, y: number]

/** A stroke of a picture; strokes are drawn in their order. */
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
      /** Centre of the text. */
      readonly at: CanvasPoint
      readonly size: number
      readonly face: 'serif' | 'sans'
      readonly colour: string
    }

/** A square picture, `side` pixels wide. */
export type Picture = { readonly side: number; readonly strokes: readonly Stroke[] }

/** Parses points as SVG writes them: `0,-30 22,-4`. */
export function spotsOf(points: string): readonly CanvasPoint[] {
  return points.split(' ').map((point) => point.split(',').map(Number) as unknown as CanvasPoint)
}

/** A filled rectangle. */
export function box(x: number, y: number, width: number, height: number, colour: string): Stroke {
  return { kind: 'area', spots: corners(x, y, width, height), colour }
}

/** The outline of a rectangle. */
export function frame(x: number, y: number, width: number, height: number, colour: string): Stroke {
  const spots = corners(x, y, width, height)
  return line([...spots, ...spots.slice(0, 2)], colour, 3)
}

function corners(x: number, y: number, width: number, height: number): readonly CanvasPoint[] {
  const [right, bottom] = [x + width, y + height]
  return spotsOf(`${x},${y} ${right},${y} ${right},${bottom} ${x},${bottom}`)
}

/** An open line through points, with a width in pixels. */
export function line(spots: readonly CanvasPoint[], colour: string, width: number): Stroke {
  return { kind: 'line', spots, colour, width }
}

/** Largest share of the picture's width that a line of text takes. */
const ROOM = 0.75

/** Paints a picture on this device, as the bytes of a PNG file. Rejects if the browser cannot paint. */
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

/** Writes a line of text, in a smaller size if it is too long in this device's font. */
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
