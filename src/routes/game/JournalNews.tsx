import { Notice } from '../../ui/parts/Notice'
import { useLocale } from '../../ui/words/LocaleContext'

type Props = {
  /** Where the day has passed: whether the round that is shown is over, and how to go on to the new one. */
  readonly past: { readonly isOver: boolean; readonly onReload: () => void } | undefined
  readonly isUnsaved: boolean
  readonly isQuarantined: boolean
  readonly isLater: boolean
}

/** What there is to tell of the journal. */
export function JournalNews({ past, isUnsaved, isQuarantined, isLater }: Props) {
  const { say } = useLocale()
  return (
    <Notice>
      {past && (
        <>
          <p>{say(past.isOver ? 'notices.next' : 'notices.past')}</p>
          <button type="button" onClick={past.onReload}>
            {say('notices.reload')}
          </button>
        </>
      )}
      {isUnsaved && <p>{say('notices.unsaved')}</p>}
      {isQuarantined && <p>{say('notices.quarantined')}</p>}
      {isLater && <p>{say('notices.later')}</p>}
    </Notice>
  )
}
