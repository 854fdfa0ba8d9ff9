import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Chapters } from '../ui/pages/Chapters'
import { useLocale } from '../ui/words/LocaleContext'
import { LocalMidnight } from '../ui/words/LocalMidnight'
import { Trans } from '../ui/words/Trans'
import { Page } from './contents/Page'
import { useBrowser } from './contexts'
import '../ui/pages/prose.css'

/** The rules. */
export default function HowToPlay() {
  const { localMidnight } = useBrowser()
  const { say } = useLocale()
  return (
    <Page title={say('howToPlay.heading')} className="prose">
      <Chapters
        chapters={{
          rules: {
            title: say('howToPlay.rules'),
            text: (
              <ul>
                <li>{say('howToPlay.rulesOutline')}</li>
                <li>{say('howToPlay.rulesGuesses')}</li>
                <li>{say('howToPlay.rulesHints')}</li>
                <li>{say('howToPlay.rulesEnd')}</li>
              </ul>
            ),
          },
          guessing: { title: say('howToPlay.guessing'), text: <Guessing /> },
          hints: {
            title: say('howToPlay.hints'),
            text: (
              <>
                <h3>{say('howToPlay.distance')}</h3>
                <p>{say('howToPlay.distanceText')}</p>
                <h3>{say('howToPlay.direction')}</h3>
                <p>{say('howToPlay.directionText')}</p>
                <h3>{say('howToPlay.proximity')}</h3>
                <p>{say('howToPlay.proximityText')}</p>
              </>
            ),
          },
          strategy: {
            title: say('howToPlay.strategy'),
            text: (
              <ul>
                <li>{say('howToPlay.strategyOpen')}</li>
                <li>{say('howToPlay.strategyTwo')}</li>
                <li>{say('howToPlay.strategyBorders')}</li>
                <li>{say('howToPlay.strategyPoles')}</li>
              </ul>
            ),
          },
          modes: {
            title: say('howToPlay.modes'),
            text: (
              <>
                <h3>{say('howToPlay.daily')}</h3>
                <p>
                  {say('howToPlay.dailyText')} <LocalMidnight localMidnight={localMidnight} />
                </p>
                <h3>{say('howToPlay.practice')}</h3>
                <p>
                  <Trans id="howToPlay.practiceText" components={{ em: <em /> }} />
                </p>
                <h3>{say('howToPlay.world')}</h3>
                <p>
                  <Trans id="howToPlay.worldDaily" components={{ link: <Link to="/world" /> }} />
                </p>
                <p>
                  <Trans id="howToPlay.worldDecks" components={{ em: <em /> }} />
                </p>
                <p>{say('howToPlay.worldNearest')}</p>
                <h3>{say('footer.sprint')}</h3>
                <p>
                  <Trans id="howToPlay.sprintText" components={{ link: <Link to="/sprint" /> }} />
                </p>
                <h3>{say('howToPlay.harder')}</h3>
                <p>{say('howToPlay.harderText')}</p>
                <h3>{say('howToPlay.listen')}</h3>
                <p>
                  <Trans id="howToPlay.listenText" components={{ link: <Link to="/listen" /> }} />
                </p>
                <h3>{say('howToPlay.archive')}</h3>
                <p>
                  <Trans id="howToPlay.archiveText" components={{ link: <Link to="/archive" /> }} />
                </p>
                <p>{say('howToPlay.restText')}</p>
                <h3>{say('footer.class')}</h3>
                <p>
                  <Trans id="howToPlay.classText" components={{ link: <Link to="/class" /> }} />
                </p>
              </>
            ),
          },
        }}
      />
      <p className="prose-action">
        <Link className="button" to="/daily">
          {say('howToPlay.start')}
        </Link>
      </p>
    </Page>
  )
}

function Guessing() {
  const { say } = useLocale()
  const examples = { em: <em />, german: <em lang="de" />, japanese: <em lang="ja-Latn" /> }
  return (
    <>
      <p>{say('howToPlay.guessingPick')}</p>
      <p>
        <Trans id="howToPlay.guessingNames" components={examples} />
      </p>
      <h3>{say('howToPlay.keyboard')}</h3>
      <dl className="prose-keys">
        <Keys names={['↓', '↑']}>{say('howToPlay.keyArrows')}</Keys>
        <Keys names={[say('howToPlay.home'), say('howToPlay.end')]}>{say('howToPlay.keyEnds')}</Keys>
        <Keys names={[say('howToPlay.enter')]}>{say('howToPlay.keyEnter')}</Keys>
        <Keys names={[say('howToPlay.escape')]}>{say('howToPlay.keyEscape')}</Keys>
        <Keys names={['F2']}>
          <p>
            <Trans id="howToPlay.keyPlay" components={{ link: <Link to="/listen" /> }} />
          </p>
        </Keys>
        <Keys names={[say('howToPlay.tab')]}>{say('howToPlay.keyTab')}</Keys>
      </dl>
    </>
  )
}

/** What a key does, or each of two. */
function Keys({ names: [first, second], children }: KeysProps) {
  return (
    <div>
      <dt>
        <kbd>{first}</kbd>
        {second && (
          <>
            {' '}
            <kbd>{second}</kbd>
          </>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

type KeysProps = { readonly names: readonly [string, string?]; readonly children: ReactNode }
