import { readDays } from '../../machines/journal/storedRound'
import { milestonesOf } from '../../machines/record/milestones'
import { cardOf } from '../../machines/result/resultCard'
import { sharedPageOf } from '../../machines/rules/dayPages'
import type { DailyRound } from '../../machines/rules/round'
import { dailies } from '../../machines/schedule/dailies'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { pictureOf } from '../../ui/result/picture'
import { type Picture, pngOf } from '../../ui/result/strokes'
import { WayButton } from '../../ui/result/WayButton'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useResultInWords } from './CopyInWords'

type Props = Pick<SaverProps, 'onMessage'> & { readonly round: DailyRound }

/** Button that makes a picture of the day's result. */
export function SavePicture({ round, onMessage }: Props) {
  const { deck, date } = round.puzzle
  const { addressOf, store } = useBrowser()
  return (
    <PictureSaver
      name={`${dailies[deck].file}${date}.png`}
      draw={() =>
        pictureOf(cardOf(round, milestonesOf(round, readDays(store)).streak), addressOf(sharedPageOf(round)))
      }
      text={useResultInWords(round)}
      onMessage={onMessage}
    />
  )
}

type SaverProps = {
  /** Name of the file. */
  readonly name: string
  readonly draw: () => Picture
  /** Text that accompanies the picture, for readers who cannot see it. */
  readonly text: string
  /** Reports that the picture was saved or could not be made. */
  readonly onMessage: (message: ToastMessage) => void
}

/** Button that makes a picture of a result and opens the system's share sheet, or saves a file if there is none. */
export function PictureSaver({ name, draw, text, onMessage }: SaverProps) {
  const browser = useBrowser()
  const { say } = useLocale()
  const save = async () => {
    const file = new File([await pngOf(draw())], name, { type: 'image/png' })
    const keep = () => browser.saveFile(name, file)
    const openSheet = browser.shareSheet({ files: [file], text })
    if (openSheet === undefined) keep()
    else await openSheet().catch(keep)
    if (openSheet === undefined) onMessage({ kind: 'success', text: say('toasts.pictureSaved') })
  }
  const fail = () => onMessage({ kind: 'error', text: say('toasts.pictureFailed') })
  return <WayButton icon="picture" text={say('picture.save')} onClick={() => void save().catch(fail)} />
}
