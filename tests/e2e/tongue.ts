import type { Page } from '@playwright/test'
import { readCatalogue, saidIn } from '../../scripts/words/catalogue'
import { spellingsIn } from '../../scripts/words/countryNames'
import { calendarIn } from '../../scripts/words/patterns'
import { PLACES, placesIn } from '../../scripts/words/placeNames'
import { sayIn } from '../../scripts/words/sayIn'
import { countries } from '../../src/geo/countries'
import { placeIn } from '../../src/ui/words/formats'
import type { PlainId } from '../../src/ui/words/messages'
import { codeOf } from '../../tools/answers'

const PRODUCT = ['The World Outline Game', 'World Outline']
const NAMES = countries.map(({ name }) => name)

/** What is said and written in a language of the interface. */
export class Tongue {
  readonly #spellings
  readonly #ids = new Map(readCatalogue('en').map(({ id, text }) => [text, id as PlainId]))
  readonly #say
  readonly #names: readonly string[]
  readonly #english: ReadonlySet<string>

  /** @param lang BCP 47 */
  constructor(readonly lang: string) {
    this.#spellings = spellingsIn(lang)
    this.#say = sayIn(lang)
    const known = placesIn(lang)
    // Where a place has its English name alone, that is marked as English.
    const places = PLACES.map((english) => placeIn(known, english)).filter(({ isForeign }) => !isForeign)
    this.#names = [...NAMES.map(this.called), ...places.map(({ name }) => name)]
    const days = Object.values(calendarIn(lang)).flat(3).map(String)
    const own = wordsOf([...textsIn(lang), ...days, ...this.#names])
    const english = wordsOf([...textsIn('en'), ...NAMES, ...PLACES])
    this.#english = new Set([...english].filter((word) => !own.has(word)))
  }

  /** A text of the interface by what it is in English. Words that are no text are as they were. */
  readonly say = (words: string): string => {
    const id = this.#ids.get(words)
    return id === undefined ? words : this.#say(id)
  }

  /** What the country with this English name is called. */
  readonly called = (english: string): string => this.spellings(english)[0] as string

  /** The same as somebody types it who has not yet made kanji or katakana of it. */
  typed(english: string): string {
    if (this.lang !== 'ja') return this.called(english)
    const kana = this.spellings(english).map((spelling) =>
      spelling.replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60)),
    )
    return kana.find((spelling) => /^[ぁ-ゖー]+$/.test(spelling)) as string
  }

  private spellings(english: string): readonly string[] {
    return this.#spellings[codeOf(english)]?.split('|') ?? [english]
  }

  /** Those of some texts in which there are words that only English has. */
  englishIn(texts: readonly string[]): string[] {
    const bare = without(PRODUCT, texts)
    return bare.filter((text) => [...wordsOf([text])].some((word) => this.#english.has(word)))
  }

  /** Every character that the language is written with here and that is to be seen. */
  characters(): string[] {
    const all = [...textsIn(this.lang), ...this.#names].join('')
    // Emoji, as a result has them when it is shared, are the device's own.
    return [...new Set(all.replace(/[\s\p{Cf}\p{Emoji_Presentation}]/gu, ''))]
  }
}

/** The texts of a language without the name of the game, tags and placeholders. */
function textsIn(lang: string): string[] {
  const texts = saidIn(lang).map(({ text }) => text.replace(/<[^>]*>|\{\w+(, \w+,)?|=?\w+ \{|[{}]/g, ' '))
  return without(PRODUCT, texts)
}

function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/(?<!\p{L})[a-z]{2,}(?!\p{L})/gu) ?? []))
}

/** All texts in which one of some names stands, without these names. */
function without(names: readonly string[], texts: readonly string[]): string[] {
  // From the longest, since some are within others.
  const sorted = [...names].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(sorted.map((name) => name.replace(/[().]/g, '\\$&')).join('|'), 'g')
  return texts.map((text) => text.replace(pattern, ''))
}

/** What a page shows or has read out, apart from the text to share and from what is marked as of another language. */
export function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [document.title]
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent?.closest('script, style, noscript, textarea, [role=option], body [lang]') === null)
        said.push(walker.currentNode.nodeValue ?? '')
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of [
        'aria-label',
        'aria-valuetext',
        'aria-roledescription',
        'placeholder',
        'title',
        'alt',
      ])
        said.push(element.getAttribute(name) ?? '')
    }
    for (const meta of document.querySelectorAll(
      'meta[name="description"], meta[property$="title"], meta[property$="description"]',
    ))
      said.push(meta.getAttribute('content') ?? '')
    return said
  })
}

/**
 * What of a page is called otherwise than it looks, or like something else: buttons, links and fields whose name lacks
 * the words on them, by which somebody who speaks to the computer calls them (WCAG 2.2, 2.5.3), and landmarks of one name.
 */
export function misnamedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bare = (text: string) =>
      text
        .toLowerCase()
        .replace(/[\p{P}\p{S}\s]+/gu, ' ')
        .trim()
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility())
    const faults: string[] = []
    for (const control of shown(':is(a, button, summary, input, [role=option])[aria-label]')) {
      const copy = control.cloneNode(true) as HTMLElement
      for (const hidden of copy.querySelectorAll('[aria-hidden=true], svg, .visually-hidden')) hidden.remove()
      const [label, written] = [control.ariaLabel ?? '', copy.textContent]
      if (!bare(label).includes(bare(written))) faults.push(`“${written}” is called “${label}”`)
    }
    const names = shown('nav, aside, section').map(({ localName, ariaLabel, ariaLabelledByElements }) => {
      const name = ariaLabel ?? ariaLabelledByElements?.map(({ textContent }) => textContent).join(' ')
      return name ? `${localName} “${name}”` : ''
    })
    faults.push(...names.filter((name, index) => name !== '' && names.indexOf(name) !== index))
    return faults
  })
}
