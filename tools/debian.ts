import type { Computer } from './computer'

const MINUTE = 60_000

/** The package manager, where there is one. */
const APT = '/usr/bin/apt-get'

/** Why no package of Debian's may be installed, or `undefined` where it may. */
export function obstacle({
  isRoot,
  platform,
  exists,
}: Pick<Computer, 'isRoot' | 'platform' | 'exists'>): string | undefined {
  if (platform !== 'linux' || !exists(APT)) return 'there is no apt-get here'
  return isRoot ? undefined : 'only root may'
}

/**
 * Installs packages of Debian's, with spaces between them, where that may be
 * done, and says why first. Whether it succeeded.
 */
export function installPackage(
  computer: Pick<Computer, 'isRoot' | 'platform' | 'exists' | 'run' | 'say'>,
  names: string,
  reason: string,
): boolean {
  if (obstacle(computer) !== undefined) return false
  computer.say(`${reason}: installing the Debian ${packagesIn(names)}.`)
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Dpkg::Use-Pty=0']
  computer.run('apt-get', [...options, 'update'], 5 * MINUTE)
  const install = [...options, 'install', '-y', '--no-install-recommends', ...names.split(' ')]
  return computer.run('apt-get', install, 10 * MINUTE)
}

/** `package one`, or `packages one and two`. */
export function packagesIn(names: string): string {
  return names.includes(' ') ? `packages ${names.replaceAll(' ', ' and ')}` : `package ${names}`
}
