import { Chapters } from '../ui/Chapters'
import { about as texts } from '../ui/english'
import { Footer } from '../ui/Footer'
import { PageHead } from '../ui/PageHead'
import { PageHeader } from '../ui/PageHeader'
import '../ui/prose.css'

/** What the game is for, what it is made of, and what it does not do. */
export function About() {
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <PageHeader title={texts.heading} />
      <main className="prose">
        <Chapters chapters={texts.chapters} />
      </main>
      <Footer />
    </>
  )
}
