import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { decks, FIRST_DECK, isCountryDeck } from '../../geo/decks'
import { REGION_DECK_NAMES, type RegionDeckName } from '../../geo/regions/regionDecks'
import { readDays } from '../../machines/journal/storedRound'
import { PINS } from '../../machines/pins/pins'
import { dailies } from '../../machines/schedule/dailies'
import type { WatchedStore } from '../../machines/store/store'
import { NextDay } from '../../ui/record/Countdown'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useDue } from '../record/useDue'
import { useStored } from '../useStored'
import {
  DailyStanding,
  DueStanding,
  PinsStanding,
  SprintStanding,
  STEPS,
  StatusLoader,
  type Step,
} from './Standing'
import './Today.css'

type Props = {
  /** Steps that are not done today. */
  readonly open: readonly Step[]
  /** Step that is offered first; practice once all are done. */
  readonly next: Step | 'practice'
}

/** Steps of today as rows like those of guesses, each with its status. */
export function Today({ open, next }: Props) {
  const browser = useBrowser()
  const { say } = useLocale()
  const { begin } = useDue()
  const isNext = (step: Props['next']) => step === next
  return (
    <section className="today" aria-labelledby="today">
      <h2 className="today-title" id="today">
        {say('places.today')}
      </h2>
      <p className="today-line">
        <StatusLoader>
          {say('today.done', { done: STEPS.length - open.length, all: STEPS.length })}
          {!open.includes('daily') && (
            <>
              {' · '}
              <NextDay {...browser} />
            </>
          )}
        </StatusLoader>
      </p>
      <ol className="today-rows">
        <StepRow step="daily" scope={say('today.scope', { count: decks[FIRST_DECK].targets.length })}>
          <DailyStanding deck={FIRST_DECK} />
        </StepRow>
        <StepRow
          step="world"
          isNext={isNext('world')}
          scope={say('today.scope', { count: decks.world.targets.length })}
        >
          <DailyStanding deck="world" withStreak />
        </StepRow>
        <StepRow step="sprint" isNext={isNext('sprint')} scope={say('today.minutes', { count: 3 })}>
          <SprintStanding />
        </StepRow>
        <StepRow step="pins" isNext={isNext('pins')} scope={say('today.scope', { count: PINS })}>
          <PinsStanding />
        </StepRow>
        <StepRow step="practice" isNext={isNext('practice')} scope={say('today.endless')} onClick={begin}>
          <DueStanding />
        </StepRow>
      </ol>
      <Regions />
    </section>
  )
}

/** Row of the decks of regions: it leads to the one whose day was played last, with its status, or else to their list. */
function Regions() {
  const { say } = useLocale()
  const deck = useStored(lastRegionsIn)
  return (
    <ol className="today-rows">
      <Row
        name={say('states.heading')}
        to={deck ? `/${dailies[deck].page}` : '/practice'}
        scope={say('today.scope', { count: REGION_DECK_NAMES.length })}
      >
        {deck && (
          <>
            <strong>{say(`decks.${deck}`)}</strong> <DailyStanding deck={deck} />
          </>
        )}
      </Row>
    </ol>
  )
}

/** Deck of regions of the latest day played. */
function lastRegionsIn(store: WatchedStore): RegionDeckName | undefined {
  const decks = readDays(store).map(({ puzzle }) => puzzle.deck)
  return decks.findLast((deck): deck is RegionDeckName => !isCountryDeck(deck))
}

type StepProps = Omit<RowProps, 'name' | 'to'> & { readonly step: Props['next'] }

function StepRow({ step, ...props }: StepProps) {
  return (
    <Row
      {...props}
      name={useLocale().say(props.onClick ? 'repetition.title' : `${step}.heading`)}
      to={`/${step}`}
    />
  )
}

type RowProps = Pick<ComponentProps<typeof Link>, 'onClick' | 'to'> & {
  readonly name: string
  readonly isNext?: boolean
  readonly scope: string
  readonly children: ReactNode
}

function Row({ name, isNext = false, scope, children, ...link }: RowProps) {
  return (
    <li>
      <Link className={isNext ? 'today-row today-next' : 'today-row'} {...link}>
        <span className="today-name">{name}</span>
        <span className="today-scope">{scope}</span>
        <span className="today-state">
          <StatusLoader>{children}</StatusLoader>
        </span>
        <svg className="today-arrow" viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
          <path d="M-6.5 0h12M1.5-4.5 6.5 0 1.5 4.5" />
        </svg>
      </Link>
    </li>
  )
}
