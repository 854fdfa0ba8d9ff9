import { Link } from 'react-router-dom'
import { useLocale } from '../ui/words/LocaleContext'
import { useBrowser } from './contexts'

type Props = {
  /** Whether it is of a later version of the game. */
  readonly isLater: boolean
  /** Style of the row of what can be done. */
  readonly className: string
}

/** A link that opens nothing: why, and the way home. */
export function ClosedLink({ isLater, className }: Props) {
  const browser = useBrowser()
  const { say } = useLocale()
  return (
    <>
      <p role="alert">{say(isLater ? 'challenge.later' : 'challenge.damaged')}</p>
      <div className={className}>
        {isLater && (
          <button type="button" className="button" onClick={browser.reload}>
            {say('shell.reload')}
          </button>
        )}
        <Link className={isLater ? 'button button-quiet' : 'button'} to="/">
          {say('challenge.home')}
        </Link>
      </div>
    </>
  )
}
