/**
 * Gives the page the styles of a part that comes late, so that the first sheet does without them. A strict
 * policy lets no style element be made, but a sheet may be adopted, or one that is there be written into.
 */
export function adoptStyles(css: string): void {
  if ('adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  } else {
    // Before Safari 16.4. One rule at a time is taken, and this is one around all of them.
    const { styleSheets } = document as Document
    const [sheet] = styleSheets
    sheet?.insertRule(`@media all {${css}}`, sheet.cssRules.length)
  }
}
