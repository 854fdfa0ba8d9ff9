import { type ChallengeLink, challengeLink } from '../src/machines/challenge/challengeLink'

/** A challenge to South Africa, which a friend has found with the fourth guess. */
const link: ChallengeLink = {
  deck: 'twenty',
  deckVersion: 1,
  subject: { kind: 'country', code: 'ZA' },
  rules: { outline: 'shown', arrows: true, aids: [] },
  result: { isFound: true, bars: [1, 3, 4, 5] },
}

/** The address of a challenge that differs from that one. */
export function addressOf(changes: Partial<ChallengeLink> = {}): string {
  return `/challenge#${challengeLink.write({ ...link, ...changes }, 12_345)}`
}
