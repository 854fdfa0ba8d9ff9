import { tokenOfSet } from '../../machines/classroom/setLink'
import { keptSets, registerOf } from '../../machines/classroom/storedClass'
import type { WatchedStore } from '../../machines/store/store'
import { SetName, taskOf } from '../../ui/classroom/SetName'
import { Details } from '../../ui/parts/Disclosure'
import { Link } from '../../ui/parts/Link'
import { Section } from '../../ui/parts/Section'
import { useLocale } from '../../ui/words/LocaleContext'
import { useStored } from '../useStored'
import { CollectForm } from './CollectForm'
import { SetMaker } from './SetMaker'

/** Teacher's overview: a form for a new set, and the list of existing sets. */
export function Desk() {
  const { say } = useLocale()
  const kept = useStored(setsIn)
  return (
    <>
      {kept.length > 0 && (
        <Section id="class-kept" title={say('class.kept')}>
          <ul className="class-kept">
            {kept.map(({ set, results }) => (
              <li key={tokenOfSet(set)}>
                <Link to={`/class#${tokenOfSet(set)}`}>
                  <SetName set={set} />
                </Link>{' '}
                {taskOf(set, say)} · {say('class.results', { count: results.length })}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <SetMaker />
      <Details title={say('class.collect')}>{() => <CollectForm />}</Details>
    </>
  )
}

function setsIn(store: WatchedStore) {
  return keptSets(store).map(({ set }) => registerOf(store, set))
}
