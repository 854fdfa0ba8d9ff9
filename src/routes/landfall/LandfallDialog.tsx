import { useState } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import { facts } from '../../geo/facts'
import {
  countryIn,
  identityOf,
  isRight,
  type Landfall,
  questionsOf,
  starsOf,
  starsTextOf,
} from '../../machines/landfall/landfall'
import { landfallMode } from '../../machines/landfall/landfallMode'
import type { Question } from '../../machines/landfall/questions'
import { NEAR, type Pin } from '../../machines/pins/pins'
import { pointOfSpot } from '../../machines/pins/pinsMode'
import type { Deed } from '../../machines/series/mode'
import { Pips } from '../../ui/board/Pips'
import { Dialog } from '../../ui/dialogs/Dialog'
import { ChoiceQuestion } from '../../ui/landfall/ChoiceQuestion'
import { Flag } from '../../ui/landfall/Flag'
import { Answered } from '../../ui/pin/Answered'
import { PinAnswer } from '../../ui/pin/PinAnswer'
import { PinQuestion } from '../../ui/pin/PinQuestion'
import { lengthIn } from '../../ui/words/formats'
import { useLocale } from '../../ui/words/LocaleContext'
import { inNameOrder, listed } from '../../ui/words/lists'
import { useProgress } from '../game/useSeries'
import { useSettings } from '../useStored'
import { flagOf } from './flags'

type Props = {
  readonly puzzle: Landfall['puzzle']
  readonly onClose: () => void
}

/** Dialog with the questions about the country of a finished round. */
export function LandfallDialog(props: Props) {
  const { say, nameOf } = useLocale()
  const country = countryIn(props.puzzle)
  return (
    <Dialog title={say('landfall.title', { name: nameOf(countryOf(country)) })} onClose={props.onClose}>
      <Questions {...props} country={country} />
    </Dialog>
  )
}

/** Rounds of practice share the key of their record. */
const roundIdOf = ({ puzzle }: Landfall) => identityOf(puzzle)

function Questions({ puzzle, country, onClose }: Props & { readonly country: CountryCode }) {
  const locale = useLocale()
  const { say, nameOf } = locale
  const { units } = useSettings().settings
  const playing = useProgress(landfallMode, { puzzle, answers: [] }, roundIdOf)
  /** Question on the screen: the open one until it is answered and the next is asked for. */
  const [shown, show] = useState<number>()
  const [isList, setList] = useState(false)
  if (playing === undefined) return null
  const { progress: landfall, act } = playing
  const questions = questionsOf(landfall)
  const place = shown ?? landfall.answers.length
  const question = questions[place]
  if (question === undefined) return <LandfallEnd {...{ landfall, onClose }} />
  const answer = landfall.answers[place]
  const give = (deed: Omit<Deed, 'at'>) => {
    show(place)
    act(deed)
  }
  const verdict = answer && say(isRight(question, answer) ? 'landfall.yes' : 'landfall.no')
  const told = answer && (
    <Answered
      next={say(place + 1 === questions.length ? 'sprint.seeResult' : 'landfall.next')}
      onNext={() => show(place + 1)}
    >
      {answer.spot === undefined ? (
        <Outcome question={question} verdict={verdict} />
      ) : (
        <PinAnswer pin={answer as Pin} outcome={verdict} {...{ country, units }} />
      )}
    </Answered>
  )
  const pinned = answer?.spot === undefined ? undefined : pointOfSpot(answer.spot)
  return (
    <div className="landfall pins-asked">
      <p className="pins-turn">
        {say('landfall.turn', { number: place + 1, all: questions.length })}{' '}
        <Pips used={landfall.answers.length} all={questions.length} />
      </p>
      {question.kind === 'place' && (
        <PinQuestion
          title={say('pins.where', { name: nameOf(countryOf(country)) })}
          rule={say('landfall.rule', { distance: lengthIn(NEAR, units, locale), units })}
          isList={isList}
          onList={setList}
          onSet={(spot) => give({ deed: 'answer', spot })}
          answer={answer && { country, pin: pinned }}
        >
          {told}
        </PinQuestion>
      )}
      {question.kind !== 'place' && (
        <>
          <ChoiceQuestion
            key={place}
            title={say(question.isAcross ? 'landfall.across' : `landfall.${question.kind}`, {
              count: question.right.length,
            })}
            options={question.options}
            right={question.right}
            chosen={answer && (answer.countries ?? [])}
            className={question.kind === 'flag' ? 'landfall-flags' : ''}
            show={(option, isAnswered) => {
              const name = nameOf(countryOf(option))
              if (question.kind === 'capital') return locale.placeOf(facts[option].capitals[0]).name
              if (question.kind === 'neighbours') return name
              const number = question.options.indexOf(option) + 1
              return (
                <Flag
                  url={flagOf(option)}
                  name={isAnswered ? name : say('landfall.flagOf', { number })}
                  isNamed={isAnswered}
                />
              )
            }}
            onChoose={(countries) => give({ deed: 'answer', countries })}
          />
          {told && <div className="pin-actions">{told}</div>}
        </>
      )}
      {!answer && (
        <button type="button" className="link-button landfall-skip" onClick={() => give({ deed: 'skip' })}>
          {say('sprint.skip')}
        </button>
      )}
    </div>
  )
}

type OutcomeProps = { readonly question: Question; readonly verdict: string | undefined }

/** Outcome of a question with options, and its answer in words. */
function Outcome({ question: { kind, right }, verdict }: OutcomeProps) {
  const locale = useLocale()
  const { say } = locale
  const names = inNameOrder(right, locale).map(({ name }) => name)
  const [country] = right
  return (
    <>
      <strong>{verdict}</strong> {kind === 'neighbours' && listed(names, say)}
      {kind === 'capital' && country && locale.placeOf(facts[country].capitals[0]).name}
    </>
  )
}

type EndProps = { readonly landfall: Landfall; readonly onClose: () => void }

/** Result of all questions. */
function LandfallEnd({ landfall, onClose }: EndProps) {
  const { say } = useLocale()
  const stars = starsOf(landfall)
  const all = stars.length
  return (
    <div className="landfall landfall-end">
      <p className="landfall-stars" aria-hidden="true">
        {starsTextOf(stars)}
      </p>
      <p role="status">{say('landfall.score', { right: stars.filter(Boolean).length, all })}</p>
      <button type="button" className="button" onClick={onClose}>
        {say('shell.close')}
      </button>
    </div>
  )
}
