import { isCountryDeck } from '../../geo/decks'
import { confusionsOf, entriesOf, talliesOf } from '../../machines/classroom/register'
import { textOfResults } from '../../machines/classroom/resultLink'
import type { Register } from '../../machines/classroom/storedClass'
import { Findings } from '../../ui/classroom/Findings'
import { MOST_IN_CODE, QrCode } from '../../ui/classroom/QrCode'
import { RegisterTable, registerCsv } from '../../ui/classroom/Register'
import { checkLettersOf } from '../../ui/classroom/SetName'
import { Details } from '../../ui/parts/Disclosure'
import { Section } from '../../ui/parts/Section'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { CopiedLink } from '../LinkPanel'
import { MapDetails } from './MapDetails'

type Props = {
  readonly register: Register
  /** Called to print the register. */
  readonly onPrint: () => void
}

/** Register of a set: each pupil's results, the most difficult countries, and the transfer to another device. */
export function RegisterDesk({ register, onPrint }: Props) {
  const browser = useBrowser()
  const locale = useLocale()
  const { say } = locale
  const { set, results } = register
  const { deck } = set
  const entries = entriesOf(set, results)
  const tallies = talliesOf(set, entries)
  const file = `class-${set.date}-${checkLettersOf(set)}`
  const address = `${browser.addressOf('class')}#${textOfResults(set, results)}`
  const save = (name: string, text: string, type: string) =>
    browser.saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }))
  return (
    <Section className="class-register" id="class-register" title={say('class.register')}>
      {results.length === 0 ? (
        <p>{say('class.empty')}</p>
      ) : (
        <>
          <p>{say('class.results', { count: results.length })}</p>
          <RegisterTable set={set} entries={entries} caption={say('class.result')} />
          <div className="class-actions">
            <button
              type="button"
              className="button button-quiet"
              onClick={() => save(`${file}.csv`, registerCsv(set, entries, locale), 'text/csv')}
            >
              {say('class.csv')}
            </button>
            <button type="button" className="button button-quiet" onClick={onPrint}>
              {say('class.printRegister')}
            </button>
          </div>
          <Findings tallies={tallies} confusions={confusionsOf(set, results)} />
          {isCountryDeck(deck) && (
            <MapDetails name={say('class.hardMap')}>
              {({ HardMap }) => <HardMap deck={deck} tallies={tallies} />}
            </MapDetails>
          )}
          <Details title={say('class.move')} level="h3">
            {() => (
              <div className="class-move">
                <p>{say('class.moveText')}</p>
                <CopiedLink address={address} />
                {address.length <= MOST_IN_CODE ? <QrCode text={address} /> : <p>{say('class.tooLarge')}</p>}
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => save(`${file}.txt`, `${address}\n`, 'text/plain')}
                >
                  {say('class.saveFile')}
                </button>
              </div>
            )}
          </Details>
        </>
      )}
    </Section>
  )
}
