import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { PlaceId } from '../../geo/place'
import type { Traits } from '../../geo/traits'
import { TextButton } from '../parts/Button'
import { DescriptionButton, OutlineDescription } from '../plate/OutlineDescription'
import { useLocale } from '../words/LocaleContext'

/** Outline on the screen, as it can be heard. */
export type Heard = {
  /** Path data in a 100×100 box, turned if the outline on the screen is turned. */
  readonly path: string
  readonly isTurned: boolean
  /** Countries guessed so far, oldest first. */
  readonly guesses: readonly PlaceId[]
  /** Element that shows the outline. */
  readonly plate: RefObject<HTMLElement | null>
  readonly audio: AudioContext
}

type Props = Omit<Heard, 'path' | 'audio'> & {
  /** Path data and traits; `undefined` while there is no outline to tell of. */
  readonly path: string | undefined
  readonly traits: Traits | undefined
  readonly isOver: boolean
  readonly openAudio: () => AudioContext
  /** Component that plays the outline as sound. */
  readonly Listen: ComponentType<Heard>
}

/** Buttons that tell the outline in words or as sound, the place where it is told, and the id of the words. */
export function useOutlineTools({ path, traits, isOver, openAudio, Listen, ...heard }: Props) {
  const { say } = useLocale()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [isDescribed, setDescribed] = useState(false)
  const [audio, setAudio] = useState<AudioContext>()
  const isThere = path !== undefined && traits !== undefined
  // Browsers allow sound only from a press, so the audio context opens now, not when the sound is ready.
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'F2' && isThere && !audio) setAudio(openAudio())
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  /** Shows or hides something, and moves the focus from the closing menu to what is shown. */
  const change = (change: () => void) => () => {
    flushSync(change)
    if (!isOver && place.current?.hidden === false) place.current.focus({ preventScroll: true })
  }
  const tools: ReactNode = isThere && (
    <>
      <DescriptionButton id={id} isShown={isDescribed} onPress={change(() => setDescribed(!isDescribed))} />
      {/* Once the round is over, the panel has the only button. */}
      {!(isOver && audio) && (
        <TextButton
          className="description-button"
          aria-expanded={audio !== undefined}
          onClick={change(() => setAudio(audio ? undefined : openAudio()))}
        >
          {say('play.outline')}
        </TextButton>
      )}
    </>
  )
  const told = (
    <div className="board-description" ref={place} tabIndex={-1} hidden={!isOver && !isDescribed && !audio}>
      {isOver && tools}
      {isThere && (
        <>
          <OutlineDescription id={id} traits={traits} isTurned={heard.isTurned} isShown={isDescribed} />
          {audio && <Listen {...heard} path={path} audio={audio} />}
        </>
      )}
    </div>
  )
  return { id, tools, told }
}
