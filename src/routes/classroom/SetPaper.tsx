import { useEffect, useState } from 'react'
import type { ClassSet } from '../../machines/classroom/classSet'
import { QrCode } from '../../ui/classroom/QrCode'
import { checkLettersOf } from '../../ui/classroom/SetName'
import { LazyModule, useLazyModule } from '../../ui/lazyModule'
import { OutlineGrid, Paper } from '../../ui/paper/Paper'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { loadOutlines } from '../outlines/shapes'

/** Number of outlines on a side. */
const ON_SIDE = 12

type Props = {
  readonly set: ClassSet
  readonly address: string
}

/** Printable sheet of a set with the QR code of its link, printed as soon as the outlines have loaded. */
export function SetPaper({ set, address }: Props) {
  const browser = useBrowser()
  const { say, date } = useLocale()
  const [module] = useState(() => new LazyModule(() => loadOutlines(set.countries, browser.fetchText)))
  const { kind, content: outlines } = useLazyModule(module)
  useEffect(() => {
    if (outlines) browser.print()
  }, [outlines, browser])
  if (kind === 'failed') return <p role="alert">{say('print.missing')}</p>
  if (outlines === undefined) return null
  const sides = Array.from({ length: Math.ceil(outlines.length / ON_SIDE) }, (_, side) =>
    outlines.slice(side * ON_SIDE, (side + 1) * ON_SIDE),
  )
  const foot = {
    deck: `${say(`decks.${set.deck}`)} · ${date(set.date)}`,
    address: browser.addressOf('class').replace(/^https?:\/\//, ''),
    number: checkLettersOf(set),
  }
  return (
    <div className="class-paper">
      {sides.map((paths, side) => (
        <Paper key={paths[0]} title={say('print.question')} foot={foot} hasOwner={side === 0}>
          <div className="class-side">
            <OutlineGrid outlines={paths} before={side * ON_SIDE} />
            {side === 0 && <QrCode text={address} />}
          </div>
        </Paper>
      ))}
    </div>
  )
}
