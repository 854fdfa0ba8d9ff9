import { Footer } from '../../ui/pages/Footer'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { PageTop } from '../contents/PageTop'
import { MapDesk } from './MapDesk'
import '../../ui/map/map.css'

/** How well each country is known: what it is, and the map as soon as that is there. */
export function MyMap() {
  const { say } = useLocale()
  const isHydrating = useHydrating()
  return (
    <>
      <PageTop title={say('map.heading')} />
      <main className="map-page">
        <p className="map-lead">{say('map.lead')}</p>
        {isHydrating && (
          <noscript>
            <p className="map-lead">{say('map.noScript')}</p>
          </noscript>
        )}
        <div className="map-desk">{!isHydrating && <MapDesk />}</div>
        <p className="map-lead">{say('map.about')}</p>
      </main>
      <Footer />
    </>
  )
}
