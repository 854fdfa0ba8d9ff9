import { useState } from 'react'
import { deckOf, isCountryDeck } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import {
  choosableIn,
  MOST_COUNTRIES,
  MOST_GUESSES_IN_CLASS,
  newClassSet,
} from '../../machines/classroom/classSet'
import { presets } from '../../machines/classroom/presets'
import { readDraft, type SetDraft, writeDraft } from '../../machines/classroom/setDraft'
import { ruleChangesOf } from '../../machines/rules/rules'
import { utcDateOf } from '../../machines/schedule/day'
import { shuffled } from '../../machines/schedule/hash'
import { ChosenList } from '../../ui/classroom/ChosenList'
import { QuestionField, RulesFields } from '../../ui/classroom/SetForm'
import { finderOf } from '../../ui/field/finder'
import { GuessInput } from '../../ui/field/GuessInput'
import { Details } from '../../ui/parts/Disclosure'
import { DeckField } from '../../ui/parts/Field'
import { Section } from '../../ui/parts/Section'
import { WithPlaces } from '../../ui/parts/WithPlaces'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useShapesAhead } from '../outlines/useShapes'
import { MapDetails } from './MapDetails'
import { useHandOut } from './useHandOut'

/** Numbers of random countries added by one press. */
const SOME = [5, 10] as const

/** Form in which a teacher puts a set together and creates it. */
export function SetMaker() {
  const browser = useBrowser()
  const locale = useLocale()
  const { say, nameOf, whole } = locale
  const [draft, setDraft] = useState(() => readDraft(browser.tab))
  const { handOut, fault, setFault } = useHandOut()
  /** Whether the last chosen country did not fit into the set. */
  const [isRefused, setRefused] = useState(false)
  // What was chosen there before a reload is in sight.
  const { deck, picked, rules } = draft
  const all = choosableIn(deck)
  const chosen = picked.filter((code) => all.includes(code)).slice(0, MOST_COUNTRIES)
  const [shapes] = useShapesAhead(chosen)
  const isFull = chosen.length >= MOST_COUNTRIES
  const change = (changes: Partial<SetDraft>) => {
    const next = { ...draft, ...changes }
    setFault('')
    setRefused(false)
    setDraft(next)
    writeDraft(browser.tab, next)
  }
  const choose = (next: readonly PlaceId[]) => {
    // Keeps the countries chosen from other decks, so that they reappear with their deck.
    const others = picked.filter((code) => !chosen.includes(code))
    change({ picked: [...new Set([...next.slice(0, MOST_COUNTRIES), ...others])] })
    setRefused(isFull && next.length > MOST_COUNTRIES)
  }
  const press = (code: PlaceId) =>
    choose(chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code])
  const addSome = (count: number) => {
    const others = deckOf(deck).targets.filter((code) => !chosen.includes(code))
    choose([...chosen, ...shuffled(others, browser.seed()).slice(0, count)])
  }
  const onRules = (next: SetDraft['rules']) => change({ rules: next })
  const titleOf = (step: number, title: string) => `${whole(step)} · ${title}`
  const make = () => {
    if (chosen.length === 0) {
      setFault(say('class.none'))
      return
    }
    const set = newClassSet(deck, chosen, rules, browser.now(), browser.seed())
    if (handOut(set)) writeDraft(browser.tab, undefined)
  }
  return (
    <div className="class-make">
      <Section className="class-step" id="class-make" title={titleOf(1, say('class.make'))}>
        <div className="class-actions">
          {(Object.keys(presets) as (keyof typeof presets)[]).map((name) => (
            <button
              key={name}
              type="button"
              className="button button-quiet"
              onClick={() => change(presets[name](utcDateOf(browser.now()), browser.seed()))}
            >
              {name === 'europe' ? `${say('decks.europe')} ${whole(10)}` : say(`class.${name}`)}
            </button>
          ))}
        </div>
        <div className="class-finder">
          <WithPlaces deck={deck}>
            {() => (
              <GuessInput
                key={deck}
                finder={finderOf(deck, browser.languages(), locale)}
                guessed={[...chosen, ...deckOf(deck).codes.filter((code) => !all.includes(code))]}
                isDisabled={false}
                isFocused={false}
                label={say(isCountryDeck(deck) ? 'class.add' : 'class.addRegion')}
                sayTaken={(code) =>
                  say(chosen.includes(code) ? 'class.already' : 'class.undrawn', {
                    name: nameOf(placeOf(code)),
                  })
                }
                onGuess={(code) => choose([...chosen, code])}
                onRepeat={() => {}}
              />
            )}
          </WithPlaces>
          {isRefused && (
            <p className="class-fault" role="alert">
              {say('class.chosen', { count: chosen.length, most: MOST_COUNTRIES })}
            </p>
          )}
        </div>
      </Section>
      <div className="class-list">
        <WithPlaces deck={deck}>
          {() => (
            <ChosenList
              deck={deck}
              chosen={chosen}
              onChosen={choose}
              outlineOf={(code) => shapes.get(code)?.path}
            />
          )}
        </WithPlaces>
      </div>
      <Section className="class-step" id="class-how" title={titleOf(2, say('class.how'))}>
        <QuestionField {...{ deck, rules, onRules }} />
        <Details title={say('board.more')} level="h3" isOpen={hasMore(draft)}>
          {() => (
            <>
              <DeckField
                name={say('class.deck')}
                className="class-field"
                deck={deck}
                onDeck={(next) => change({ deck: next })}
              />
              <div className="class-actions">
                {SOME.map((count) => (
                  <button
                    key={count}
                    type="button"
                    className="button button-quiet"
                    disabled={isFull}
                    onClick={() => addSome(count)}
                  >
                    {say('class.addSome', { count })}
                  </button>
                ))}
                {all.length <= MOST_COUNTRIES && (
                  <button type="button" className="button button-quiet" onClick={() => choose(all)}>
                    {say('class.addAll')}
                  </button>
                )}
              </div>
              {isCountryDeck(deck) && (
                <MapDetails name={say('class.map')}>
                  {({ ChoiceMap }) => <ChoiceMap deck={deck} chosen={chosen} onPress={press} />}
                </MapDetails>
              )}
              <RulesFields {...{ deck, rules, onRules }} />
            </>
          )}
        </Details>
      </Section>
      <Section className="class-step" id="class-out" title={titleOf(3, say('class.hand'))}>
        <button type="button" className="button" onClick={make}>
          {say('class.create')}
        </button>
        <p className="class-fault" role="alert">
          {fault}
        </p>
      </Section>
    </div>
  )
}

/** Whether a draft has what is chosen under “More”. */
function hasMore({ deck, rules }: SetDraft): boolean {
  const isPlain = ruleChangesOf(rules).length === 0 && rules.guesses === MOST_GUESSES_IN_CLASS
  return deck !== 'world' || !isPlain || rules.region || rules.shuffled
}
