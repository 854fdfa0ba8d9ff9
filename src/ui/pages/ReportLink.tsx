import { useLocale } from '../words/LocaleContext'

/** Link to the contact address of the site's operators; renders nothing if none is configured. */
export function ReportLink({ to }: { readonly to: string | undefined }) {
  const { say } = useLocale()
  return to && <a href={to}>{say('reports.write')}</a>
}
