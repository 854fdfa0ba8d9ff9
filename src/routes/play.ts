// All that a game needs, fetched as one.
export { startApp } from '../machines/startApp'
export { Daily } from './Daily'
export { Practice } from './Practice'
export { loadFormats } from './useChosenLocale'
