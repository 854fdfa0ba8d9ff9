/** The title and description of a page, which React lifts into the document's head. */
export function PageHead({ title, description }: { readonly title: string; readonly description: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  )
}
