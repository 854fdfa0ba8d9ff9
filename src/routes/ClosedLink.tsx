import { UnchartedPlate } from '../ui/pages/UnchartedPlate'
import { Link } from '../ui/parts/Link'
import { useLocale } from '../ui/words/LocaleContext'
import { useBrowser } from './contexts'

type Props = {
  /** Whether a later version of the game made the link. */
  readonly isLater: boolean
  /** Class name of the row of actions. */
  readonly className: string
  /** Place that what the link opens belongs to. */
  readonly place: 'friends' | 'teach'
}

/** Explains why a link cannot be opened, and leads to the place of what it opens. */
export function ClosedLink({ isLater, className, place }: Props) {
  const browser = useBrowser()
  const { say } = useLocale()
  return (
    <>
      <UnchartedPlate className="closed-plate" />
      <p role="alert">{say(isLater ? 'challenge.later' : 'challenge.damaged')}</p>
      <div className={className}>
        {isLater && (
          <button type="button" className="button" onClick={browser.reload}>
            {say('shell.reload')}
          </button>
        )}
        <Link className={isLater ? 'button button-quiet' : 'button'} to={`/${place}`}>
          {say(`places.${place}`)}
        </Link>
      </div>
    </>
  )
}
