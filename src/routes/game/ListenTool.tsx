import { useEffect, useState } from 'react'
import type { Settings } from '../../machines/journal/settings'
import type { Heard } from '../../ui/board/Board'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { LazyModule } from '../../ui/parts/lazyModule'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'

const panel = new LazyModule(() => import('../../ui/listen/ListenPanel'))

/** The button that plays an outline, and the key. Nothing of what plays it is fetched before somebody asks for it. */
export function ListenTool(props: Heard & { readonly vibration: Settings['vibration'] }) {
  const browser = useBrowser()
  const { say } = useLocale()
  const [audio, setAudio] = useState<AudioContext>()
  useEffect(() => {
    if (audio) return
    const press = ({ key }: KeyboardEvent) => key === 'F2' && setAudio(browser.openAudio())
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [audio, browser])
  const button = (
    <button
      type="button"
      className="link-button description-button"
      aria-keyshortcuts="F2"
      // Sound may begin with a press alone: the context is opened now, and not once there is something to play.
      onClick={() => setAudio(browser.openAudio())}
    >
      {say('play.outline')}
    </button>
  )
  if (!audio) return button
  return (
    <LazyBoundary module={panel} placeholder={button}>
      {({ ListenPanel }) => <ListenPanel {...props} audio={audio} device={browser} />}
    </LazyBoundary>
  )
}
