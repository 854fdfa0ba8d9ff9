import { pageOfDay } from '../../machines/pageOfDay'
import { cardOf } from '../../machines/resultCard'
import type { DailyRound } from '../../machines/round'
import { dailies } from '../../machines/schedule/dailies'
import { shareTextOf } from '../../machines/shareText'
import type { ToastMessage } from '../../ui/parts/Toasts'
import { PictureButton } from '../../ui/result/PictureButton'
import { pngOf } from '../../ui/result/paint'
import { pictureOf } from '../../ui/result/picture'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'

type Props = {
  readonly round: DailyRound
  /** Tells that the picture was saved, or could not be made. */
  readonly onMessage: (message: ToastMessage) => void
}

/** Makes a picture of the day's result, for the system's share sheet, or else as a file. */
export function SavePicture({ round, onMessage }: Props) {
  const browser = useBrowser()
  const { say } = useLocale()
  const save = async () => {
    const { deck, date } = round.puzzle
    const address = browser.addressOf(pageOfDay(round))
    const png = await pngOf(pictureOf(cardOf(round), address))
    const name = `${dailies[deck].file}${date}.png`
    const file = new File([png], name, { type: 'image/png' })
    const keep = () => browser.saveFile(name, file)
    // The text goes along for those who do not see the picture.
    const openSheet = browser.shareSheet({ files: [file], text: shareTextOf(round, address) })
    if (openSheet === undefined) keep()
    else await openSheet().catch(keep)
    if (openSheet === undefined) onMessage({ kind: 'success', text: say('toasts.pictureSaved') })
  }
  const fail = () => onMessage({ kind: 'error', text: say('toasts.pictureFailed') })
  return <PictureButton text={say('picture.save')} onPress={() => void save().catch(fail)} />
}
