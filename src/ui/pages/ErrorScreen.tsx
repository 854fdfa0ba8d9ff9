import type { ReactNode } from 'react'
import { useLazyModule } from '../lazyModule'
import { useLocale } from '../words/LocaleContext'
import './Sheet.css'

/** What is shown when a screen could not be drawn, with what else can be done. The way home loads the page anew. */
export function ErrorScreen({ children }: { readonly children: ReactNode }) {
  const { say, home, sections } = useLocale()
  // Its texts are not those of every page.
  const isTold = useLazyModule(sections.rest).kind === 'there'
  return (
    <main className="sheet">
      <title>{say('shell.errorTitle')}</title>
      <h1>{say('shell.errorHeading')}</h1>
      {isTold && <p>{say('error.text')}</p>}
      <p>
        <a className="button" href={home}>
          {say('shell.errorHome')}
        </a>
      </p>
      {isTold && children}
    </main>
  )
}
