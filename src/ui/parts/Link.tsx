import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

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
