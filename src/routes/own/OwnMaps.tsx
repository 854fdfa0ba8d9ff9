import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OwnDeckName } from '../../geo/decks'
import type { MapFault, Omission } from '../../geo/own/features'
import type { KeptMap } from '../../geo/own/ownDeck'
import type { NameChoice } from '../../geo/own/ownMap'
import { reviewsOfEarlier, takeReviews } from '../../machines/own/earlierMap'
import { LONGEST_TITLE, mapText } from '../../machines/own/keptMap'
import type { MapNaming, MapReading } from '../../mapWorker'
import * as maps from '../../ownMaps'
import { mapsToChoose } from '../../storedMaps'
import { Dialog } from '../../ui/dialogs/Dialog'
import { lazyModules } from '../../ui/lazyModule'
import { FlatPicture } from '../../ui/map/FlatPicture'
import { Button, QuietButton, TextButton } from '../../ui/parts/Button'
import { Field } from '../../ui/parts/Field'
import { FileButton } from '../../ui/parts/FileButton'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useArrived } from '../../ui/parts/useArrived'
import { LocaleContext, useLocale } from '../../ui/words/LocaleContext'
import { LANGUAGES, languageOf } from '../../ui/words/languages'
import { type Texts, withTexts } from '../../ui/words/withTexts'
import { useBrowser } from '../contexts'
import './OwnMaps.css'

/** Properties offered for further names. */
const MOST_OTHERS = 8

const OMISSIONS = [
  'line',
  'bare',
  'damaged',
  'unnamed',
  'long',
  'small',
  'many',
] as const satisfies Omission[]

type File = Extract<MapReading, { kind: 'file' }>

/** What the dialog shows below the button for a file. */
type State =
  | { readonly kind: 'reading'; readonly done?: number }
  | { readonly kind: 'fault'; readonly fault: MapFault }
  | { readonly kind: 'named'; readonly naming: MapNaming; readonly file?: File; readonly choice?: NameChoice }

const files = import.meta.glob<{ readonly messages: Texts }>('../../ui/words/locales/*.po', { query: '?own' })

const texts = lazyModules(
  async (lang: string) => (await files[`../../ui/words/locales/${lang}.po`]?.())?.messages ?? {},
)

/** Dialog with the maps of somebody's own: those that are kept, and a file that is taken in. */
export function OwnMaps({ onClose }: { readonly onClose: () => void }) {
  const locale = useLocale()
  return (
    <Dialog title={locale.say('practice.own')} onClose={onClose}>
      <LazyBoundary module={texts(locale.lang)}>
        {(own) => (
          <LocaleContext value={withTexts(locale, own)}>
            <Maps onClose={onClose} />
          </LocaleContext>
        )}
      </LazyBoundary>
    </Dialog>
  )
}

function Maps({ onClose }: { readonly onClose: () => void }) {
  const { say } = useLocale()
  const { store } = useBrowser()
  const navigate = useNavigate()
  const [state, setState] = useState<State>()
  const [title, setTitle] = useState('')
  const [isOver, setOver] = useState(false)
  const [unkept, setUnkept] = useState('')
  useEffect(() => maps.stopReading, [])
  const tell = (done: number) => setState({ kind: 'reading', done })
  const name = async (file: File, choice: NameChoice) => {
    const naming = await maps.askWorker('name', choice, tell)
    setState(naming ? { kind: 'named', naming, file, choice } : { kind: 'fault', fault: 'nothing' })
  }
  const read = async (blob: Blob & { readonly name: string }) => {
    setState({ kind: 'reading' })
    setUnkept('')
    maps.stopReading()
    try {
      const reading = await maps.askWorker('read', blob)
      setTitle(blob.name.replace(/\.\w+$/, '').slice(0, LONGEST_TITLE))
      if (reading.kind === 'fault') setState(reading)
      else if (reading.kind === 'file') await name(reading, { name: reading.names[0]?.key ?? '', others: [] })
      else {
        setTitle(reading.naming.map.title)
        setState({ kind: 'named', naming: reading.naming })
      }
    } catch {
      setState({ kind: 'fault', fault: 'damaged' })
    }
  }
  const play = (map: KeptMap) => {
    maps.openKeptMap(map)
    navigate(`/practice?deck=${map.deck}`)
    onClose()
  }
  const take = async (map: KeptMap, withEarlier: boolean) => {
    try {
      await maps.keepMaps([map])
      if (withEarlier) takeReviews(store, reviewsOfEarlier(store, map))
    } catch (error) {
      if (error instanceof RangeError) return setUnkept(say('backup.full'))
      // It can be played until the page is closed.
      if (unkept === '') return setUnkept(say('own.unkept'))
    }
    play(map)
  }
  return (
    <>
      <Kept onPlay={play} />
      <div
        role="group"
        aria-label={say('own.choose')}
        className={isOver ? 'own-file own-file-over' : 'own-file'}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file) read(file)
        }}
      >
        <p>{say('own.text')}</p>
        <FileButton
          name={say('own.choose')}
          accept=".json,.geojson,.topojson,application/json,application/geo+json"
          onFile={read}
        />
      </div>
      {state?.kind === 'reading' && <progress aria-label={say('own.reading')} value={state.done} />}
      <div aria-live="polite">
        {state?.kind === 'fault' && <p>{say(`own.fault.${state.fault}`)}</p>}
        {state?.kind === 'named' && <Account {...state} />}
      </div>
      {state?.kind === 'named' && (
        <form
          className="own-form"
          onSubmit={(event) => {
            event.preventDefault()
            const form = new FormData(event.currentTarget)
            const named = { title: title.trim() || say('practice.own'), lang: String(form.get('lang')) }
            take({ ...state.naming.map, ...named }, form.has('earlier'))
          }}
        >
          {state.file && state.choice && (
            <Names {...state} file={state.file} choice={state.choice} onName={name} />
          )}
          <Field name={say('own.title')}>
            <input
              value={title}
              maxLength={LONGEST_TITLE}
              onChange={({ target }) => setTitle(target.value)}
            />
          </Field>
          <Field name={say('own.lang')}>
            <select name="lang" defaultValue={state.naming.map.lang}>
              <option value="">{say('own.anyLang')}</option>
              {LANGUAGES.map((lang) => (
                <option key={lang} value={lang} lang={lang}>
                  {languageOf(lang).name}
                </option>
              ))}
            </select>
          </Field>
          <Earlier map={state.naming.map} />
          <p role="alert">{unkept}</p>
          <Button type="submit">{say('own.play')}</Button>
        </form>
      )}
      <p className="own-limits">{say('own.limits')}</p>
    </>
  )
}

/** What was read of a file, and what of it was left out and why. */
function Account({ naming, file }: Extract<State, { kind: 'named' }>) {
  const { say, whole } = useLocale()
  const { map, left, joined, points, picture } = naming
  const lines = [
    file?.remark && say(`own.${file.remark}`),
    points > 0 && say('own.points', { count: points }),
    joined > 0 && say('own.joined', { count: joined }),
    ...OMISSIONS.map((reason) => left[reason] && say(`own.${reason}`, { count: left[reason] })),
  ]
  return (
    <>
      <FlatPicture className="own-picture" map={picture} label={say('practice.own')}>
        {null}
      </FlatPicture>
      <p>
        {say('own.size', { count: map.places.length - points, size: whole(Math.ceil(map.bytes / 1000)) })}
      </p>
      <ul className="own-account">{lines.map((line) => line && <li key={line}>{line}</li>)}</ul>
    </>
  )
}

type NamesProps = {
  readonly file: File
  readonly choice: NameChoice
  readonly onName: (file: File, choice: NameChoice) => void
}

/** Choice of the property with the names, and of those with further ones. */
function Names({ file, choice, onName }: NamesProps) {
  const { say } = useLocale()
  const { name, others } = choice
  return (
    <>
      <Field name={say('own.property')}>
        <select value={name} onChange={({ target }) => onName(file, { name: target.value, others: [] })}>
          {file.names.map(({ key, example }) => (
            <option key={key} value={key}>{`${key}: ${example}`}</option>
          ))}
        </select>
      </Field>
      {file.names.length > 1 && (
        <fieldset className="own-others">
          <legend>{say('own.others')}</legend>
          {file.names
            .filter(({ key }) => key !== name)
            .slice(0, MOST_OTHERS)
            .map(({ key, example }) => (
              <label key={key}>
                <input
                  type="checkbox"
                  checked={others.includes(key)}
                  onChange={({ target }) =>
                    onName(file, {
                      name,
                      others: target.checked ? [...others, key] : others.filter((one) => one !== key),
                    })
                  }
                />{' '}
                <bdi>{key}</bdi>: <bdi>{example}</bdi>
              </label>
            ))}
        </fieldset>
      )}
    </>
  )
}

/** Offer to take reviews along from an earlier map with the same names, if there are any. */
function Earlier({ map }: { readonly map: KeptMap }) {
  const { say } = useLocale()
  const { store } = useBrowser()
  const count = useMemo(() => reviewsOfEarlier(store, map).length, [store, map])
  if (count === 0) return null
  return (
    <label>
      <input type="checkbox" name="earlier" defaultChecked /> {say('own.earlier', { count })}
    </label>
  )
}

/** List of the maps that are kept: each is played, saved as a file, or removed and brought back. */
function Kept({ onPlay }: { readonly onPlay: (map: KeptMap) => void }) {
  const { say, whole } = useLocale()
  const { saveFile } = useBrowser()
  const [removed, setRemoved] = useState<KeptMap>()
  const entries = useArrived(removed, () => mapsToChoose()) ?? []
  const withMap = async (deck: OwnDeckName, use: (map: KeptMap) => void) => {
    const map = await maps.keptMap(deck)
    if (map) use(map)
  }
  const remove = (map: KeptMap) => maps.removeMap(map.deck).then(() => setRemoved(map))
  // It can be brought back once there is room again.
  const bringBack = (map: KeptMap) =>
    maps.keepMaps([map]).then(
      () => setRemoved(undefined),
      () => {},
    )
  const save = (map: KeptMap) =>
    saveFile(
      `${map.title.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`,
      new Blob([mapText(map)], { type: 'application/json' }),
    )
  return (
    <>
      <ul className="own-kept">
        {entries.map(({ deck, title, lang, count, bytes }) => (
          <li key={deck}>
            <bdi lang={lang}>{title}</bdi>
            <small>{say('own.size', { count, size: whole(Math.ceil(bytes / 1000)) })}</small>
            <QuietButton onClick={() => withMap(deck, onPlay)}>{say('own.play')}</QuietButton>
            <TextButton onClick={() => withMap(deck, save)}>{say('class.saveFile')}</TextButton>
            <TextButton onClick={() => withMap(deck, remove)}>{say('league.remove')}</TextButton>
          </li>
        ))}
      </ul>
      <p aria-live="polite">
        {removed && (
          <>
            {say('own.removed')} <bdi>{removed.title}</bdi>{' '}
            <TextButton onClick={() => bringBack(removed)}>{say('own.undo')}</TextButton>
          </>
        )}
      </p>
    </>
  )
}
