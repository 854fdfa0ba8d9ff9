import { posix, win32 } from 'node:path'
import type { Computer } from './computer'
import { installPackage } from './debian'

type Finder = Pick<Computer, 'env' | 'platform' | 'isRoot' | 'home' | 'exists' | 'run' | 'say'>

/** Every place where Firefox may be, in the order in which they are tried. */
export function places({ env, platform, home }: Pick<Finder, 'env' | 'platform' | 'home'>): string[] {
  if (env.FIREFOX_PATH) return [env.FIREFOX_PATH]
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((root) => root !== undefined)
      .map((root) => win32.join(root, 'Mozilla Firefox', 'firefox.exe'))
  }
  const onPath = (env.PATH ?? '')
    .split(':')
    .filter((folder) => folder !== '')
    .flatMap((folder) => ['firefox', 'firefox-esr'].map((name) => posix.join(folder, name)))
  const apps = ['/Applications', posix.join(home, 'Applications')].map((folder) =>
    posix.join(folder, 'Firefox.app', 'Contents', 'MacOS', 'firefox'),
  )
  return platform === 'darwin' ? [...onPath, ...apps] : onPath
}

/** The program of Firefox, where there is one. */
export function findFirefox(
  computer: Pick<Finder, 'env' | 'platform' | 'home' | 'exists'>,
): string | undefined {
  return places(computer).find((path) => computer.exists(path))
}

/**
 * The program of Firefox: found, or else installed by Debian's package manager.
 * @throws with a sentence that says what to install when there is none.
 */
export function provideFirefox(computer: Finder): string {
  const found = findFirefox(computer)
  if (found !== undefined) return found
  const { FIREFOX_PATH } = computer.env
  if (FIREFOX_PATH) throw new Error(`FIREFOX_PATH is ${FIREFOX_PATH}, but there is no such file.`)
  if (installPackage(computer, 'firefox-esr', 'No Firefox is installed')) {
    const packaged = findFirefox(computer)
    if (packaged !== undefined) return packaged
  }
  throw new Error(
    'The smoke run needs Firefox and none could be installed. Install it (on Debian: apt-get install ' +
      'firefox-esr), or set FIREFOX_PATH to its program.',
  )
}
