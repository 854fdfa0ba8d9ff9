import type { Page } from '@playwright/test'

/** All texts in which one of some names stands, without these names. */
export function without(names: readonly string[], texts: readonly string[]): string[] {
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
