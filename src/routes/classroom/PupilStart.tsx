import { useState } from 'react'
import { type Attempt, MOST_PUPILS, newAttempt, standingAmong } from '../../machines/classroom/attempt'
import type { ClassSet } from '../../machines/classroom/classSet'
import { foundIn, resultOfAttempt } from '../../machines/classroom/resultLink'
import { tokenOfSet } from '../../machines/classroom/setLink'
import { readAttempts } from '../../machines/classroom/storedAttempt'
import { ruleChangesOf } from '../../machines/rules/rules'
import { NumberField } from '../../ui/classroom/SetForm'
import { SetName, taskOf } from '../../ui/classroom/SetName'
import { UnchartedPlate } from '../../ui/pages/UnchartedPlate'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useStored } from '../useStored'

type Props = {
  readonly set: ClassSet
  readonly onPlay: (attempt: Attempt) => void
  /** Returns to the register, for a teacher who is previewing the set. */
  readonly onBack: (() => void) | undefined
}

/** Start page of a set for a pupil: a description, a choice of number, and a button to begin or to continue. */
export function PupilStart({ set, onPlay, onBack }: Props) {
  const { now, seed } = useBrowser()
  const { say } = useLocale()
  const attempts = useStored(readAttempts, tokenOfSet(set))
  const last = attempts.findLast(({ isDone }) => !isDone)
  const underway = last && standingAmong(attempts, last)
  const done = attempts.findLast(({ isDone }) => isDone)
  // Another attempt keeps the pupil's number.
  const [pupil, setPupil] = useState(done?.pupil)
  const count = set.countries.length
  const harder = ruleChangesOf(set.rules).map((change) => say(`rules.${change}`))
  return (
    <div className="class-start">
      <UnchartedPlate className="class-plate" />
      <h2>{taskOf(set, say)}</h2>
      <p>
        <SetName set={set} />
      </p>
      {set.rules.asks === 'which' && (
        <p>{[say('class.guessesEach', { count: set.rules.guesses }), ...harder].join(' · ')}</p>
      )}
      {underway ? (
        <button type="button" className="button" onClick={() => onPlay(underway)}>
          {say('class.goOn', { place: underway.guesses.length, count })}
        </button>
      ) : (
        <>
          {done && (
            <p>
              {say('class.foundOf', { found: foundIn(set, resultOfAttempt(done)), count })}{' '}
              <button type="button" className="link-button" onClick={() => onPlay(done)}>
                {say('class.seeResult')}
              </button>
            </p>
          )}
          <NumberField
            label={say('class.yourNumber')}
            most={MOST_PUPILS}
            value={pupil}
            none={say('class.noNumber')}
            onValue={setPupil}
          />
          <button
            type="button"
            className="button"
            onClick={() => onPlay(newAttempt(set, pupil, now(), seed()))}
          >
            {done ? say('practice.again') : say('class.play')}
          </button>
        </>
      )}
      {onBack && (
        <p>
          <button type="button" className="link-button" onClick={onBack}>
            {say('class.toRegister')}
          </button>
        </p>
      )}
      <p className="class-note">{say('class.pupilNote')}</p>
    </div>
  )
}
