/**
 * A row of the list of guesses as one text: its words in their order, and after an arrow the compass word
 * that is read out for it. Uses nothing from outside itself, so that it can be sent into a browser.
 */
export function rowText(row: Element): string {
  const texts: string[] = []
  const nodes = row.ownerDocument.createTreeWalker(row, 4 /* text */)
  while (nodes.nextNode()) {
    texts.push(nodes.currentNode.nodeValue ?? '')
    texts.push(nodes.currentNode.parentElement?.closest('[role="img"]')?.getAttribute('aria-label') ?? '')
  }
  return texts.join(' ').replace(/\s+/g, ' ').replace(/ %/g, '%').trim()
}
