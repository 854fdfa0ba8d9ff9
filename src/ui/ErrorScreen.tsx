import { errorScreen as texts } from './english'
import './Sheet.css'

/** What is shown when a screen could not be drawn. The way home loads the page anew. */
export function ErrorScreen({ home }: { readonly home: string }) {
  return (
    <main className="sheet">
      <title>{texts.title}</title>
      <h1>{texts.heading}</h1>
      <p>{texts.text}</p>
      <p>
        <a className="button" href={home}>
          {texts.home}
        </a>
      </p>
    </main>
  )
}
