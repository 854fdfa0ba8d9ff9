import './Sheet.css'

/** What is shown when a screen could not be drawn. The way home loads the page anew. */
export function ErrorScreen({ home }: { readonly home: string }) {
  return (
    <main className="sheet">
      <title>Error · The World Outline Game</title>
      <h1>Unexpected Application Error!</h1>
      <p>Something went wrong while drawing this page. Going home and opening it again usually helps.</p>
      <p>
        <a className="button" href={home}>
          Return to Home
        </a>
      </p>
    </main>
  )
}
