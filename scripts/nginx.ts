// Finds nginx for the test of deploy/nginx.conf, or installs it from Debian.

import { type Computer, thisComputer } from './browser'

const PATH = '/usr/sbin/nginx'
const MINUTE = 60_000

/** @throws with a sentence that says what to install when there is none to be had. */
export function provideNginx(computer: Computer = thisComputer): string {
  if (computer.exists(PATH)) return PATH
  if (computer.isRoot && computer.exists('/usr/bin/apt-get')) {
    computer.say('nginx is not installed: installing the Debian package.')
    const options = ['-qq', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Dpkg::Use-Pty=0']
    computer.run('apt-get', [...options, 'update'], 5 * MINUTE)
    computer.run(
      'apt-get',
      [...options, 'install', '-y', '--no-install-recommends', 'nginx-light'],
      5 * MINUTE,
    )
    if (computer.exists(PATH)) return PATH
  }
  throw new Error('The test of deploy/nginx.conf needs nginx (on Debian: apt-get install nginx-light).')
}
