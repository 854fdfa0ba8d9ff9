import { Link } from 'react-router-dom'
import { Chapters } from '../ui/Chapters'
import { howToPlay as texts } from '../ui/english'
import { Footer } from '../ui/Footer'
import { PageHead } from '../ui/PageHead'
import { PageHeader } from '../ui/PageHeader'
import '../ui/prose.css'

/** The rules. */
export function HowToPlay() {
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <PageHeader title={texts.heading} />
      <main className="prose">
        <Chapters chapters={texts.chapters} />
        <p className="prose-action">
          <Link className="button" to="/daily">
            {texts.start}
          </Link>
        </p>
      </main>
      <Footer />
    </>
  )
}
