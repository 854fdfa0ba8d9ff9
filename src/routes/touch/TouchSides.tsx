import { useMemo } from 'react'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import { BRAILLE } from '../../geo/touch/braille'
import url from '../../geo/touch/outlines.json?url'
import { relief, stlOf } from '../../geo/touch/relief'
import { LINE, PAGE, svgOf, type TouchSheet, touchOutlinesIn, touchSheet } from '../../geo/touch/touchSheet'
import { countriesOn, numberOfSheet, type Sheet } from '../../machines/classroom/sheet'
import { LazyModule, useLazyModule } from '../../ui/lazyModule'
import { Paper, type PaperFoot } from '../../ui/paper/Paper'
import { MissingModule } from '../../ui/parts/Notice'
import { useLocale } from '../../ui/words/LocaleContext'
import { brailleDigitsOf } from '../../ui/words/languages'
import { ReportLink } from '../contents/Page'
import { useBrowser } from '../contexts'
import '../../ui/paper/TouchPage.css'
import { QuietButton } from '../../ui/parts/Button'

type Props = {
  readonly sheet: Sheet
  readonly hasAnswers: boolean
  readonly foot: PaperFoot
}

/** Tactile sheet: one page per outline, and one for the answers. */
export function TouchSides({ sheet, hasAnswers, foot }: Props) {
  const browser = useBrowser()
  const { say, lang, nameOf } = useLocale()
  const number = numberOfSheet(sheet)
  const digits = brailleDigitsOf(lang)
  const module = useMemo(() => {
    const ids = countriesOn(sheet)
    return new LazyModule(async () => {
      const outlines = touchOutlinesIn(await browser.fetchText(url), ids)
      return outlines.map((outline, index) => ({
        name: nameOf(placeOf(ids[index] as PlaceId)),
        outline: outline.relief,
        page: touchSheet(outline, index + 1, digits),
      }))
    })
  }, [sheet, digits, browser, nameOf])
  const { content: countries = [], attempts } = useLazyModule(module)
  if (attempts) return <MissingModule text={say('print.missing')} attempts={attempts} onRetry={module.ask} />
  // File names must not reveal a country.
  const save = (name: string, type: string, content: BlobPart) =>
    browser.saveFile(name, new Blob([content], { type }))
  const saveSvg = (name: string, some: typeof countries) =>
    save(`${name}.svg`, 'image/svg+xml', svgOf(some.map(({ page }) => page)))
  return (
    <>
      <div className="touch-lead">
        <p>{say('touch.lead')}</p>
        <p>
          {say('touch.untried')} <ReportLink />
        </p>
        <div className="touch-tools">
          <QuietButton
            disabled={countries.length === 0}
            onClick={() => saveSvg(`outlines-${number}`, countries)}
          >
            {say('touch.all')}
          </QuietButton>
        </div>
      </div>
      {Array.from({ length: sheet.count }, (_, at) => {
        const name = `outline-${number}-${at + 1}`
        const some = countries.slice(at, at + 1)
        return (
          <TouchPage
            // biome-ignore lint/suspicious/noArrayIndexKey: an outline is identified by its position
            key={at}
            number={at + 1}
            page={some[0]?.page}
            onSvg={() => saveSvg(name, some)}
            onRelief={() => {
              for (const { outline } of some)
                save(`${name}.stl`, 'model/stl', stlOf(relief(outline, at + 1, digits)))
            }}
          />
        )
      })}
      {hasAnswers && (
        <Paper title={say('print.answersTitle')} foot={foot}>
          <ol className="paper-answers">
            {countries.map(({ name, page }) => (
              <li key={name}>
                {name}
                <TouchNote page={page} />
              </li>
            ))}
          </ol>
        </Paper>
      )}
    </>
  )
}

type PageProps = {
  /** Page number, starting at 1. */
  readonly number: number
  /** Drawing of the page; `undefined` until it is complete. */
  readonly page: TouchSheet | undefined
  readonly onSvg: () => void
  readonly onRelief: () => void
}

/** Page of one outline for swell paper, below buttons that save it as a file. */
function TouchPage({ number, page, onSvg, onRelief }: PageProps) {
  const { say } = useLocale()
  const name = say('print.outline', { number })
  const ways = [
    [say('touch.svg'), onSvg],
    [say('touch.relief'), onRelief],
  ] as const
  return (
    <section className="touch" aria-label={name} aria-busy={page === undefined}>
      <div className="touch-tools">
        <h2>{name}</h2>
        {page !== undefined && <TouchNote page={page} />}
        {ways.map(([text, onPress]) => (
          <QuietButton
            key={text}
            aria-label={`${text}, ${name}`}
            disabled={page === undefined}
            onClick={onPress}
          >
            {text}
          </QuietButton>
        ))}
      </div>
      <div className="paper touch-page">
        <svg viewBox={`0 0 ${PAGE.width} ${PAGE.height}`} role="img" aria-label={name}>
          <path d={page?.lines} strokeWidth={LINE} />
          {page?.dots.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={BRAILLE.diameter / 2} />
          ))}
        </svg>
      </div>
    </section>
  )
}

/** Facts that the drawing does not show: its scale, and the numbers of parts omitted and enlarged. */
function TouchNote({ page: { bar, left, enlarged } }: { readonly page: TouchSheet }) {
  const { say } = useLocale()
  return (
    <p className="touch-note">
      {say('touch.bar', { length: bar })} {left > 0 && say('touch.left', { count: left })}{' '}
      {enlarged > 0 && say('touch.enlarged', { count: enlarged })}
    </p>
  )
}
