import { useEffect, useRef, useState } from 'react'
import type { Attempt } from '../../machines/classroom/attempt'
import { foundIn, resultOfAttempt, textOfResults } from '../../machines/classroom/resultLink'
import { MOST_IN_CODE, QrCode } from '../../ui/classroom/QrCode'
import { pupilOf, ResultTable } from '../../ui/classroom/Register'
import { checkLettersOf, SetName } from '../../ui/classroom/SetName'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { QuietButton } from '../../ui/parts/Button'
import { Section } from '../../ui/parts/Section'
import { useLocale } from '../../ui/words/LocaleContext'
import { Footer } from '../contents/Footer'
import { useBrowser } from '../contexts'
import { GameTop } from '../game/GameTop'
import { Notices } from '../game/Notices'
import { ShareText } from '../game/ShareText'

type Props = { readonly attempt: Attempt; readonly onAgain: () => void }

/** Result of a pupil, with three ways to send it to the teacher: a code, a link or a line of text. */
export function PupilEnd({ attempt, onAgain }: Props) {
  const browser = useBrowser()
  const locale = useLocale()
  const { say } = locale
  const [message, setMessage] = useState<ToastMessage>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  const { set } = attempt
  const result = resultOfAttempt(attempt)
  const values = { found: foundIn(set, result), count: set.countries.length }
  const address = `${browser.addressOf('class')}#${textOfResults(set, [result])}`
  const emblem = checkLettersOf(set)
  const text = `The World Outline Game · ${emblem} · ${values.found}/${values.count}\n${address}`
  return (
    <>
      <GameTop title={say('class.heading')} subtitle={say(`decks.${set.deck}`)} />
      <main className="prose class-main">
        <h2 tabIndex={-1} ref={heading}>
          {say('class.foundOf', values)}
        </h2>
        <p>
          <SetName set={set} /> · {pupilOf(result, locale)}
        </p>
        <Section id="hand-in" title={say('class.handIn')}>
          <p>{say('class.handInText')}</p>
          {address.length <= MOST_IN_CODE && <QrCode text={address} />}
          <div className="class-actions">
            <ShareText text={text} onMessage={setMessage} />
            <QuietButton onClick={onAgain}>{say('practice.again')}</QuietButton>
          </div>
          <p className="class-text" lang="en" dir="ltr">
            {text}
          </p>
        </Section>
        <ResultTable set={set} result={result} />
      </main>
      <Footer />
      <Notices message={message} />
    </>
  )
}
