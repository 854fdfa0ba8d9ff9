import type { ClassSet } from '../../machines/classroom/classSet'
import { idOfSet, tokenOfSet } from '../../machines/classroom/setLink'
import { useLocale } from '../words/LocaleContext'
import { Emblem } from './Emblem'

/** What a set is called: its deck, its date and its emblem. Nobody names it, so that there is nothing to read that somebody wrote. */
export function SetName({ set }: { readonly set: ClassSet }) {
  const { say, date } = useLocale()
  return (
    <>
      {say(`decks.${set.deck}`)} · {date(set.date)} · <Emblem id={idOfSet(tokenOfSet(set))} />
    </>
  )
}
