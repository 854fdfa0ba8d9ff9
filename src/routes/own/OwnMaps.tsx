import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MapNaming, MapReading } from '../../entry/mapWorker'
import * as maps from '../../entry/ownMaps'
import { mapsToChoose } from '../../entry/storedMaps'
import type { OwnDeckName } from '../../geo/decks'
import type { MapFault, Omission } from '../../geo/own/features'
import { type KeptMap, shapedOf } from '../../geo/own/ownDeck'
import type { NameChoice } from '../../geo/own/ownMap'
import { reviewsOfEarlier, takeReviews } from '../../machines/own/earlierMap'
import { LONGEST_TITLE, mapText } from '../../machines/own/keptMap'
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

/** File that was opened: a choice of names, if it was not saved here, and the map that this makes, if any. */
type Opened = { readonly file?: File; readonly choice?: NameChoice; readonly naming?: MapNaming | undefined }

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
  const [opened, setOpened] = useState<Opened>()
  const [fault, setFault] = useState<MapFault>()
  const [reading, setReading] = useState<{ readonly done?: number }>()
  const [title, setTitle] = useState('')
  const [isOver, setOver] = useState(false)
  const [unkept, setUnkept] = useState('')
  useEffect(() => maps.stopReading, [])
  const name = async (file: File, choice: NameChoice) => {
    setOpened((now) => ({ ...now, file, choice }))
    setReading({})
    const naming = await maps.askWorker('name', choice, (done) => setReading({ done })).catch(() => undefined)
    // Another may have been chosen meanwhile.
    setOpened((now) => (now?.choice === choice ? { file, choice, naming } : now))
    setFault(naming ? undefined : 'nothing')
    setReading(undefined)
  }
  const read = async (blob: Blob & { readonly name: string }) => {
    maps.stopReading()
    setOpened(undefined)
    setFault(undefined)
    setUnkept('')
    setReading({})
    setTitle(blob.name.replace(/\.\w+$/, '').slice(0, LONGEST_TITLE))
    try {
      const found = await maps.askWorker('read', blob)
      if (found.kind === 'file') return name(found, { name: found.names[0]?.key ?? '', others: [] })
      if (found.kind === 'fault') setFault(found.fault)
      else {
        setTitle(found.naming.map.title)
        setOpened({ naming: found.naming })
      }
    } catch {
      setFault('damaged')
    }
    setReading(undefined)
  }
  const play = (map: KeptMap) => {
    maps.openKeptMap(map)
    navigate(`/practice${shapedOf(map).length > 0 ? '' : '/where'}?deck=${map.deck}`)
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
  const { naming } = opened ?? {}
  const isPlayable = naming !== undefined && reading === undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: wherever a file is dropped, else the browser opens it; a button does the same
    <div
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
      <Kept onPlay={play} />
      <div
        role="group"
        aria-label={say('own.choose')}
        className={isOver ? 'own-file own-file-over' : 'own-file'}
      >
        {!opened && <p>{say('own.text')}</p>}
        <FileButton
          name={say('own.choose')}
          accept=".json,.geojson,.topojson,application/json,application/geo+json"
          isQuiet={opened !== undefined}
          onFile={read}
        />
      </div>
      {reading && <progress aria-label={say('own.reading')} value={reading.done} />}
      <div aria-live="polite">
        {fault && <p>{say(`own.fault.${fault}`)}</p>}
        {naming && <Account naming={naming} file={opened?.file} />}
      </div>
      {opened && (
        <form
          className="own-form"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isPlayable) return
            const form = new FormData(event.currentTarget)
            const named = { title: title.trim() || say('practice.own'), lang: String(form.get('lang')) }
            take({ ...naming.map, ...named }, form.has('earlier'))
          }}
        >
          {/* First, since what is guessed of the names is nearly always right. */}
          <Button type="submit" aria-disabled={!isPlayable}>
            {say('class.play')}
          </Button>
          <p role="alert">{unkept}</p>
          {opened.file && opened.choice && <Names file={opened.file} choice={opened.choice} onName={name} />}
          <Field name={say('own.title')}>
            <input
              value={title}
              maxLength={LONGEST_TITLE}
              onChange={({ target }) => setTitle(target.value)}
            />
          </Field>
          <Field name={say('own.lang')}>
            <select name="lang" defaultValue={naming?.map.lang}>
              <option value="">{say('own.anyLang')}</option>
              {LANGUAGES.map((lang) => (
                <option key={lang} value={lang} lang={lang}>
                  {languageOf(lang).name}
                </option>
              ))}
            </select>
          </Field>
          {naming && <Earlier map={naming.map} />}
        </form>
      )}
      <p className="own-limits">{say('own.limits')}</p>
    </div>
  )
}

/** Account of the shapes that were read of a file, and of those left out and why. */
function Account({ naming, file }: { readonly naming: MapNaming; readonly file: File | undefined }) {
  const { say, whole } = useLocale()
  const { map, left, joined, picture } = naming
  const points = picture.spots.length
  const lines = [
    file?.remark && say(`own.${file.remark}`),
    points > 0 && say('own.points', { count: points }),
    joined > 0 && say('own.joined', { count: joined }),
    ...OMISSIONS.map((reason) => left[reason] && say(`own.${reason}`, { count: left[reason] })),
  ]
  return (
    <>
      <FlatPicture className="own-picture" map={picture} label={say('practice.own')}>
        {picture.spots.map(([x, y]) => (
          <circle key={`${x} ${y}`} className="own-spot" cx={x} cy={y} r={3} />
        ))}
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
              <label key={key} className="check">
                <input
                  type="checkbox"
                  checked={others.includes(key)}
                  onChange={({ target }) =>
                    onName(file, {
                      name,
                      others: target.checked ? [...others, key] : others.filter((one) => one !== key),
                    })
                  }
                />
                <span>
                  <bdi>{key}</bdi>: <bdi>{example}</bdi>
                </span>
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
    <label className="check">
      <input type="checkbox" name="earlier" defaultChecked />
      {say('own.earlier', { count })}
    </label>
  )
}

/** List of the maps that are kept: each is played, saved as a file, or removed and brought back. */
function Kept({ onPlay }: { readonly onPlay: (map: KeptMap) => void }) {
  const { say, whole } = useLocale()
  const { saveFile } = useBrowser()
  const [removed, setRemoved] = useState<KeptMap>()
  const list = useRef<HTMLUListElement>(null)
  /** Deck that another tab has removed. */
  const [missing, setMissing] = useState('')
  const entries = useArrived(`${removed?.deck} ${missing}`, () => mapsToChoose()) ?? []
  const withMap = async (deck: OwnDeckName, use: (map: KeptMap) => void) => {
    const map = await maps.keptMap(deck)
    if (map) use(map)
    else setMissing(deck)
  }
  const remove = (map: KeptMap) => maps.removeMap(map.deck).then(() => setRemoved(map))
  // It can be brought back once there is room again.
  const bringBack = (map: KeptMap) =>
    maps.keepMaps([map]).then(
      () => {
        setRemoved(undefined)
        list.current?.focus()
      },
      () => {},
    )
  const save = (map: KeptMap) =>
    saveFile(
      `${map.title.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`,
      new Blob([mapText(map)], { type: 'application/json' }),
    )
  return (
    <>
      <ul className="own-kept" ref={list} tabIndex={-1} aria-label={say('practice.own')}>
        {entries.map(({ deck, title, lang, count, bytes }) => (
          <li key={deck}>
            <span id={deck}>
              <bdi lang={lang}>{title}</bdi>
            </span>
            <small>{say('own.size', { count, size: whole(Math.ceil(bytes / 1000)) })}</small>
            <QuietButton aria-describedby={deck} onClick={() => withMap(deck, onPlay)}>
              {say('class.play')}
            </QuietButton>
            <TextButton aria-describedby={deck} onClick={() => withMap(deck, save)}>
              {say('class.saveFile')}
            </TextButton>
            <TextButton aria-describedby={deck} onClick={() => withMap(deck, remove)}>
              {say('league.remove')}
            </TextButton>
          </li>
        ))}
      </ul>
      {removed && <Removed key={removed.deck} map={removed} onUndo={() => bringBack(removed)} />}
    </>
  )
}

/** Note that a map was removed, with the way back, which takes the focus from the button that has gone. */
function Removed({ map, onUndo }: { readonly map: KeptMap; readonly onUndo: () => void }) {
  const { say } = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => button.current?.focus(), [])
  return (
    <p>
      <span id={id}>
        {say('own.removed')} <bdi>{map.title}</bdi>
      </span>{' '}
      <TextButton ref={button} aria-describedby={id} onClick={onUndo}>
        {say('own.undo')}
      </TextButton>
    </p>
  )
}
