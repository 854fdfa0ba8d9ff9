import type { Formats } from '../words/formats'

type Props = {
  readonly name: string
  readonly text: string
  /** Finds it in the name as texts are compared in its language. */
  readonly matchIn: NonNullable<Formats['matchIn']>
}

/** A country's name with the part that was typed underlined. */
export function MatchedName({ name, text, matchIn }: Props) {
  const match = matchIn(name, text)
  if (match === undefined) return name
  const [start, end] = match
  return (
    <>
      {name.slice(0, start)}
      <span className="search-match">{name.slice(start, end)}</span>
      {name.slice(end)}
    </>
  )
}
