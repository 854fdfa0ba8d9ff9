import { useLocale } from '../words/LocaleContext'

type Props = {
  /** How often something was asked for in vain. */
  readonly attempts: number
}

/**
 * A link that loads the page anew, there once something has failed twice: some browsers remember for as long as the page
 * lives that a part of the program could not be loaded, and then asking again is in vain.
 */
export function ReloadLink({ attempts }: Props) {
  const { say } = useLocale()
  // biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself
  return attempts > 1 && <a href="">{say('shell.reload')}</a>
}
