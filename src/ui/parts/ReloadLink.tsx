import { useLocale } from '../words/LocaleContext'

type Props = {
  /** How often something was asked for in vain. */
  readonly attempts: number
}

/**
 * Leads to the page itself, loaded anew, once something has failed a second time: a browser may remember that a part of
 * the program failed for as long as the page lives.
 */
export function ReloadLink({ attempts }: Props) {
  const { say } = useLocale()
  // biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself
  return attempts > 1 && <a href="">{say('shell.reload')}</a>
}
