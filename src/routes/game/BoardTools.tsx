import { useState } from 'react'
import { deckOf, FIRST_DECK } from '../../geo/decks'
import type { ChallengeLink } from '../../machines/challenge/challengeLink'
import { hasPlayed } from '../../machines/journal/played'
import type { Units } from '../../machines/journal/settings'
import type { Hint } from '../../machines/rules/hint'
import type { Puzzle } from '../../machines/rules/puzzle'
import { ruleChangesOf } from '../../machines/rules/rules'
import { sentenceOf } from '../../ui/board/Announcement'
import type { Heard } from '../../ui/board/useOutlineTools'
import { LazyModule, useLazyModule } from '../../ui/lazyModule'
import { TextButton } from '../../ui/parts/Button'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { LazyDialog, useDialog } from '../LazyDialog'
import { useStored } from '../useStored'

const panel = new LazyModule(() => import('../../ui/listen/ListenPanel'))

/** Plays an outline. The code for sound is downloaded on first use. */
export function ListenTool(heard: Heard) {
  const browser = useBrowser()
  return (
    <LazyBoundary module={panel}>
      {({ ListenPanel }) => <ListenPanel {...heard} device={browser} />}
    </LazyBoundary>
  )
}

/** A friend's result in a puzzle, if the link tells it, and the rules that the link brings. */
export type Friend = Pick<ChallengeLink, 'result' | 'rules'>

type LeadProps = {
  readonly friend: Friend | undefined
  readonly puzzle: Puzzle
  /** Hint of the first guess, once there is one. */
  readonly hint: Hint | undefined
  readonly units: Units
}

/**
 * Line in the row of the first guess. With the link of a friend it says how that friend fared, and under which rules. For somebody who has never played: what a guess tells, and in the daily puzzle a way to the list of its countries;
 * after the first guess, the hint in words, with what its per cent means.
 */
export function Lead({ puzzle: { kind, deck }, friend, hint, units }: LeadProps) {
  const locale = useLocale()
  const { say } = locale
  const dialog = useDialog()
  const isKnown = useStored(hasPlayed)
  // The first guess makes a stranger known, but the line stays until the second, or until the page is loaded again.
  const [wasNew, setNew] = useState(false)
  const isNew = !useHydrating() && !isKnown
  if (!hint && wasNew !== isNew) setNew(isNew)
  if (!hint && friend && (friend.result ?? ruleChangesOf(friend.rules)[0])) return <FriendLead {...friend} />
  if (hint ? !wasNew : isKnown) return null
  if (hint) {
    const percent = locale.percent(hint.proximity)
    return (
      <p className="guess-lead">
        <span>{sentenceOf(hint, units, locale)}</span>{' '}
        <span>{say('guesses.close', { percent, all: locale.percent(100) })}</span>
      </p>
    )
  }
  return (
    <div className="guess-lead">
      <p>
        {say('guesses.lead')}{' '}
        {kind === 'daily' && deck === FIRST_DECK && (
          <TextButton aria-haspopup="dialog" onClick={dialog.open}>
            {say('guesses.twenty')}
          </TextButton>
        )}
      </p>
      <LazyDialog of={dialog}>
        {({ NamesDialog }) => <NamesDialog codes={deckOf(deck).countries ?? []} onClose={dialog.close} />}
      </LazyDialog>
    </div>
  )
}

function FriendLead({ result, rules }: Friend) {
  const { say, sections } = useLocale()
  const isReady = useLazyModule(sections.rest).kind === 'there'
  if (!isReady) return null
  const changes = ruleChangesOf(rules).map((change) => say(`rules.${change}`))
  return (
    <p className="guess-lead guess-friend">
      {result && (
        <span>
          {result.isFound ? say('challenge.found', { count: result.bars.length }) : say('challenge.lost')}
        </span>
      )}{' '}
      <span>{changes.join(' · ')}</span>
    </p>
  )
}
