import { useMemo } from 'react'
import { placeOf } from '../../geo/places'
import { reviewOf } from '../../machines/journal/review'
import { reviewLogOf } from '../../machines/learning/reviewLog'
import { firstFindIn } from '../../machines/record/milestones'
import type { Round } from '../../machines/rules/round'
import type { WatchedStore } from '../../machines/store/store'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useStored } from '../useStored'

/** Note after a round that found its country for the first time. */
export function FoundNote({ round }: { readonly round: Round }) {
  const find = useFirstFind(round)
  return find !== undefined && <p className="result-line">{find}</p>
}

/** Words about a country that a round found for the first time: how many have been found by now. */
export function useFirstFind(round: Round): string | undefined {
  const { say, nameOf } = useLocale()
  const { now } = useBrowser()
  const reviews = useStored(reviewsIn)
  const find = useMemo(() => {
    const own = reviewOf(round, now())
    const kept = reviews.find(({ identity }) => identity === own?.identity)
    return firstFindIn(kept ?? own, reviews, round.puzzle.deck)
  }, [round, reviews, now])
  return find && say('result.firstFind', { name: nameOf(placeOf(round.target)), ...find })
}

function reviewsIn(store: WatchedStore) {
  return reviewLogOf(store).reviews()
}
