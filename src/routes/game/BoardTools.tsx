import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { GameActor } from '../../machines/game'
import { ruleModifiersOf } from '../../machines/rules'
import type { Heard } from '../../ui/board/Board'
import { RulesButton } from '../../ui/board/RulesButton'
import { LazyModule } from '../../ui/lazyModule'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { LazyDialog, useDialog } from '../LazyDialog'
import type { SettingsProps } from '../useStored'

type RulesProps = SettingsProps & { readonly game: GameActor | undefined }

/** Button that opens the choice of rules for a round without guesses. */
export function RulesTool({ game, settings, onSettings }: RulesProps) {
  const dialog = useDialog()
  const count = useSelector(game, (snapshot) =>
    snapshot ? ruleModifiersOf(snapshot.context.rules).length : 0,
  )
  return (
    <>
      <RulesButton count={count} onOpen={dialog.open} />
      <LazyDialog of={dialog}>
        {({ RulesDialog }) => (
          <RulesDialog settings={settings} onSettings={onSettings} game={game} onClose={dialog.close} />
        )}
      </LazyDialog>
    </>
  )
}

const panel = new LazyModule(() => import('../../ui/listen/ListenPanel'))

/** Button and key that play an outline. The code for sound is downloaded on first use. */
export function ListenTool(heard: Heard) {
  const browser = useBrowser()
  const { say } = useLocale()
  const [audio, setAudio] = useState<AudioContext>()
  // Browsers allow sound only from a press, so the audio context opens now, not when the sound is ready.
  const open = () => setAudio(audio ?? browser.openAudio())
  const press = useEffectEvent(({ key }: KeyboardEvent) => key === 'F2' && open())
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return audio ? (
    <LazyBoundary module={panel}>
      {({ ListenPanel }) => <ListenPanel {...heard} audio={audio} device={browser} />}
    </LazyBoundary>
  ) : (
    <button type="button" className="link-button description-button" onClick={open}>
      {say('play.outline')}
    </button>
  )
}
