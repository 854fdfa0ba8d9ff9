import { loading as texts } from '../ui/english'

/** Between two screens, when the next one takes a while to arrive. */
export function Loading() {
  return (
    <main className="loading" aria-busy="true">
      <p className="visually-hidden">{texts.text}</p>
    </main>
  )
}
