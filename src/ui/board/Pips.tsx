import './Pips.css'

/** One dot per guess, filled when it is used: decoration beside the words that say the same. */
export function Pips({ used, all }: { readonly used: number; readonly all: number }) {
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: all }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its position
        <span key={index} className={index < used ? 'pip pip-used' : 'pip'} />
      ))}
    </span>
  )
}
