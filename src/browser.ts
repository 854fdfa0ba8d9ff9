/**
 * The one place that names the browser's clock, randomness, clipboard, network and address.
 * Whoever needs them is handed this object; tests hand in another.
 */
export const browser = {
  /** Milliseconds since 1970. */
  now: (): number => Date.now(),

  /** Thirty-two random bits. */
  seed: (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number,

  /** Rejects where there is no clipboard (plain http, some in-app browsers) or it may not be written. */
  copyText: async (text: string): Promise<void> => navigator.clipboard.writeText(text),

  /** The text at an address. Rejects when the network fails or the answer is not a success. */
  fetchText: async (url: string): Promise<string> => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return response.text()
  },

  /** Where the daily puzzle is played, for the share text. */
  dailyAddress: (): string => new URL(`${import.meta.env.BASE_URL}daily`, location.origin).href,
}

export type Browser = typeof browser
