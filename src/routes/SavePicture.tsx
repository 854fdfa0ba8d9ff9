import type { Browser } from '../browser'
import type { UtcDate } from '../machines/day'
import { cardOf } from '../machines/resultCard'
import type { Round } from '../machines/round'
import { shareTextOf } from '../machines/shareText'
import type { Notice } from '../ui/parts/Toasts'
import { pngOf } from '../ui/result/paint'
import { pictureOf } from '../ui/result/picture'
import { useLocale } from '../ui/words/LocaleContext'

type Props = {
  readonly round: Round
  readonly date: UtcDate
  readonly browser: Browser
  /** Tells that the picture could not be made. */
  readonly onNotice: (notice: Notice) => void
}

/** Makes a picture of the day's result, for the system's share sheet, or else as a file. */
export function SavePicture({ round, date, browser, onNotice }: Props) {
  const { say } = useLocale()
  const save = async () => {
    const address = browser.dailyAddress()
    const png = await pngOf(pictureOf(cardOf(round, date), address))
    const file = new File([png], `outline-${date}.png`, { type: 'image/png' })
    const keep = () => browser.saveFile(file.name, file)
    // The text goes along for those who do not see the picture.
    const openSheet = browser.shareSheet({ files: [file], text: shareTextOf(round, address) })
    if (openSheet === undefined) keep()
    else await openSheet().catch(keep)
  }
  const fail = () => onNotice({ kind: 'error', text: say('picture.failed') })
  return (
    <button type="button" className="button button-quiet" onClick={() => save().catch(fail)}>
      {say('picture.save')}
    </button>
  )
}
