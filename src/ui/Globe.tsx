import { adoptStyles } from './adoptStyles'
import { ErrorBoundary } from './ErrorBoundary'
import styles from './Globe.css?inline'
import { GlobePanel, type GlobePanelProps } from './GlobePanel'

export { GuessMark } from './GuessMark'

adoptStyles(styles)

/** All that is fetched when a game nears its end. Should it fail, the game is as it was without it. */
export function Globe(props: GlobePanelProps) {
  return (
    <ErrorBoundary fallback={null}>
      <GlobePanel {...props} />
    </ErrorBoundary>
  )
}
