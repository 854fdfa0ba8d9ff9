import { Link } from 'react-router-dom'
import { useLocale } from '../ui/words/LocaleContext'
import { useBrowser } from './contexts'

type Props = {
  /** Whether a later version of the game made the link. */
  readonly isLater: boolean
  /** Class name of the row of actions. */
  readonly className: string
}

/** Explains why a link cannot be opened, and links to the first page. */
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
          {say('shell.errorHome')}
        </Link>
      </div>
    </>
  )
}
