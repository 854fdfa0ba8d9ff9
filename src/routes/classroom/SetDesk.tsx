import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { placeOf } from '../../geo/places'
import { type ClassSet, newClassSet } from '../../machines/classroom/classSet'
import { tokenOfSet } from '../../machines/classroom/setLink'
import { eraseRegister, registerOf } from '../../machines/classroom/storedClass'
import { shuffled } from '../../machines/schedule/hash'
import { QrCode } from '../../ui/classroom/QrCode'
import { checkLettersOf, SetName, taskOf } from '../../ui/classroom/SetName'
import { Dialog } from '../../ui/dialogs/Dialog'
import { Details } from '../../ui/parts/Disclosure'
import { EraseControl } from '../../ui/parts/EraseControl'
import { Link } from '../../ui/parts/Link'
import { Section } from '../../ui/parts/Section'
import { useSettling } from '../../ui/parts/useSettling'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { CopiedLink } from '../LinkPanel'
import { useStored } from '../useStored'
import { CollectForm } from './CollectForm'
import { RegisterDesk } from './RegisterDesk'
import { SetPaper } from './SetPaper'
import { useHandOut } from './useHandOut'

type Props = {
  readonly set: ClassSet
  /** Called to preview the set as a pupil. */
  readonly onTry: () => void
}

/** Teacher's view of a set: its link for the class, and the results of the class. */
export function SetDesk({ set, onTry }: Props) {
  const browser = useBrowser()
  const { say, nameOf } = useLocale()
  const register = useStored(registerOf, set)
  const [isLarge, enlarge] = useState(false)
  /** Number of sheets requested so far; zero while the register is being printed. */
  const [sheet, setSheet] = useState(0)
  const { handOut, fault } = useHandOut()
  const address = `${browser.addressOf('class')}#${tokenOfSet(set)}`
  const settling = useSettling()
  const again = () => {
    const order = shuffled(set.countries, browser.seed())
    handOut(newClassSet(set.deck, order, set.rules, browser.now(), browser.seed()))
  }
  return (
    <>
      <div {...settling} className="class-desk">
        <h2 className="class-name">
          <SetName set={set} />
        </h2>
        <p>
          {taskOf(set, say)} · <Link to="/teach">{say('class.kept')}</Link>
        </p>
        <Section className="class-hand" id="class-hand" title={say('class.hand')}>
          <QrCode text={address} />
          <div>
            <p>{say('class.handText')}</p>
            <CopiedLink address={address} />
            <div className="class-actions">
              <button type="button" className="button button-quiet" onClick={() => enlarge(true)}>
                {say('class.large')}
              </button>
              <button type="button" className="button button-quiet" onClick={onTry}>
                {say('class.try')}
              </button>
            </div>
            <Details title={say('board.more')} level="h3">
              {() => (
                <>
                  <div className="class-actions">
                    {/* Paper has outlines to name. */}
                    {set.rules.asks === 'which' && (
                      <button
                        type="button"
                        className="button button-quiet"
                        onClick={() => setSheet((before) => before + 1)}
                      >
                        {say('class.print')}
                      </button>
                    )}
                    <button type="button" className="button button-quiet" onClick={again}>
                      {say('class.again')}
                    </button>
                  </div>
                  <p className="class-fault" role="alert">
                    {fault}
                  </p>
                  <Details title={say('class.reveal')} level="h3">
                    {() => (
                      <ol className="class-findings">
                        {set.countries.map((code) => (
                          <li key={code}>{nameOf(placeOf(code))}</li>
                        ))}
                      </ol>
                    )}
                  </Details>
                </>
              )}
            </Details>
          </div>
        </Section>
        <RegisterDesk
          register={register}
          onPrint={() => {
            // A phone prints the page as it is at this moment or a little later, so it must already be rendered.
            flushSync(() => setSheet(0))
            browser.print()
          }}
        />
        <Section className="class-collect" id="class-collect" title={say('class.collect')}>
          <p>{say('class.collectText')}</p>
          <CollectForm />
        </Section>
        <EraseSet set={set} count={register.results.length} />
      </div>
      {sheet > 0 && <SetPaper key={sheet} set={set} address={address} />}
      {isLarge && (
        <Dialog title={`${say(`decks.${set.deck}`)} · ${checkLettersOf(set)}`} onClose={() => enlarge(false)}>
          <div className="class-wall">
            <QrCode text={address} />
            <p className="class-text" lang="en" dir="ltr">
              {address}
            </p>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** Button that erases a set with its register, apart from what is done more often. */
function EraseSet({ set, count }: { readonly set: ClassSet; readonly count: number }) {
  const { store } = useBrowser()
  const { say } = useLocale()
  const navigate = useNavigate()
  const [fault, setFault] = useState('')
  const erase = () => {
    try {
      eraseRegister(store, set)
      navigate('/teach')
    } catch {
      setFault(say('class.unkept'))
    }
  }
  return (
    <div className="class-erase">
      <EraseControl
        name={say('class.erase')}
        question={say('class.eraseQuestion', { count })}
        onErase={erase}
      />
      <p className="class-fault" role="alert">
        {fault}
      </p>
    </div>
  )
}
