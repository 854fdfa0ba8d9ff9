// The maps of a set and all that they are drawn from, fetched as one.
export { ChoiceMap } from './ChoiceMap'
export { HardMap } from './HardMap'
