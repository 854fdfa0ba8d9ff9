import type { ReactNode, Ref } from 'react'
import { Scroller } from '../parts/Scroller'

type Props = {
  readonly caption: string
  /** What stands over each column; nothing where it is empty. */
  readonly heads: readonly string[]
  readonly table?: Ref<HTMLTableElement>
  readonly className?: string
  /** Its rows. */
  readonly children: ReactNode
}

/** A table of a league, which has its name also for whoever scrolls it. */
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

/** The name of a player at the head of a row. */
export function Player({ who }: { readonly who: string }) {
  return (
    <th scope="row">
      <bdi>{who}</bdi>
    </th>
  )
}
