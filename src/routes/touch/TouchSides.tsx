import { useEffect, useMemo, useState } from 'react'
import { relief, stlOf } from '../../geo/touch/relief'
import { svgOf, type TouchSheet } from '../../geo/touch/sheet'
import { numberOfSheet, readSheetNumber, type Sheet } from '../../machines/schedule/sheetNumber'
import { Paper, type PaperFoot } from '../../ui/paper/Paper'
import { TouchNote, TouchPage } from '../../ui/paper/TouchPage'
import { inSlices } from '../../ui/parts/inSlices'
import { LazyModule } from '../../ui/parts/lazyModule'
import { MissingModule } from '../../ui/parts/MissingModule'
import { useLazyModule } from '../../ui/parts/useLazyModule'
import { brailleFigures } from '../../ui/words/brailleFigures'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { drawn, loadTouched, type TouchedCountry } from './drawTouchSheets'

type Props = {
  readonly sheet: Sheet
  readonly hasAnswers: boolean
  readonly foot: PaperFoot
}

const nothing: readonly TouchSheet[] = []

/** A sheet for fingers: a page for each outline, as they are drawn, and the answers on one of their own. */
export function TouchSides({ sheet, hasAnswers, foot }: Props) {
  const browser = useBrowser()
  const locale = useLocale()
  const { say, lang } = locale
  const number = numberOfSheet(sheet)
  const figures = brailleFigures(lang)
  const module = useMemo(() => {
    const { sheet } = readSheetNumber(number) as { readonly sheet: Sheet }
    return new LazyModule(() => loadTouched(sheet, browser.fetchText, locale))
  }, [number, browser, locale])
  const state = useLazyModule(module)
  const countries = state.kind === 'there' ? state.content : undefined
  const [kept, setKept] = useState({ countries, pages: nothing })
  useEffect(() => {
    if (countries === undefined) return
    let isCurrent = true
    const keep = (page: TouchSheet) =>
      setKept((before) => ({
        countries,
        pages: [...(before.countries === countries ? before.pages : nothing), page],
      }))
    setKept({ countries, pages: nothing })
    inSlices(drawn(countries, figures, keep), () => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [countries, figures])
  if (state.kind === 'failed')
    return <MissingModule text={say('print.missing')} attempts={state.attempts} onRetry={module.ask} />
  const pages = kept.countries === countries ? kept.pages : nothing
  // The names of files must not tell a country.
  const save = (name: string, type: string, content: BlobPart) =>
    browser.saveFile(name, new Blob([content], { type }))
  const saveSvg = (name: string, some: readonly TouchSheet[]) =>
    save(`${name}.svg`, 'image/svg+xml', svgOf(some))
  const saveRelief = ({ rings }: TouchedCountry, index: number) =>
    save(`outline-${number}-${index + 1}.stl`, 'model/stl', stlOf(relief(rings, index + 1, figures)))
  return (
    <>
      <div className="touch-lead">
        <p>{say('touch.lead')}</p>
        <p>{say('touch.untried')}</p>
        <div className="touch-tools">
          <button
            type="button"
            className="button button-quiet"
            disabled={pages.length < sheet.count}
            onClick={() => saveSvg(`outlines-${number}`, pages)}
          >
            {say('touch.all')}
          </button>
        </div>
      </div>
      {Array.from({ length: sheet.count }, (_, index) => (
        <TouchPage
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is what an outline is known by
          key={index}
          number={index + 1}
          page={pages[index]}
          onSvg={() => saveSvg(`outline-${number}-${index + 1}`, pages.slice(index, index + 1))}
          onRelief={() =>
            saveRelief((countries as readonly TouchedCountry[])[index] as TouchedCountry, index)
          }
        />
      ))}
      {hasAnswers && (
        <Paper title={say('print.answersTitle')} foot={foot}>
          <ol className="paper-answers">
            {pages.map((page, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: its place is what an outline is known by
              <li key={index}>
                {countries?.[index]?.name}
                <TouchNote page={page} />
              </li>
            ))}
          </ol>
        </Paper>
      )}
    </>
  )
}
