import { errorScreen, missing as texts } from './english'
import { ReloadLink } from './ReloadLink'
import './Sheet.css'

type Props = {
  /** How often it was asked for. */
  readonly attempts: number
  /** The address of the first page, which is loaded anew. */
  readonly home: string
  /** Whether the screen is being asked for again. */
  readonly isLoading: boolean
  readonly onRetry: () => void
}

/** What is shown when the program of a screen could not be loaded. */
export function MissingScreen({ attempts, home, isLoading, onRetry }: Props) {
  return (
    <main className="sheet" aria-busy={isLoading}>
      <title>{errorScreen.title}</title>
      <h1 tabIndex={-1}>{errorScreen.heading}</h1>
      <p>{texts.screen}</p>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          {texts.retry}
        </button>
      </p>
      <p>
        <ReloadLink attempts={attempts} />
      </p>
      <p>
        <a href={home}>{errorScreen.home}</a>
      </p>
    </main>
  )
}
