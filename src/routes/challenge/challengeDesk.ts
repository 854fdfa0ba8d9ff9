// All that a page of challenges needs once somebody is there, fetched as one.
export { ChallengeGame } from './ChallengeGame'
export { Invitation } from './Invitation'
export { KeptChallenges } from './KeptChallenges'
