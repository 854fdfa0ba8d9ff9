import type { Page } from '@playwright/test'
import type { Recording } from '../listening/render'

/** How many samples a second are taken. */
export const RATE = 16_000

/** What the page has of what it was made to play. */
type Recorder = {
  readonly states: readonly string[]
  render(): Promise<{ readonly left: readonly number[]; readonly right: readonly number[] }>
}

/**
 * Gives the page a context of sound that plays into memory, for so many seconds from its beginning: what the game asks of
 * the browser is written down, and rendered by the browser when the test asks for it.
 */
export async function recordSound(page: Page, seconds: number): Promise<void> {
  await page.addInitScript(
    ([rate, length]) => {
      const contexts: OfflineAudioContext[] = []
      const states: string[] = []
      class Recorded extends OfflineAudioContext {
        constructor() {
          super({ numberOfChannels: 2, length, sampleRate: rate })
          contexts.push(this)
          states.push('open')
        }
        override async resume() {
          states[contexts.indexOf(this)] = 'open'
        }
        override async suspend() {
          states[contexts.indexOf(this)] = 'at rest'
        }
      }
      const render = async () => {
        const rendered = await (contexts.at(-1) as OfflineAudioContext).startRendering()
        return { left: [...rendered.getChannelData(0)], right: [...rendered.getChannelData(1)] }
      }
      Object.assign(window, { AudioContext: Recorded, recorder: { states, render } })
    },
    [RATE, RATE * seconds] as const,
  )
}

/** What has become of each of them: `open` or `at rest`. */
export function states(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { recorder: Recorder }).recorder.states)
}

/** What the page has asked its last context to play, as the browser renders it. */
export async function recorded(page: Page): Promise<Recording> {
  const { left, right } = await page.evaluate(() =>
    (window as unknown as { recorder: Recorder }).recorder.render(),
  )
  return { rate: RATE, left: Float32Array.from(left), right: Float32Array.from(right) }
}
