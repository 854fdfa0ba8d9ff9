import type { Formats } from '../words/formats'

type Props = {
  readonly name: string
  readonly text: string
  /** Finds the text in the name, comparing as the language does. */
  readonly matchIn: NonNullable<Formats['matchIn']>
}

/** A country's name, with the typed part underlined. */
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
