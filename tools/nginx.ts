// Finds nginx for the test of deploy/nginx.conf, or installs it from Debian.

import { type Computer, thisComputer } from './computer'
import { installPackage } from './debian'

const PATH = '/usr/sbin/nginx'

type Finder = Pick<Computer, 'isRoot' | 'platform' | 'exists' | 'run' | 'say'>

export function findNginx({ exists }: Pick<Computer, 'exists'>): string | undefined {
  return exists(PATH) ? PATH : undefined
}

/** @throws with a sentence that says what to install when there is none to be had. */
export function provideNginx(computer: Finder = thisComputer): string {
  if (computer.exists(PATH)) return PATH
  if (installPackage(computer, 'nginx-light', 'nginx is not installed') && computer.exists(PATH)) return PATH
  throw new Error('The test of deploy/nginx.conf needs nginx (on Debian: apt-get install nginx-light).')
}
