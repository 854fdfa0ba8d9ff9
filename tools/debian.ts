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

/** Installs a package of Debian's where that may be done, and says why first. Whether it succeeded. */
export function installPackage(
  computer: Pick<Computer, 'isRoot' | 'platform' | 'exists' | 'run' | 'say'>,
  name: string,
  reason: string,
): boolean {
  if (obstacle(computer) !== undefined) return false
  computer.say(`${reason}: installing the Debian package ${name}.`)
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Dpkg::Use-Pty=0']
  computer.run('apt-get', [...options, 'update'], 5 * MINUTE)
  const install = [...options, 'install', '-y', '--no-install-recommends', name]
  return computer.run('apt-get', install, 10 * MINUTE)
}
