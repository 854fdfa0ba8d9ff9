import type { Page } from '@playwright/test'

/** An input method that composes a text in the focused field, as those for Japanese, Chinese and Korean do. */
export async function inputMethod(page: Page) {
  const session = await page.context().newCDPSession(page)
  return {
    compose: (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    commit: (text: string) => session.send('Input.insertText', { text }),
    /** A key that the input method takes for itself; the page sees it with the code 229. */
    press: async (key: string, windowsVirtualKeyCode = 229) => {
      for (const type of ['rawKeyDown', 'keyUp'] as const)
        await session.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode })
    },
  }
}
