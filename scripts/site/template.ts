/** A page as it is sent: without comments and indentation. The hash of an inline script is that of this text. */
export function templateOf(html: string): string {
  return html.replace(/\s*<!--.*?-->/gs, '').replace(/\n\s+/g, '\n')
}
