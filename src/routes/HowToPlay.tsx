import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { SampleRound } from '../ui/pages/SampleRound'
import { Details } from '../ui/parts/Disclosure'
import { Link } from '../ui/parts/Link'
import { Section } from '../ui/parts/Section'
import { useHydrating } from '../ui/parts/useHydrating'
import { useLocale } from '../ui/words/LocaleContext'
import { LocalMidnight } from '../ui/words/LocalMidnight'
import type { PlainId } from '../ui/words/messages'
import { Trans } from '../ui/words/Trans'
import { Page } from './contents/Page'
import { useBrowser } from './contexts'
import '../ui/pages/prose.css'

/** Page with the rules of the game. */
export default function HowToPlay() {
  const { localMidnight } = useBrowser()
  const { say } = useLocale()
  // Address of the round from which the page was opened; the prerendered page knows none.
  const { state } = useLocation()
  const round = !useHydrating() && typeof state === 'string' ? state : undefined
  const back = round && (
    <p className="prose-action">
      <Link className="button" to={round}>
        {say('howToPlay.back')}
      </Link>
    </p>
  )
  return (
    <Page title={say('board.howToPlay')} className="prose chapters">
      {back}
      <SampleRound />
      <Section id="rules" title={say('howToPlay.rules')}>
        <ul>
          <li>{say('howToPlay.rulesOutline')}</li>
          <li>{say('howToPlay.rulesGuesses')}</li>
          <li>{say('howToPlay.rulesHints')}</li>
          <li>{say('howToPlay.rulesEnd')}</li>
        </ul>
      </Section>
      <Section id="guessing" title={say('howToPlay.guessing')}>
        <Guessing />
      </Section>
      <Section id="hints" title={say('howToPlay.hints')}>
        <Topic title="howToPlay.distance" text={say('howToPlay.distanceText')} />
        <Topic title="howToPlay.direction" text={say('howToPlay.directionText')} />
        <Topic title="row.proximity" text={say('howToPlay.proximityText')} />
      </Section>
      <Section id="strategy" title={say('howToPlay.strategy')}>
        <ul>
          <li>{say('howToPlay.strategyOpen')}</li>
          <li>{say('howToPlay.strategyTwo')}</li>
          <li>{say('howToPlay.strategyBorders')}</li>
          <li>{say('howToPlay.strategyPoles')}</li>
        </ul>
      </Section>
      <Section id="modes" title={say('howToPlay.modes')}>
        <h3>{say('daily.heading')}</h3>
        <p>
          {say('howToPlay.dailyText')} <LocalMidnight localMidnight={localMidnight} />
        </p>
        <Topic
          title="practice.heading"
          text={<Trans id="howToPlay.practiceText" components={{ em: <em /> }} />}
        />
        <Folded title="howToPlay.world">
          <p>
            <Trans id="howToPlay.worldDaily" components={linkTo('/world')} />
          </p>
          <p>
            <Trans id="howToPlay.worldDecks" components={{ em: <em /> }} />
          </p>
          <p>{say('howToPlay.worldNearest')}</p>
        </Folded>
        <Folded title="sprint.heading">
          <p>
            <Trans id="howToPlay.sprintText" components={linkTo('/sprint')} />
          </p>
        </Folded>
        <Folded title="pins.heading">
          <p>{say('pins.rule')}</p>
        </Folded>
        <Folded title="rules.title">
          <p>{say('howToPlay.harderText')}</p>
        </Folded>
        <Folded title="rules.easier">
          <p>{say('help.takeMeans')}</p>
          <ul>
            {AIDS.map((aid) => (
              <li key={aid}>
                <b>{say(`rules.${aid}`)}</b> · {say(`rules.${aid}Text`)}
              </li>
            ))}
          </ul>
        </Folded>
        <Folded title="howToPlay.listen">
          <p>
            <Trans id="howToPlay.listenText" components={linkTo('/how-to-play/listening')} />
          </p>
        </Folded>
        <Folded title="archive.heading">
          <p>
            <Trans id="howToPlay.archiveText" components={linkTo('/atlas/album')} />
          </p>
          <p>{say('archive.restText')}</p>
        </Folded>
        <Folded title="class.heading">
          <p>
            <Trans id="howToPlay.classText" components={linkTo('/teach')} />
          </p>
        </Folded>
      </Section>
      {back || (
        <p className="prose-action">
          <Link className="button" to="/daily">
            {say('howToPlay.start')}
          </Link>
        </p>
      )}
    </Page>
  )
}

/** Component of a text with a link to a page. */
function linkTo(page: string) {
  return { link: <Link to={page} /> }
}

type TopicProps = { readonly title: PlainId; readonly text: ReactNode }

function Topic({ title, text }: TopicProps) {
  return (
    <>
      <h3>{useLocale().say(title)}</h3>
      <p>{text}</p>
    </>
  )
}

/** Topic that is closed at first, and can be read without the program. */
function Folded({ title, children }: Pick<TopicProps, 'title'> & { readonly children: ReactNode }) {
  return (
    <details>
      <summary>
        <h3>{useLocale().say(title)}</h3>
      </summary>
      {children}
    </details>
  )
}

const AIDS = ['size', 'globe', 'continent'] as const

function Guessing() {
  const { say } = useLocale()
  const examples = { em: <em />, german: <em lang="de" />, japanese: <em lang="ja-Latn" /> }
  return (
    <>
      <p>{say('howToPlay.guessingPick')}</p>
      <p>
        <Trans id="howToPlay.guessingNames" components={examples} />
      </p>
      <Details title={say('howToPlay.keyboard')} level="h3">
        {() => (
          <dl className="prose-keys">
            <Keys names={['↓', '↑']}>{say('howToPlay.keyArrows')}</Keys>
            <Keys names={[say('howToPlay.home'), say('howToPlay.end')]}>{say('howToPlay.keyEnds')}</Keys>
            <Keys names={[say('howToPlay.enter')]}>{say('howToPlay.keyEnter')}</Keys>
            <Keys names={[say('howToPlay.escape')]}>{say('howToPlay.keyEscape')}</Keys>
            <Keys names={['F2']}>
              <p>
                <Trans id="howToPlay.keyPlay" components={linkTo('/how-to-play/listening')} />
              </p>
            </Keys>
            <Keys names={[say('howToPlay.tab')]}>{say('howToPlay.keyTab')}</Keys>
          </dl>
        )}
      </Details>
    </>
  )
}

/** Entry in the list of keys: one or two keys, and their effect. */
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
