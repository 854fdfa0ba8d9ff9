import { type CountryDeckName, deckOf } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import type { Review } from '../../src/machines/journal/review'
import { recallsOf } from '../../src/machines/learning/recall'
import type { Repetition } from '../../src/machines/learning/repetition'
import type { UtcDate } from '../../src/machines/schedule/day'

/** What the reviews tell of one country of a deck. */
type Page = {
  readonly code: PlaceId
  /** As a date, so that the order of texts is that of days; `undefined` for one that was never met. */
  readonly due: string | undefined
  readonly isFound: boolean
  /** Whether it came last in a run; and whether it did of what was before today. */
  readonly isLeft: boolean
  readonly wasLeft: boolean
  /** Its rounds of today. */
  readonly rounds: readonly Review[]
  readonly isLearned: boolean
  /** Whether it was missed in the last one; and how many rounds with others came after that. */
  readonly isMissed: boolean
  readonly since: number
}

/** What there is to repeat, a country at a time. When each is due comes from the scheduler. */
export function repetitionBy(reviews: readonly Review[], deck: CountryDeckName, today: UtcDate): Repetition {
  const dateOf = ({ at }: Review) => new Date(at).toISOString().slice(0, 10)
  const isRun = (review: Review | undefined) => /^run\./.test(review?.identity ?? '')
  const rounds = reviews.filter((review) => dateOf(review) === today && !isRun(review))
  const recalls = recallsOf(reviews)
  const { targets } = deckOf(deck)
  const pages = targets.map((code): Page => {
    const all = reviews.filter(({ country }) => country === code)
    const before = all.filter((review) => dateOf(review) < today)
    const own = rounds.filter(({ country }) => country === code)
    const { found, aided } = own[own.length - 1] ?? { found: 1 }
    const recall = recalls.get(code)
    return {
      code,
      due: recall && new Date(recall.due).toISOString().slice(0, 10),
      isFound: recall !== undefined && recall.found > 0,
      isLeft: isRun(all[all.length - 1]),
      wasLeft: isRun(before[before.length - 1]),
      rounds: own,
      isLearned: own.length > 0 && all[0] === own[0],
      isMissed: found === undefined || found > 3 || (aided === true && found > 1),
      since: [...rounds].reverse().findIndex(({ country }) => country === code),
    }
  })
  const come = pages.filter((page) => page.wasLeft && page.rounds.length > 0).length
  /** Those that were left by runs wait, but for so many. */
  const withRoom = (some: readonly Page[], room: number) => {
    const waiting = [...some.filter((page) => page.isLeft)]
    waiting.sort((a, b) => String(a.due).localeCompare(String(b.due)))
    return some.filter((page) => !page.isLeft || waiting.indexOf(page) < room)
  }
  const due = withRoom(
    pages.filter((page) => page.due !== undefined && page.due <= today),
    5 - come,
  )
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  const missed = pages.filter((page) => page.isMissed && page.rounds.length < 3 && page.since > 0)
  const unmet = pages.filter((page) => page.due === undefined)
  const learned = pages.filter((page) => page.isLearned).length
  const fresh = learned >= 5 ? 0 : Math.min(5 - learned, unmet.length)
  const soonest = pages.map((page) => page.due ?? '~').sort()[0]
  const codesOf = (some: readonly Page[]) => some.map(({ code }) => code)
  return {
    groups: [
      codesOf(missed.filter(({ since }) => since >= 3)),
      codesOf(due),
      learned < 5 ? codesOf(unmet) : [],
      codesOf(missed),
      codesOf(unmet),
      codesOf(pages.filter((page) => (page.due ?? '~') === soonest)),
      targets,
    ],
    left: due.length + missed.length + fresh,
    due: due.length + missed.length,
    fresh,
    found: pages.filter((page) => page.isFound).length,
    repeated: pages.filter((page) => page.rounds.length > 0 && !page.isLearned).length,
    learned,
    tomorrow: withRoom(
      pages.filter((page) => page.due === tomorrow),
      5,
    ).length,
  }
}
