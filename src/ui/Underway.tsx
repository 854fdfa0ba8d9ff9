import { loading as texts } from './english'

/** A line along the top of the page while the next page is on its way, should that take longer than a moment. */
export function Underway() {
  return <div className="underway" role="progressbar" aria-label={texts.text} />
}
