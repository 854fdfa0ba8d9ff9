import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type ClassSet, newClassSet, shuffled } from '../../machines/classroom/classSet'
import { tokenOfSet } from '../../machines/classroom/setLink'
import { keepSet, registerOf } from '../../machines/journal/storedClass'
import type { WatchedStore } from '../../machines/store'
import { QrCode } from '../../ui/classroom/QrCode'
import { SetName } from '../../ui/classroom/SetName'
import { Dialog } from '../../ui/dialogs/Dialog'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useStored } from '../useStored'
import { CollectForm } from './CollectForm'
import { LinkPanel } from './LinkPanel'
import { RegisterDesk } from './RegisterDesk'
import { SetPaper } from './SetPaper'

type Props = {
  readonly set: ClassSet
  /** The teacher wants to see what pupils see. */
  readonly onTry: () => void
}

/** A set on the device of who has made it: how a class gets it, and how the class has fared. */
export function SetDesk({ set, onTry }: Props) {
  const browser = useBrowser()
  const { say } = useLocale()
  const navigate = useNavigate()
  const register = useStored(useCallback((store: WatchedStore) => registerOf(store, set), [set]))
  const [isLarge, enlarge] = useState(false)
  const [printed, print] = useState<'sheet' | 'register'>()
  const [fault, setFault] = useState('')
  const address = `${browser.addressOf('class')}#${tokenOfSet(set)}`
  const again = () => {
    const [seed, now] = [browser.seed(), browser.now()]
    const next = newClassSet(set.deck, shuffled(set.countries, seed), set.rules, now, browser.seed())
    try {
      keepSet(browser.store, next, now)
      navigate(`/class#${tokenOfSet(next)}`)
    } catch {
      setFault(say('class.unkept'))
    }
  }
  return (
    <>
      <div className={printed === 'register' ? 'class-desk class-desk-printed' : 'class-desk'}>
        <h2 className="class-name">
          <SetName set={set} />
        </h2>
        <p>{say('class.invited', { count: set.countries.length })}</p>
        <section className="class-hand" aria-labelledby="class-hand">
          <h2 id="class-hand">{say('class.hand')}</h2>
          <QrCode text={address} label={say('class.codeOfSet')} />
          <div>
            <p>{say('class.handText')}</p>
            <LinkPanel address={address} />
            <div className="class-actions">
              <button type="button" className="button button-quiet" onClick={() => enlarge(true)}>
                {say('class.large')}
              </button>
              <button type="button" className="button button-quiet" onClick={() => print('sheet')}>
                {say('class.print')}
              </button>
              <button type="button" className="button button-quiet" onClick={onTry}>
                {say('class.try')}
              </button>
              <button type="button" className="button button-quiet" onClick={again}>
                {say('class.again')}
              </button>
            </div>
            <p className="class-fault" role="alert">
              {fault}
            </p>
          </div>
        </section>
        <RegisterDesk
          register={register}
          onPrint={() => print('register')}
          isPrinted={printed === 'register'}
          onPrinted={() => print(undefined)}
        />
        <section className="class-collect" aria-labelledby="class-collect">
          <h2 id="class-collect">{say('class.collect')}</h2>
          <p>{say('class.collectText')}</p>
          <CollectForm />
        </section>
      </div>
      {printed === 'sheet' && <SetPaper set={set} address={address} onPrinted={() => print(undefined)} />}
      {isLarge && (
        <Dialog title={say('class.heading')} onClose={() => enlarge(false)}>
          <div className="class-wall">
            <QrCode text={address} label={say('class.codeOfSet')} />
            <p className="class-text" lang="en" dir="ltr">
              {address}
            </p>
          </div>
        </Dialog>
      )}
    </>
  )
}
