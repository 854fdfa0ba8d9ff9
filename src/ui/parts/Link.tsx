import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'

type Props = ComponentProps<'a'> & {
  readonly to: string
  /** State of the location that the link leads to. */
  readonly state?: unknown
}

/** Link to another page of the site. The router's own brings 3 kB that only its framework needs. */
export function Link({ to, state, onClick, ...props }: Props) {
  const open = useLinkClickHandler<HTMLAnchorElement>(to, { state, target: props.target ?? '' })
  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) open(event)
      }}
    />
  )
}

type PlaceProps = Props & {
  /** Whether the pages below it do not count. */
  readonly end?: boolean
}

/** Link to a page that says whether the address is that of the page, or of one below it. */
export function PlaceLink({ end = false, ...props }: PlaceProps) {
  const [here = '', page = ''] = [useLocation().pathname, props.to].map((path) => path.replace(/\/*$/, '/'))
  const isCurrent = end ? here === page : here.startsWith(page)
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />
}
