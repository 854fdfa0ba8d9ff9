import { useLazyModule } from '../ui/lazyModule'
import { Link } from '../ui/parts/Link'
import { useHydrating } from '../ui/parts/useHydrating'
import { GAME_NAME } from '../ui/words/english'
import { useLocale } from '../ui/words/LocaleContext'
import Daily from './day/Daily'
import './Embed.css'

/** Daily puzzle in a frame of another site, with the way to this one, where it counts. */
export default function Embed({ page }: { readonly page: string }) {
  const { say, sections } = useLocale()
  const { kind } = useLazyModule(sections.rest)
  const isReady = !useHydrating() && kind === 'there'
  return (
    <>
      <aside className="embed-line">
        <Link to="/daily">{GAME_NAME}</Link>
        {isReady && ` · ${say('embed.streak')}`}
      </aside>
      <Daily page={page} />
    </>
  )
}
