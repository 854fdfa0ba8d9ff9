import { english } from '../words/english'

type Props = {
  readonly name: string
  readonly text: string
  /** As texts are compared in the language of the name. */
  readonly lower?: (text: string) => string
}

/** A country's name with the part that was typed underlined. */
export function MatchedName({ name, text, lower = english.lower }: Props) {
  const typed = text.trim()
  const start = lower(name).indexOf(lower(typed))
  const end = start + typed.length
  if (start < 0) return name
  return (
    <>
      {name.slice(0, start)}
      <span className="search-match">{name.slice(start, end)}</span>
      {name.slice(end)}
    </>
  )
}
