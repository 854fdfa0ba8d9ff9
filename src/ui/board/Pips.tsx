import './Pips.css'

/** Row of dots, one per guess and filled once used; decorative, since the text beside it says the same. */
export function Pips({ used, all }: { readonly used: number; readonly all: number }) {
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: all }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip has no identity but its position
        <span key={index} className={index < used ? 'pip pip-used' : 'pip'} />
      ))}
    </span>
  )
}
