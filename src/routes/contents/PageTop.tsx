import { PageHeader } from '../../ui/pages/PageHeader'
import { PageTools } from './PageTools'

/** The top of a reading page: the way home, its title, and what is at the far end of every header. */
export function PageTop({ title }: { readonly title: string }) {
  return (
    <PageHeader title={title}>
      <PageTools />
    </PageHeader>
  )
}
