// All that is fetched when a game nears its end.
import { adoptStyles } from '../adoptStyles'
import styles from './Globe.css?inline'

export { GlobePanel as Globe } from './GlobePanel'
export { GuessMark } from './GuessMark'

adoptStyles(styles)
