import { useLocale } from '../words/LocaleContext'

/** A line along the top of the page while the next page is on its way, should that take longer than a moment. */
export function Underway() {
  const { say } = useLocale()
  return <div className="underway" role="progressbar" aria-label={say('shell.loading')} />
}
