import { useLocale } from '../words/LocaleContext'
import './Fit.css'

type Props = {
  /** How many countries still fit; `undefined` before the first guess, of which the line then keeps the place. */
  readonly count: number | undefined
  readonly onShow: () => void
}

/** How many countries still fit the hints, said aloud as well, with the way to see which. */
export function FitLine({ count, onShow }: Props) {
  const { say } = useLocale()
  return (
    <div className="board-aid fit-line">
      <p role="status">{count !== undefined && say('aid.fit', { count })}</p>
      {count !== undefined && (
        <button type="button" className="link-button" aria-haspopup="dialog" onClick={onShow}>
          {say('aid.show')}
        </button>
      )}
    </div>
  )
}
