import './Neatline.css'

const meridians = [20, 40, 60, 80, 100].map((x) => {
  const bulge = (x - 60) * 0.15
  return `M${x - bulge} 0Q${x + bulge} 60 ${x - bulge} 120`
})
const parallels = [20, 40, 60, 80, 100].map((y) => {
  const bulge = (y - 60) * 0.15
  return `M0 ${y + bulge}Q60 ${y - bulge} 120 ${y + bulge}`
})

/** The frame of a map sheet with its graticule: decoration, and the same for every country. */
export function Neatline() {
  return (
    <svg className="neatline" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <path className="neatline-graticule" d={[...meridians, ...parallels].join('')} />
      <path className="neatline-band" d="M0 .8H120M119.2 0V120M120 119.2H0M.8 120V0" />
      <path className="neatline-dashes" d="M0 .8H120M119.2 0V120M120 119.2H0M.8 120V0" />
      <path className="neatline-rule" d="M.1 .1H119.9V119.9H.1ZM1.6 1.6H118.4V118.4H1.6Z" />
    </svg>
  )
}
