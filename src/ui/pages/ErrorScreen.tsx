import type { ReactNode } from 'react'
import { useLazyModule } from '../lazyModule'
import { ReloadLink } from '../parts/Notice'
import { useLocale } from '../words/LocaleContext'
import './Sheet.css'
import { Button } from '../parts/Button'

/** Screen shown after a rendering error, with further ways to recover. The link home reloads the page. */
export function ErrorScreen({ children }: { readonly children: ReactNode }) {
  const { say, home, sections } = useLocale()
  // The texts of this screen are in a lazy section of the catalogue, which may fail to load.
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
  /** Number of failed requests. */
  readonly attempts: number
  /** Whether the screen is being requested again. */
  readonly isLoading: boolean
  readonly onRetry: () => void
}

/** Screen shown when the program of a screen failed to load. */
export function MissingScreen({ attempts, isLoading, onRetry }: Props) {
  const { say, home } = useLocale()
  return (
    <main className="sheet" aria-busy={isLoading}>
      <title>{say('shell.errorTitle')}</title>
      <h1 tabIndex={-1}>{say('shell.errorHeading')}</h1>
      <p>{say('shell.missingScreen')}</p>
      <p>
        <Button onClick={onRetry}>{say('shell.retry')}</Button>
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
