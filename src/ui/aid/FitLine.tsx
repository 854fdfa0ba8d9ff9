import { useLocale } from '../words/LocaleContext'
import './Fit.css'

type Props = {
  /**
   * Number of countries that still fit; `undefined` before the first guess, when the line is empty but keeps its height.
   */
  readonly count: number | undefined
  readonly onShow: () => void
}

/** Number of countries that still fit the hints, also announced to screen readers, with a button that lists them. */
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
