/** A country's name with the part that was typed underlined. */
export function MatchedName({ name, text }: { readonly name: string; readonly text: string }) {
  const typed = text.trim()
  const start = name.toLowerCase().indexOf(typed.toLowerCase())
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
