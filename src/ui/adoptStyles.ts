/**
 * Gives the page the styles of a part that comes late, so that the first sheet does without them. A strict
 * policy lets no style element be made, but a sheet may be adopted.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
