import type { CDPSession, Page } from '@playwright/test'
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

/** What is announced of a wrong guess, and of the right one. */
const HINT = /^(?<name>.+), (?<distance>[\d,]+) kilometres, (?<wind>[a-z-]+), \d+ percent, \d guess/
const FOUND = /^(?<name>.+), correct/

/** Plays in English with the keyboard and with nothing but the browser's accessibility tree to go by. */
export class Listener {
  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async at(page: Page): Promise<Listener> {
    return new Listener(page, await page.context().newCDPSession(page))
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
      const outline = (await this.hear()).find(({ name }) => name === 'Outline of the mystery country')
      if (outline?.description) return outline.description
      await this.page.waitForTimeout(50)
    }
    throw new Error('The outline is not described')
  }

  /** Types a name, listens to what is highlighted, picks it, and gives what is announced of the guess. */
  async guess(name: string): Promise<string> {
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
        .find((text) => (FOUND.exec(text) ?? HINT.exec(text))?.groups?.name === name)
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
      if (FOUND.test(said)) break
      candidates = candidates.filter((other) => other !== name && this.agrees(said, name, other))
    }
    return heard
  }

  /** The countries that can be meant by an outline of this area at these latitudes, roughly. */
  private fitting(description: string): string[] {
    const area = numberIn(/Area: *about ([\d,]+)/.exec(description)?.[1]) / 1000
    const [, from, across, to, side] =
      /Latitude: *(\d+)°( south)? to (\d+)° (north|south)/.exec(description) ?? []
    if (area === 0 || side === undefined) throw new Error(`No area and latitudes are told: ${description}`)
    const [low, high] = [numberIn(from), numberIn(to)]
    const [south, north] = across ? [-low, high] : side === 'north' ? [low, high] : [-high, -low]
    return NAMES.filter((name) => {
      const [known, from, to] = ATLAS[name] as readonly [number, number, number]
      return (
        Math.abs(Math.log(known / area)) < 0.7 && Math.abs(from - south) < 12 && Math.abs(to - north) < 12
      )
    })
  }

  /** Whether a country lies as far from the guess and in that direction as was announced. */
  private agrees(said: string, guess: string, other: string): boolean {
    const { distance, wind } = HINT.exec(said)?.groups ?? {}
    const known = hintFor(guess, other)
    const far = numberIn(known.kilometres)
    return known.word === wind && Math.abs(numberIn(distance) - far) <= 0.05 * far
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
