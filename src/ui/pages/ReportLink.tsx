import { useLocale } from '../words/LocaleContext'

/** A link to where a player may write to those who run the site, where they have named a place for it. */
export function ReportLink({ to }: { readonly to: string | undefined }) {
  const { say } = useLocale()
  return to && <a href={to}>{say('reports.write')}</a>
}
