import type { ReactNode } from 'react'
import { useLazyModule } from '../lazyModule'
import { ReloadLink } from '../parts/Notice'
import { useLocale } from '../words/LocaleContext'
import './Sheet.css'

/** What is shown when a screen could not be drawn, with what else can be done. The way home loads the page anew. */
export function ErrorScreen({ children }: { readonly children: ReactNode }) {
  const { say, home, sections } = useLocale()
  // Its texts are not those of every page.
  const isTold = useLazyModule(sections.rest).kind === 'there'
  return (
    <main className="sheet">
      <title>{say('shell.errorTitle')}</title>
      <h1>{say('shell.errorHeading')}</h1>
      {isTold && <p>{say('error.text')}</p>}
      <p>
        <a className="button" href={home}>
          {say('shell.errorHome')}
        </a>
      </p>
      {isTold && children}
    </main>
  )
}

type Props = {
  /** How often it was asked for. */
  readonly attempts: number
  /** Whether the screen is being asked for again. */
  readonly isLoading: boolean
  readonly onRetry: () => void
}

/** What is shown when the program of a screen could not be loaded. */
export function MissingScreen({ attempts, isLoading, onRetry }: Props) {
  const { say, home } = useLocale()
  return (
    <main className="sheet" aria-busy={isLoading}>
      <title>{say('shell.errorTitle')}</title>
      <h1 tabIndex={-1}>{say('shell.errorHeading')}</h1>
      <p>{say('shell.missingScreen')}</p>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          {say('shell.retry')}
        </button>
      </p>
      <p>
        <ReloadLink attempts={attempts} />
      </p>
      <p>
        <a href={home}>{say('shell.errorHome')}</a>
      </p>
    </main>
  )
}
