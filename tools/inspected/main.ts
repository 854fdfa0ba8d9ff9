import { openPanel } from '../inspector/open'
import { gameAdapter } from './gameAdapter'

openPanel(gameAdapter)
