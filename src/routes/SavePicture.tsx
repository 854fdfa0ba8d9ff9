import { useSelector } from '@xstate/react'
import type { Browser } from '../browser'
import type { AppActor } from '../machines/app'
import { cardOf } from '../machines/resultCard'
import { shareTextOf } from '../machines/shareText'
import { pngOf } from '../ui/paint'
import { pictureOf } from '../ui/picture'
import type { Notice } from '../ui/Toasts'
import { useLocale } from '../ui/words/LocaleContext'

type Props = {
  readonly app: AppActor
  readonly browser: Browser
  /** Tells that the picture could not be made. */
  readonly onNotice: (notice: Notice) => void
}

/** Makes a picture of the day's result, for the system's share sheet, or else as a file. */
export function SavePicture({ app, browser, onNotice }: Props) {
  const { say } = useLocale()
  const date = useSelector(app, (snapshot) => snapshot.context.date)
  const round = useSelector(app, (snapshot) => snapshot.context.daily)
  const save = async () => {
    const address = browser.dailyAddress()
    const png = await pngOf(pictureOf(cardOf(round, date), address))
    const file = new File([png], `outline-${date}.png`, { type: 'image/png' })
    const keep = () => browser.saveFile(file.name, file)
    // The text goes along for those who do not see the picture.
    const openSheet = browser.shareSheet({ files: [file], text: shareTextOf(round, date, address) })
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
