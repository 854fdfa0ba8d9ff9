import { openPanel } from './open'

openPanel()
