import { useRef } from 'react'
import { QuietButton } from '../../ui/parts/Button'
import { GAME_NAME } from '../../ui/words/english'
import { useLocale } from '../../ui/words/LocaleContext'
import { languageOf } from '../../ui/words/languages'
import { useBrowser } from '../contexts'
import { useCopy } from '../useCopy'
import '../../ui/parts/Field.css'

/** Lines that show the daily puzzle in a frame on a page of one's own, to copy. */
export function FrameCode() {
  const { addressOf } = useBrowser()
  const { say, lang } = useLocale()
  const field = useRef<HTMLTextAreaElement>(null)
  const { outcome, copy } = useCopy((told) => told === 'failed' && field.current?.select())
  const { path } = languageOf(lang)
  const code = `<iframe src="${addressOf(`${path && `${path}/`}embed`)}" title="${GAME_NAME}"
  width="100%" height="760" allow="clipboard-write"></iframe>`
  return (
    <>
      <p>{say('class.embedText')}</p>
      <textarea
        ref={field}
        className="field-input"
        aria-label={say('class.embed')}
        readOnly
        rows={4}
        value={code}
        lang="en"
        dir="ltr"
      />
      <p role="status">
        <QuietButton onClick={() => copy(code)}>
          {say(outcome === 'copied' ? 'share.copied' : 'report.copy')}
        </QuietButton>
      </p>
    </>
  )
}
