import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { FIRST_DECK } from '../../geo/decks'
import { useLocale } from '../../ui/words/LocaleContext'
import { KnownCountries, LastWeek, StatusLoader } from './Standing'
import './PageIndex.css'

/** List of all pages except today's puzzles, each with its status and, if there is room, a picture. */
export function PageIndex() {
  const { say } = useLocale()
  return (
    <ul className="contents">
      <Entry
        to="/archive"
        name={say('footer.archive')}
        picture="M5 9h38v26H5zM5 16h38M14 9v-4M34 9v-4M13 22h4m4 0h4m5 0h4m-21 7h4m4 0h4"
      >
        <LastWeek deck={FIRST_DECK} />
      </Entry>
      <Entry
        to="/map"
        name={say('footer.map')}
        picture="M24 5a15 15 0 1 0 0 30 15 15 0 1 0 0-30M9 20h30M11.5 12h25M11.5 28h25M24 5c-9 8-9 22 0 30 9-8 9-22 0-30"
      >
        <KnownCountries />
      </Entry>
      <Entry
        to="/challenge"
        name={say('footer.challenge')}
        picture="M6 8h24v16H16l-6 6v-6H6zM34 15h8v13h-3v5l-6-5H21"
      />
      <Entry
        to="/league"
        name={say('footer.league')}
        picture="M6 35h36M10 35V22h8v13M20 35V9h8v26M30 35V16h8v19"
      />
      <Entry
        to="/class"
        name={say('footer.class')}
        picture="M6 6h36v20H6zM12 20v-5M19 20v-9M26 20v-3M33 20v-7M24 26v9M15 35h18"
      />
      <Entry
        to="/print"
        name={say('footer.print')}
        picture="M9 5h30v30H9zM14 10h5v5h-5zM24 10h5v5h-5zM14 20h5v5h-5zM24 20h5v5h-5zM14 30h15"
      />
    </ul>
  )
}

type EntryProps = {
  readonly to: string
  readonly name: string
  /** Path data of a drawing, in a box of 48 by 40 units. */
  readonly picture: string
  /** Status of the page. */
  readonly children?: ReactNode
}

function Entry({ to, name, picture, children }: EntryProps) {
  return (
    <li>
      <Link className="contents-entry" to={to}>
        <svg className="contents-picture" viewBox="0 0 48 40" aria-hidden="true">
          <path d={picture} />
        </svg>
        <span className="contents-name">{name}</span>
        <span className="contents-state">
          <StatusLoader>{children}</StatusLoader>
        </span>
      </Link>
    </li>
  )
}
