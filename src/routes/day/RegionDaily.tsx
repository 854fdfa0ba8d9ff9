import { useLocation } from 'react-router-dom'
import { regionDeckAt } from '../../machines/puzzleAt'
import { dailies } from '../../machines/schedule/dailies'
import { Title } from '../../ui/pages/Title'
import { useLocale } from '../../ui/words/LocaleContext'
import Daily from './Daily'

/** Page of the daily puzzle of the deck of regions in the address. */
export default function RegionDaily() {
  const deck = regionDeckAt(useLocation().search)
  const { say } = useLocale()
  if (deck === undefined) return null
  return (
    <>
      <Title heading={say(dailies[deck].heading)} />
      <Daily key={deck} deck={deck} />
    </>
  )
}
