import './Aids.css'

type Props = {
  /** Path data in a 100×100 box. */
  readonly path: string
  /** Side of that box as a multiple of the side of the box on the plate. */
  readonly scale: number
}

/** Dashed coast of a country over the middle of the plate, cut off at its edge. */
export function LaidShape({ path, scale }: Props) {
  return (
    <svg className="plate-laid" viewBox="-12.5 -12.5 125 125" aria-hidden="true">
      <path d={path} transform={`translate(50 50) scale(${scale}) translate(-50 -50)`} />
    </svg>
  )
}
