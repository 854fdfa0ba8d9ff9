import { Footer } from '../../ui/pages/Footer'
import { PageHeader } from '../../ui/pages/PageHeader'
import { Late } from '../../ui/parts/Late'
import { Part } from '../../ui/parts/part'
import { useHydrating } from '../../ui/parts/useHydrating'
import { builtText } from '../../ui/words/builtText'
import { useLocale } from '../../ui/words/LocaleContext'
import '../../ui/map/map.css'

/** The map and all that it is drawn from. */
const desk = new Part(() => import('./MapDesk'))

/** How well each country is known: what it is, and the map as soon as that is there. */
export function MyMap() {
  const { say } = useLocale()
  const isHydrating = useHydrating()
  return (
    <>
      <PageHeader title={say('map.heading')} />
      <main className="map-page">
        <p className="map-lead">{say('map.lead')}</p>
        {isHydrating && (
          <noscript>
            <p className="map-lead">{builtText('noScript.map')}</p>
          </noscript>
        )}
        <div className="map-desk">
          {!isHydrating && <Late part={desk}>{({ MapDesk }) => <MapDesk />}</Late>}
        </div>
        <p className="map-lead">{say('map.about')}</p>
      </main>
      <Footer />
    </>
  )
}
