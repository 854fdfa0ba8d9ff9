/** Number of sides of a polygon that looks and sounds like a circle. */
const SIDES = 48

/** Familiar shapes for learning to listen, as path data in the 100×100 box of an outline. */
export const lessons = {
  square: 'm15 15h70v70h-70z',
  triangle: 'm50 10l42 78-84 0z',
  disc: polygon(50, 50, 40),
  ring: polygon(50, 50, 44) + polygon(50, 50, 22),
  beside: `${polygon(25, 50, 20)}${polygon(75, 50, 20)}`,
  above: `${polygon(50, 22, 18)}${polygon(50, 78, 18)}`,
  cross: 'm36 8h28v28h28v28h-28v28h-28v-28h-28v-28h28z',
  slope: 'm6 74l68-68 20 20-68 68z',
  arch: 'm12 88v-76h76v76h-24v-50h-28v50z',
  islets: [14, 32, 50, 68, 86].map((x, at) => polygon(x, at % 2 ? 65 : 35, 7)).join(''),
} as const

export type Lesson = keyof typeof lessons

function polygon(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: SIDES }, (_, side) => {
    const angle = (2 * Math.PI * side) / SIDES
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}Z`
}
