/** What the numbered countries are called, in their order. */
export function AnswerList({ names }: { readonly names: readonly string[] }) {
  return (
    <ol className="paper-answers">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
  )
}
