import type { Units } from '../../machines/journal/settings'
import { sharedPageOf } from '../../machines/rules/dayPages'
import { hintsOf } from '../../machines/rules/hint'
import { nameInShareText } from '../../machines/rules/puzzle'
import { type DailyRound, isFound } from '../../machines/rules/round'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { WayButton } from '../../ui/result/WayButton'
import { lengthIn } from '../../ui/words/formats'
import { useLocale } from '../../ui/words/LocaleContext'
import type { Locale } from '../../ui/words/locale'
import { useBrowser } from '../contexts'
import { useSettings } from '../useStored'
import { useResultCopy } from './ShareText'

type Props = {
  readonly round: DailyRound
  /** Reports that the text was copied, or could not be. */
  readonly onMessage: (message: ToastMessage) => void
}

/** Button that copies a result in words, for whoever cannot read a grid of squares. */
export function CopyInWords({ round, onMessage }: Props) {
  const { copy, byHand } = useResultCopy({ text: useResultInWords(round), onMessage })
  const { say } = useLocale()
  return (
    <>
      <WayButton icon="sheet" text={say('inWords.copy')} onClick={copy} />
      {byHand}
    </>
  )
}

/** Result of a day in words, without the answer. */
export function useResultInWords(round: DailyRound): string {
  const { addressOf } = useBrowser()
  const { units } = useSettings().settings
  return resultInWords(round, addressOf(sharedPageOf(round)), units, useLocale())
}

function resultInWords(round: DailyRound, address: string, units: Units, locale: Locale): string {
  const { say } = locale
  const state = say('today.state', { state: isFound(round) ? 'won' : 'lost', count: round.guesses.length })
  const guesses = hintsOf(round).map(({ isCorrect, distance, direction }) => {
    if (isCorrect) return say('row.correct')
    const off = say('inWords.off', { distance: lengthIn(distance, units), units })
    return direction ? `${off}, ${say(`wind.${direction.word}`)}` : off
  })
  return [
    `The World Outline Game ${nameInShareText(round.puzzle)}: ${state}`,
    guesses.join('; '),
    `${address} #WorldOutline`,
  ].join('\n')
}
