import type { ComponentProps } from 'react'
import { ReloadLink } from '../parts/Notice'
import { PageHeader } from '../parts/PageHeader'
import { useHydrating } from '../parts/useHydrating'
import { useLocale } from '../words/LocaleContext'

/** Header of a game screen, with what is to be said before the program is there. */
export function GameHeader(props: ComponentProps<typeof PageHeader>) {
  return (
    <>
      <PageHeader {...props} />
      <BeforeProgram />
    </>
  )
}

/** Notices of a prerendered game page: JavaScript is disabled, or the program failed to load. */
function BeforeProgram() {
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
