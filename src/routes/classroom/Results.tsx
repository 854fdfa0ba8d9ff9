import { useEffect, useEffectEvent, useState } from 'react'
import { entriesOf } from '../../machines/classroom/register'
import { foundIn, readResults } from '../../machines/classroom/resultLink'
import { tokenOfSet } from '../../machines/classroom/setLink'
import { readAttempts } from '../../machines/classroom/storedAttempt'
import { fileResults, isKept, type Register } from '../../machines/classroom/storedClass'
import { pupilOf, RegisterTable, ResultTable } from '../../ui/classroom/Register'
import { SetName } from '../../ui/classroom/SetName'
import { Button, QuietButton } from '../../ui/parts/Button'
import { Link } from '../../ui/parts/Link'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useStored } from '../useStored'

/**
 * Results opened by a link. They are filed at once on the device that holds the register of their set. Country names
 * appear only on request, so that one pupil's result does not spoil the set for the next.
 */
export function Results({ text }: { readonly text: string }) {
  const { say } = useLocale()
  const reading = readResults(text)
  if (reading.kind !== 'results' || reading.results.length === 0)
    return <p role="alert">{say('class.refused', { count: 1 })}</p>
  return <Opened register={reading} refused={reading.refused} />
}

type OpenedProps = { readonly register: Register; readonly refused: number }

function Opened({ register, refused }: OpenedProps) {
  const { set, results } = register
  const [one, ...others] = results
  const { store, now } = useBrowser()
  const locale = useLocale()
  const { say } = locale
  const token = tokenOfSet(set)
  const isHere = useStored(isKept, set)
  const [isOwn] = useState(() =>
    results.every(({ id }) => readAttempts(store, token).some((own) => own.id === id)),
  )
  const [isShown, show] = useState(isOwn)
  const [outcome, setOutcome] = useState('')
  const [isWanted, want] = useState(isHere)
  const file = useEffectEvent(() => {
    try {
      const fresh = fileResults(store, { set, results }, now())
      setOutcome(say('class.filed', { fresh, known: results.length - fresh }))
    } catch {
      setOutcome(say('class.unkept'))
    }
  })
  useEffect(() => {
    if (isWanted) file()
  }, [isWanted])
  return (
    <>
      <h2>{say('class.results', { count: results.length })}</h2>
      <p>
        <SetName set={set} />
      </p>
      <ul className="class-kept">
        {results.map((result) => (
          <li key={result.id}>
            {pupilOf(result, locale)} ·{' '}
            {say('class.foundOf', { found: foundIn(set, result), count: set.countries.length })}
          </li>
        ))}
      </ul>
      {isShown && one !== undefined && others.length === 0 && <ResultTable set={set} result={one} />}
      {isShown && others.length > 0 && (
        <RegisterTable set={set} entries={entriesOf(set, results)} caption={say('class.result')} />
      )}
      <div className="class-actions">
        {!isShown && <QuietButton onClick={() => show(true)}>{say('class.reveal')}</QuietButton>}
        {isHere ? (
          <Link className="button" to={`/class#${token}`}>
            {say('class.toRegister')}
          </Link>
        ) : (
          <Button onClick={() => want(true)}>{say('class.fileHere')}</Button>
        )}
      </div>
      <p className="class-outcome" role="status">
        {outcome} {refused > 0 && say('class.refused', { count: refused })}
      </p>
    </>
  )
}
