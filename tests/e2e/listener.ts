import type { CDPSession, Page } from '@playwright/test'
import { textOf } from '../../scripts/words/catalogue'
import { compile } from '../../scripts/words/compile'
import { sayIn } from '../../scripts/words/sayIn'
import type { CompassPoint } from '../../src/geo/traits'
import type { Message, MessageId, PlainId } from '../../src/ui/words/say'
import { hintFor, NAMES } from '../../tools/answers'

/** What anyone can look up: area in thousands of km², and between which latitudes a country lies. */
const ATLAS: Readonly<Record<string, readonly [area: number, south: number, north: number]>> = {
  Italy: [301, 36, 47],
  France: [551, 42, 51],
  Japan: [378, 31, 46],
  'United Kingdom': [244, 50, 59],
  Brazil: [8510, -34, 5],
  Australia: [7690, -44, -10],
  'United States': [8080, 25, 49],
  India: [3170, 8, 36],
  Spain: [500, 36, 44],
  Argentina: [2780, -55, -22],
  Egypt: [1000, 22, 32],
  China: [9560, 18, 54],
  'South Africa': [1220, -35, -22],
  Mexico: [1960, 15, 33],
  Canada: [9980, 42, 83],
  Russia: [17000, 41, 82],
  Germany: [357, 47, 55],
  Thailand: [513, 6, 20],
  Poland: [312, 49, 55],
  Turkey: [780, 36, 42],
}

type Heard = {
  readonly role: string
  readonly name: string
  readonly description: string
  readonly isFocused: boolean
}

/** The language of a listener (BCP 47), and what a country is called in it, by its name in English. */
export type Tongue = { readonly lang: string; readonly called: (english: string) => string }

/** Plays with the keyboard and with nothing but the browser's accessibility tree to go by. */
export class Listener {
  private readonly hearing: Hearing

  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
    private readonly tongue: Tongue,
  ) {
    this.hearing = new Hearing(tongue.lang)
  }

  static async at(page: Page, tongue: Tongue): Promise<Listener> {
    return new Listener(page, await page.context().newCDPSession(page), tongue)
  }

  /** Everything in the tree, in its order. */
  async hear(): Promise<Heard[]> {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree')
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, description, properties }) => ({
        role: String(role?.value ?? ''),
        name: String(name?.value ?? ''),
        description: String(description?.value ?? ''),
        isFocused: properties?.some((each) => each.name === 'focused' && each.value.value) ?? false,
      }))
  }

  /** Goes on with Tab until the focus has come to something of this role. */
  async tabTo(role: string): Promise<void> {
    for (let presses = 0; presses < 15; presses++) {
      if ((await this.hear()).some((it) => it.isFocused && it.role === role)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`Tab leads to no ${role}`)
  }

  /** The outline's description in words. */
  async description(): Promise<string> {
    for (let tries = 0; tries < 50; tries++) {
      const outline = (await this.hear()).find(({ name }) => name === this.hearing.say('board.mystery'))
      if (outline?.description) return outline.description
      await this.page.waitForTimeout(50)
    }
    throw new Error('The outline is not described')
  }

  /** Types a name, listens to what is highlighted, picks it, and gives what is announced of the guess. */
  async guess(country: string): Promise<string> {
    const name = this.tongue.called(country)
    await this.page.keyboard.type(name)
    const offered = (await this.hear()).filter(({ role }) => role === 'option')
    if (offered[0]?.name !== name || offered.length !== 1) throw new Error(`${name} is not what is offered`)
    await this.page.keyboard.press('Enter')
    for (let tries = 0; tries < 50; tries++) {
      const { nodes } = await this.session.send('Accessibility.getFullAXTree')
      const status = nodes.find(({ role }) => role?.value === 'status')
      const said = nodes
        .filter(({ parentId, nodeId }) => within(nodes, nodeId, status?.nodeId) && parentId !== undefined)
        .map((node) => String(node.name?.value ?? ''))
        .find((text) => (this.found(text) ?? this.hint(text))?.name === name)
      if (said !== undefined) return said
      await this.page.waitForTimeout(50)
    }
    throw new Error(`Nothing is said of ${name}`)
  }

  /** Plays to the end and gives what was announced, guess by guess. */
  async play(): Promise<string[]> {
    const heard: string[] = []
    await this.tabTo('combobox')
    let candidates = this.fitting(await this.description())
    while (candidates.length > 0 && heard.length < 6) {
      const name = central(candidates)
      const said = await this.guess(name)
      heard.push(said)
      if (this.found(said)) break
      candidates = candidates.filter((other) => other !== name && this.agrees(said, name, other))
    }
    return heard
  }

  /** What is told of the right guess, where that was announced. */
  private found(said: string) {
    return this.hearing.values('announcement.correct', said)
  }

  /** What is told of a wrong guess, where that was announced. */
  private hint(said: string) {
    const row = this.hearing.values('announcement.lost', said)?.row ?? said
    return this.hearing.values('announcement.wrong', row)
  }

  /** The countries that can be meant by an outline of this area at these latitudes, roughly. */
  private fitting(description: string): string[] {
    const { hearing } = this
    const told = hearing.fact('description.area', 'description.areaText', description)
    const across = hearing.fact('description.latitude', 'description.equatorText', description)
    const aside = hearing.fact('description.latitude', 'description.latitudeText', description)
    if (!told || !(across ?? aside)) throw new Error(`No area and latitudes are told: ${description}`)
    const area = numberIn(told.area) / 1000
    const [low, high] = [numberIn(aside?.low), numberIn(aside?.high)]
    const [south, north] = across
      ? [-numberIn(across.south), numberIn(across.north)]
      : aside?.side === 'north'
        ? [low, high]
        : [-high, -low]
    return NAMES.filter((name) => {
      const [known, from, to] = ATLAS[name] as readonly [number, number, number]
      return (
        Math.abs(Math.log(known / area)) < 0.7 && Math.abs(from - south) < 12 && Math.abs(to - north) < 12
      )
    })
  }

  /** Whether a country lies as far from the guess and in that direction as was announced. */
  private agrees(said: string, guess: string, other: string): boolean {
    const { distance, wind } = this.hint(said) ?? {}
    const known = hintFor(guess, other)
    const far = numberIn(known.kilometres)
    return (
      this.hearing.say(`wind.${known.word as CompassPoint}`) === wind &&
      Math.abs(numberIn(distance) - far) <= 0.05 * far
    )
  }
}

type Nodes = readonly { readonly nodeId: string; readonly parentId?: string }[]

function within(nodes: Nodes, id: string, ancestor: string | undefined): boolean {
  for (let at: string | undefined = id; at !== undefined; at = nodes.find((it) => it.nodeId === at)?.parentId)
    if (at === ancestor) return true
  return false
}

/** The one from which the others are nearest. */
function central(names: readonly string[]): string {
  const spread = (name: string) =>
    names
      .filter((other) => other !== name)
      .reduce((sum, other) => sum + numberIn(hintFor(name, other).kilometres), 0)
  return [...names].sort((a, b) => spread(a) - spread(b))[0] as string
}

/** A whole number, however its digits are grouped. */
function numberIn(words = ''): number {
  return Number(words.replace(/\D/g, ''))
}

/** What was put into a text, by the names of its placeholders: the words, or of a choice its key. */
type Values = Readonly<Record<string, string>>

/** Understands what a page says in a language (BCP 47): it knows its texts and reads out of them what was put in. */
class Hearing {
  readonly say

  constructor(private readonly lang: string) {
    this.say = sayIn(lang)
  }

  /** What was put into a text; nothing where something else was said. */
  values(id: MessageId, said: string): Values | undefined {
    const [source, names] = this.#pattern(id)
    return read(`^${source}$`, names, said)
  }

  /** The same for a fact of the outline in words, by the text that is its name. */
  fact(name: PlainId, id: MessageId, said: string): Values | undefined {
    // The accessibility tree has a blank between two elements, even where the language has none.
    const label = this.say('description.label', { label: this.say(name) }).trimEnd()
    const [before = '', after = ''] = this.say('description.value', { value: '…' }).split('…').map(literal)
    const [source, names] = this.#pattern(id)
    return read(`${literal(label)} *${before}${source}${after}`, names, said)
  }

  #pattern(id: MessageId) {
    const names: Name[] = []
    return [sourceOf(compile(textOf(this.lang, id), this.lang), names), names] as const
  }
}

/** What a group of a pattern stands for: a value, or one of the forms that are chosen by it. */
type Name = { readonly value: string; readonly key?: string }

function read(source: string, names: readonly Name[], said: string): Values | undefined {
  const found = new RegExp(source).exec(said)?.slice(1)
  return (
    found &&
    Object.fromEntries(
      names.flatMap(({ value, key }, group) => {
        const words = found[group]
        return words === undefined ? [] : [[value, key ?? words]]
      }),
    )
  )
}

/** A regular expression for a text; what each of its groups stands for is added to the names. */
function sourceOf(message: Message, names: Name[]): string {
  if (typeof message === 'string') return literal(message)
  const parts = message.map((part) => {
    if (typeof part === 'string') return literal(part)
    const [value, kind, forms] = part
    if (forms === undefined) {
      names.push({ value })
      return '(.+?)'
    }
    const sources = Object.entries<Message>(forms).map(([key, form]) => {
      if (kind === 'plural') return sourceOf(form, names)
      names.push({ value, key })
      return `(${sourceOf(form, names)})`
    })
    return `(?:${sources.join('|')})`
  })
  return parts.join('')
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
