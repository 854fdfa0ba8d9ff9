import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { deckOf, FIRST_DECK } from '../geo/decks'
import { placeOf } from '../geo/places'
import {
  countriesOn,
  groupedNumber,
  newSheet,
  numberOfSheet,
  readSheetNumber,
  type Sheet,
} from '../machines/classroom/sheet'
import { tokenIn } from '../machines/links/codec'
import { LazyModule, useLazyModule } from '../ui/lazyModule'
import { OutlineGrid, Paper, type PaperFoot } from '../ui/paper/Paper'
import { NumberForm, SheetForm } from '../ui/paper/SheetForm'
import { LazyBoundary } from '../ui/parts/LazyBoundary'
import { MissingModule } from '../ui/parts/Notice'
import { useHydrating } from '../ui/parts/useHydrating'
import { WithPlaces } from '../ui/parts/WithPlaces'
import { useLocale } from '../ui/words/LocaleContext'
import { languageOf } from '../ui/words/languages'
import { Page } from './contents/Page'
import { useBrowser } from './contexts'
import { loadOutlines } from './outlines/shapes'
import type { Stays } from './usePageArrival'
import '../ui/pages/prose.css'
import { Button, QuietButton } from '../ui/parts/Button'

/** Lazy module that draws tactile sheets. */
const touch = new LazyModule(() => import('./touch/TouchSides'))

/** Page with printable sheets of outlines. The number in the URL fragment reproduces a sheet. */
export default function Print() {
  const browser = useBrowser()
  const { say } = useLocale()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const isHydrating = useHydrating()
  const [made] = useState(() => newSheet(FIRST_DECK, 12, browser.seed()))
  const [hasAnswers, setAnswers] = useState(false)
  const [isForTouch, setForTouch] = useState(false)
  const number = tokenIn(hash)
  // The prerendered page has no query or fragment.
  const wanted = isHydrating || number === '' ? numberOfSheet(made) : number
  // The same sheet at each rendering, so that its outlines are loaded once.
  const reading = useMemo(() => readSheetNumber(wanted), [wanted])
  const sheet = reading.kind === 'link' ? reading.link : made
  const show = (next: Sheet) =>
    navigate(`/teach/sheets#${numberOfSheet(next)}`, { replace: true, state: 'stays' satisfies Stays })
  /** Messages for a number that does not open a sheet. */
  const fault = { damaged: say('print.wrong'), later: say('print.later') }
  const open = (text: string) => {
    const typed = readSheetNumber(text)
    if (typed.kind !== 'link') return fault[typed.kind]
    show(typed.link)
    return undefined
  }
  return (
    <div className="sheets-page">
      <Page title={say('print.heading')} className="prose sheets">
        <p className="sheet-lead">{say('print.lead')}</p>
        {isHydrating && (
          <noscript>
            <p className="sheet-lead">{say('board.noScript')}</p>
          </noscript>
        )}
        <div className="sheet-tools">
          <div className="sheet-choices">
            <SheetForm
              {...{ sheet, hasAnswers, isForTouch }}
              {...{ onSheet: show, onAnswers: setAnswers, onTouch: setForTouch }}
            />
          </div>
          <div className="sheet-ways">
            <div className="sheet-actions">
              <Button onClick={browser.print}>{say('print.print')}</Button>
              <QuietButton onClick={() => show(newSheet(sheet.deck, sheet.count, sheet.seed + 1))}>
                {say('print.another')}
              </QuietButton>
            </div>
            <NumberForm onOpen={open} />
          </div>
        </div>
        <div className="sheet-sides">
          {reading.kind === 'link' ? (
            <Sides sheet={sheet} hasAnswers={hasAnswers} isForTouch={isForTouch} isHydrating={isHydrating} />
          ) : (
            <p role="alert">{fault[reading.kind]}</p>
          )}
        </div>
      </Page>
    </div>
  )
}

type SidesProps = {
  readonly sheet: Sheet
  readonly hasAnswers: boolean
  /** Whether each outline gets a tactile page of its own, instead of all outlines sharing one printed side. */
  readonly isForTouch: boolean
  readonly isHydrating: boolean
}

/** Sides of a sheet with the line at their foot, printed or tactile. */
function Sides({ sheet, hasAnswers, isForTouch, isHydrating }: SidesProps) {
  const browser = useBrowser()
  const { say, lang } = useLocale()
  const page = [languageOf(lang).path, 'teach/sheets'].filter((part) => part !== '').join('/')
  const foot = isHydrating
    ? { deck: '\u00a0', address: '', number: '' }
    : {
        deck: say(`decks.${sheet.deck}`),
        address: browser.addressOf(page).replace(/^https?:\/\//, ''),
        number: say('print.sheet', { number: groupedNumber(numberOfSheet(sheet)) }),
      }
  // Only countries have outlines for fingers.
  if (!isForTouch || !deckOf(sheet.deck).countries)
    return <SightSides sheet={sheet} hasAnswers={hasAnswers} foot={foot} isHydrating={isHydrating} />
  return (
    <LazyBoundary module={touch}>
      {({ TouchSides }) => <TouchSides sheet={sheet} hasAnswers={hasAnswers} foot={foot} />}
    </LazyBoundary>
  )
}

type SightProps = Omit<SidesProps, 'isForTouch'> & { readonly foot: PaperFoot }

/** Printed sides of a sheet. Empty sides are shown until the outlines have loaded. */
function SightSides({ sheet, hasAnswers, foot, isHydrating }: SightProps) {
  const browser = useBrowser()
  const { say, nameOf } = useLocale()
  const module = useMemo(
    () => new LazyModule(() => loadOutlines(countriesOn(sheet), browser.fetchText)),
    [sheet, browser],
  )
  const { content: outlines, attempts } = useLazyModule(module, !isHydrating)
  if (attempts) return <MissingModule text={say('print.missing')} attempts={attempts} onRetry={module.ask} />
  return (
    <div aria-busy={outlines === undefined}>
      <Paper title={say('print.question')} foot={foot} hasOwner>
        <OutlineGrid outlines={outlines ?? Array(sheet.count).fill(undefined)} />
      </Paper>
      {hasAnswers && (
        <Paper title={say('print.answersTitle')} foot={foot}>
          <ol className="paper-answers">
            <WithPlaces deck={sheet.deck}>
              {() =>
                outlines && countriesOn(sheet).map((code) => <li key={code}>{nameOf(placeOf(code))}</li>)
              }
            </WithPlaces>
          </ol>
        </Paper>
      )}
    </div>
  )
}
