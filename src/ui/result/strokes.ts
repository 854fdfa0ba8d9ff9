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
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** An open line from spot to spot, so many pixels wide. */
export function line(spots: readonly CanvasPoint[], colour: string, width: number): Stroke {
  return { kind: 'line', spots, colour, width }
}
