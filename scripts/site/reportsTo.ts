import type { Plugin } from 'vite'

/** Plugin that rejects a build with a malformed VITE_REPORTS_TO, the address for players' reports. */
export const reportsTo: Plugin = {
  name: 'reports-to',
  configResolved({ env }) {
    checkReportsTo(env.VITE_REPORTS_TO)
  },
}

/**
 * Checks an address for reports.
 * @throws unless it is undefined, a web page or a mailbox
 */
export function checkReportsTo(address: string | undefined): void {
  if (address === undefined || /^(https:\/\/|mailto:)[^\s]+$/.test(address)) return
  throw new Error(
    `VITE_REPORTS_TO is “${address}”, and must be an address of a page, https://…, or of a mailbox, mailto:…`,
  )
}
