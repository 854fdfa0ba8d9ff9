import type { Computer } from './computer'
import { installPackage } from './debian'

type Finder = Pick<Computer, 'isRoot' | 'platform' | 'exists' | 'run' | 'say'>

/** The programs by which WebKitGTK is driven, as paths. */
export type WebKit = {
  readonly browser: string
  readonly driver: string
  /** A screen that nobody sees. */
  readonly screen: string
}

/** Debian's packages of them; the first brings the browser, too. */
export const PACKAGES = 'webkit2gtk-driver xvfb'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'

/** Where Debian keeps the browser, which differs by the processor. */
const BROWSERS = ['x86_64', 'aarch64'].map(
  (processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
)

/** The programs, where all of them are there. */
export function findWebKit({ exists }: Pick<Finder, 'exists'>): WebKit | undefined {
  const browser = BROWSERS.find((path) => exists(path))
  if (browser === undefined || !exists(DRIVER) || !exists(SCREEN)) return undefined
  return { browser, driver: DRIVER, screen: SCREEN }
}

/**
 * The programs: found, or else installed by Debian's package manager.
 * @throws with a sentence that says what to install when they are not to be had.
 */
export function provideWebKit(computer: Finder): WebKit {
  const found = findWebKit(computer)
  if (found !== undefined) return found
  if (installPackage(computer, PACKAGES, 'WebKitGTK cannot be driven yet')) {
    const packaged = findWebKit(computer)
    if (packaged !== undefined) return packaged
  }
  throw new Error(
    `The smoke run in WebKit needs WebKitGTK with its driver, and Xvfb (on Debian: apt-get install ${PACKAGES}).`,
  )
}
