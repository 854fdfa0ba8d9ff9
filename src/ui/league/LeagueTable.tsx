import type { ReactNode, Ref } from 'react'
import { Scroller } from '../parts/Scroller'
import { useLocale } from '../words/LocaleContext'

type Props = {
  readonly caption: string
  /** Headings of the columns; an empty string leaves a column without one. */
  readonly heads: readonly string[]
  readonly table?: Ref<HTMLTableElement>
  readonly className?: string
  /** Rows of the table. */
  readonly children: ReactNode
}

/** Table of a league whose caption also names its scrollable region. */
export function LeagueTable({ caption, heads, table, className = 'league-table', children }: Props) {
  return (
    <Scroller label={caption}>
      <table className={className} ref={table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) =>
              head === '' ? (
                <td key="" />
              ) : (
                <th key={head} scope="col">
                  <bdi>{head}</bdi>
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scroller>
  )
}

/** Name of a player, as the heading of a row; an empty name is oneself. */
export function Player({ who }: { readonly who: string }) {
  const { say } = useLocale()
  return (
    <th scope="row">
      <bdi>{who || say('friend.you')}</bdi>
    </th>
  )
}
