import { pageOfDay } from '../../machines/pageOfDay'
import { cardOf } from '../../machines/resultCard'
import type { DailyRound } from '../../machines/round'
import { dailies } from '../../machines/schedule/dailies'
import { shareTextOf } from '../../machines/shareText'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { pictureOf } from '../../ui/result/picture'
import { useBrowser } from '../contexts'
import { PictureSaver } from './PictureSaver'

type Props = {
  readonly round: DailyRound
  /** Tells that the picture was saved, or could not be made. */
  readonly onMessage: (message: ToastMessage) => void
}

/** Makes a picture of the day's result. */
export function SavePicture({ round, onMessage }: Props) {
  const { deck, date } = round.puzzle
  const address = useBrowser().addressOf(pageOfDay(round))
  return (
    <PictureSaver
      name={`${dailies[deck].file}${date}.png`}
      draw={() => pictureOf(cardOf(round), address)}
      text={shareTextOf(round, address)}
      onMessage={onMessage}
    />
  )
}
