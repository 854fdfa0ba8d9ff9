import { ReloadLink } from '../parts/Notice'
import { useHydrating } from '../parts/useHydrating'
import { useLocale } from '../words/LocaleContext'

/** What the page of a game has to say as long as its program has not taken it over, and if that never comes. */
export function BeforeProgram() {
  const { say } = useLocale()
  if (!useHydrating()) return null
  return (
    <>
      <noscript>
        <p className="notice">{say('board.noScript')}</p>
      </noscript>
      <div className="notice program-lost">
        <p>{say('shell.missingScreen')}</p>
        <ReloadLink attempts={2} />
      </div>
    </>
  )
}
