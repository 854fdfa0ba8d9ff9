import { useEffect, useMemo, useState } from 'react'
import { ringsOf } from '../../geo/outlineRings'
import { relief, stlOf } from '../../geo/touch/relief'
import { svgOf, type TouchSheet, touchSheet } from '../../geo/touch/touchSheet'
import { numberOfSheet, readSheetNumber, type Sheet } from '../../machines/schedule/sheetNumber'
import { ReportLink } from '../../ui/pages/ReportLink'
import { Paper, type PaperFoot } from '../../ui/paper/Paper'
import { TouchNote, TouchPage } from '../../ui/paper/TouchPage'
import { LazyModule } from '../../ui/parts/lazyModule'
import { MissingModule } from '../../ui/parts/MissingModule'
import { useLazyModule } from '../../ui/parts/useLazyModule'
import { brailleFigures } from '../../ui/words/brailleFigures'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { loadSheet, type PrintedCountry } from '../outlines/sheetOutlines'

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
    const { link: sheet } = readSheetNumber(number) as { readonly link: Sheet }
    return new LazyModule(() => loadSheet(sheet, browser.fetchText, locale))
  }, [number, browser, locale])
  const state = useLazyModule(module)
  const countries = state.kind === 'there' ? state.content : undefined
  const [kept, setKept] = useState({ countries, pages: nothing })
  const pages = kept.countries === countries ? kept.pages : nothing
  // One page after the other, so that the screen goes on taking what a person does.
  useEffect(() => {
    const next = countries?.[pages.length]
    if (next === undefined) return
    const timer = setTimeout(() => {
      const page = touchSheet(ringsOf(next.outline), next.side, pages.length + 1, figures)
      setKept({ countries, pages: [...pages, page] })
    })
    return () => clearTimeout(timer)
  }, [countries, pages, figures])
  if (state.kind === 'failed')
    return <MissingModule text={say('print.missing')} attempts={state.attempts} onRetry={module.ask} />
  // The names of files must not tell a country.
  const save = (name: string, type: string, content: BlobPart) =>
    browser.saveFile(name, new Blob([content], { type }))
  const saveSvg = (name: string, some: readonly TouchSheet[]) =>
    save(`${name}.svg`, 'image/svg+xml', svgOf(some))
  const saveRelief = ({ outline }: PrintedCountry, index: number) =>
    save(
      `outline-${number}-${index + 1}.stl`,
      'model/stl',
      stlOf(relief(ringsOf(outline), index + 1, figures)),
    )
  return (
    <>
      <div className="touch-lead">
        <p>{say('touch.lead')}</p>
        <p>
          {say('touch.untried')} <ReportLink to={browser.reportsTo} />
        </p>
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
            saveRelief((countries as readonly PrintedCountry[])[index] as PrintedCountry, index)
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
