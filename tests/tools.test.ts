import { describe, expect, it } from 'vitest'
import { intention, isRequired, missing, omission, TOOLS } from '../scripts/tools'
import type { Computer } from '../tools/computer'

const APT = '/usr/bin/apt-get'

/** A computer on which these programs are and every browser starts. */
function computer(files: readonly string[], changes: Partial<Computer> = {}): Computer {
  return {
    env: { PATH: '/usr/bin' },
    platform: 'linux',
    isRoot: true,
    home: '/home/ada',
    playwrightPath: '/cache/playwright/chrome',
    exists: (path) => files.includes(path),
    try: async () => undefined,
    playwright: () => false,
    run: () => false,
    say: () => {},
    ...changes,
  }
}

const names = async (of: Computer) => (await missing(of)).map(({ name }) => name)
const intentions = async (of: Computer) => (await missing(of)).map((tool) => intention(tool, of))

describe('the tools that are missing', () => {
  it('are those that are nowhere to be found', async () => {
    expect(await names(computer([]))).toEqual([
      'Chrome or Chromium',
      'nginx',
      'font for every script',
      'Firefox',
      'WebKitGTK',
    ])
    expect(await names(computer(['/usr/bin/firefox', '/usr/bin/chromium']))).toEqual([
      'nginx',
      'font for every script',
      'WebKitGTK',
    ])
    expect(await names(computer(['/usr/sbin/nginx', '/cache/playwright/chrome']))).toEqual([
      'font for every script',
      'Firefox',
      'WebKitGTK',
    ])
  })

  it('do not include one that is looked for at a wrong address, which its own script reports', async () => {
    const env = { BROWSER_PATH: '/opt/gone' }
    expect(await names(computer([], { env }))).toEqual([
      'nginx',
      'font for every script',
      'Firefox',
      'WebKitGTK',
    ])
  })
})

describe('what is going to be installed', () => {
  it('is said for each tool, by its package', async () => {
    expect(await intentions(computer([APT]))).toEqual([
      'There is no Chrome or Chromium: the one of Playwright will be downloaded, or else the Debian package chromium-headless-shell be installed.',
      'There is no nginx: the Debian package nginx-light will be installed.',
      'There is no font for every script: the Debian packages fonts-noto-core and fonts-noto-cjk will be installed.',
      'There is no Firefox: the Debian package firefox-esr will be installed.',
      'There is no WebKitGTK: the Debian packages webkit2gtk-driver and xvfb will be installed.',
    ])
  })

  it('is nothing of Debian for anybody but root, and what that leaves out is said', async () => {
    expect(await intentions(computer([APT], { isRoot: false }))).toEqual([
      'There is no Chrome or Chromium: the one of Playwright will be downloaded.',
      'There is no nginx, and it cannot be installed (only root may): the test of deploy/nginx.conf will be left out.',
      'There is no font for every script, and it cannot be installed (only root may): the tests in Arabic will be left out.',
      'There is no Firefox, and it cannot be installed (only root may): the smoke run in Firefox will be left out.',
      'There is no WebKitGTK, and it cannot be installed (only root may): the smoke run in WebKit will be left out.',
    ])
  })

  it('is nothing of Debian where there is no apt-get', async () => {
    const [, nginx] = await intentions(computer([], { platform: 'darwin' }))
    expect(nginx).toContain('there is no apt-get here')
  })
})

describe('what was left out', () => {
  const nginx = TOOLS.find(({ name }) => name === 'nginx') as (typeof TOOLS)[number]

  it('is named, with what to install', () => {
    expect(omission(nginx, false)).toBe(
      'Left out: the test of deploy/nginx.conf. It needs nginx (on Debian: apt-get install nginx-light).',
    )
  })

  it('is a failure where CI is set', () => {
    expect(omission(nginx, true)).toContain('This is a failure, since CI is set.')
    expect(['true', '1', 'woodpecker'].map((CI) => isRequired({ CI }))).toEqual([true, true, true])
    expect([undefined, '', '0', 'false'].map((CI) => isRequired({ CI }))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})
