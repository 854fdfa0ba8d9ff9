import type { ReactNode, Ref } from 'react'
import './Scroller.css'

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

type ScrollerProps = { readonly label: string; readonly children: ReactNode }

/** Container that scrolls a wide table sideways, by keyboard as well. */
export function Scroller({ label, children }: ScrollerProps) {
  return (
    <div
      className="scroller"
      // No landmark: it may stand in a section of the same name.
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll only a focusable element
      tabIndex={0}
    >
      {children}
    </div>
  )
}
