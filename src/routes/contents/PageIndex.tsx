import { type ReactNode, useContext, useId } from 'react'
import { NavLink } from 'react-router-dom'
import { FIRST_DECK } from '../../geo/decks'
import { useLocale } from '../../ui/words/LocaleContext'
import { ContentsContext, type ContentsOf, GROUPS, type PageTexts } from '../contexts'
import { useDue } from '../record/useDue'
import {
  DailyStanding,
  DueStanding,
  FoundCountries,
  PinsStanding,
  SprintStanding,
  StatusLoader,
} from './Standing'
import './PageIndex.css'

/** Status of the player on some pages. */
export const standings: Partial<Record<PageTexts, ReactNode>> = {
  daily: <DailyStanding deck={FIRST_DECK} />,
  world: <DailyStanding deck="world" />,
  sprint: <SprintStanding />,
  pins: <PinsStanding />,
  practice: <DueStanding />,
  map: <FoundCountries />,
}

type Props = {
  readonly onStatistics: () => void
  /** Opens the settings; absent where the header is in sight, which has them. */
  readonly onSettings?: () => void
  /** Whether each page is listed with the status of the player. */
  readonly withStates?: boolean
  /** Page that is left out. */
  readonly without?: PageTexts | undefined
}

/** All pages in their groups, and below them the small links. */
export function PageIndex({ onStatistics, onSettings, withStates = false, without }: Props) {
  const { say } = useLocale()
  const id = useId()
  const pagesOf = useContext(ContentsContext)
  const contentsOf: ContentsOf = (group) => pagesOf(group).filter(({ texts }) => texts !== without)
  const { begin } = useDue()
  const [help, ...others] = contentsOf('small').map(({ path, texts }) => (
    <NavLink key={path} to={path}>
      {say(`${texts}.heading`)}
    </NavLink>
  ))
  return (
    <>
      <div className="contents">
        {GROUPS.map(
          (group) =>
            group !== 'small' && (
              <div key={group}>
                <p className="contents-title" id={id + group}>
                  {say(`contents.${group}`)}
                </p>
                <ul aria-labelledby={id + group}>
                  {contentsOf(group).map(({ path, texts }) => (
                    <li key={path}>
                      <NavLink
                        className="contents-entry"
                        to={path}
                        onClick={texts === 'practice' ? begin : undefined}
                      >
                        <span className="contents-name">{say(`${texts}.heading`)}</span>
                        {withStates && texts in standings && (
                          <span className="contents-state">
                            <StatusLoader>{standings[texts]}</StatusLoader>
                          </span>
                        )}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </div>
            ),
        )}
      </div>
      <div className="contents-more">
        <button type="button" className="link-button" onClick={onStatistics}>
          {say('statistics.title')}
        </button>
        {help}
        {onSettings && (
          <button type="button" className="link-button" onClick={onSettings}>
            {say('settings.title')}
          </button>
        )}
        {others}
      </div>
    </>
  )
}
