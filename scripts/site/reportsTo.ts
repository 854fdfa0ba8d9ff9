import type { Plugin } from 'vite'

/** Refuses a build that was given VITE_REPORTS_TO, where players may write, and cannot make a link of it. */
export const reportsTo: Plugin = {
  name: 'reports-to',
  configResolved({ env }) {
    checkReportsTo(env.VITE_REPORTS_TO)
  },
}

/** @throws where an address is neither of a page nor of a mailbox, or none at all. */
export function checkReportsTo(address: string | undefined): void {
  if (address === undefined || /^(https:\/\/|mailto:)[^\s]+$/.test(address)) return
  throw new Error(
    `VITE_REPORTS_TO is “${address}”, and must be an address of a page, https://…, or of a mailbox, mailto:…`,
  )
}
