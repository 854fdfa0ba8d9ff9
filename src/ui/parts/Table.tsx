import type { ReactNode, Ref } from 'react'

type Props = {
  readonly caption?: string
  /** Headings of the columns; an empty string leaves a column without one. */
  readonly heads: readonly string[]
  readonly table?: Ref<HTMLTableElement> | undefined
  readonly className: string
  /** Groups of rows, each a `tbody` or a `tfoot`. */
  readonly children: ReactNode
}

/** Table with a heading for each column. */
export function Table({ caption, heads, table, className, children }: Props) {
  return (
    <table className={className} ref={table}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {Object.entries(heads).map(([column, head]) =>
            head === '' ? (
              <td key={column} />
            ) : (
              <th key={column} scope="col">
                <bdi>{head}</bdi>
              </th>
            ),
          )}
        </tr>
      </thead>
      {children}
    </table>
  )
}
