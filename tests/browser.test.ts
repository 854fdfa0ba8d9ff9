import { describe, expect, it } from 'vitest'
import { findBrowser, findTestBrowser, places, provideBrowser, provideTestBrowser } from '../tools/browser'
import type { Computer } from '../tools/computer'
import { switches } from '../tools/switches'

const PLAYWRIGHT = '/cache/playwright/chrome'
const APT = '/usr/bin/apt-get'

type Fake = Partial<Pick<Computer, 'env' | 'platform' | 'isRoot'>> & {
  /** Files that are there from the beginning. */
  readonly files?: readonly string[]
  /** Browsers that do not start. */
  readonly broken?: readonly string[]
  /** What Playwright's download adds; nothing when it fails. */
  readonly download?: string
  /** What `apt-get install` adds; nothing when it fails. */
  readonly packaged?: string
}

function fake({ env = { PATH: '/usr/bin' }, platform = 'linux', isRoot = false, ...world }: Fake = {}) {
  const files = new Set(world.files)
  const done: string[] = []
  const add = (file: string | undefined) => {
    if (file !== undefined) files.add(file)
    return file !== undefined
  }
  const computer: Computer = {
    env,
    platform,
    isRoot,
    home: '/home/ada',
    playwrightPath: PLAYWRIGHT,
    exists: (path) => files.has(path),
    try: async (path) => {
      done.push(`try ${path}`)
      return world.broken?.includes(path) ? 'it crashed' : undefined
    },
    playwright: (args) => {
      done.push(`playwright ${args.join(' ')}`)
      return add(world.download)
    },
    run: (program, args) => {
      const words = args.filter((word) => !word.startsWith('-') && !word.includes('::'))
      done.push(`${program} ${words.join(' ')}`)
      return words[0] === 'install' ? add(world.packaged) : true
    },
    say: (line) => done.push(`say ${line}`),
  }
  return { computer, done }
}

describe('the browser that the tests use', () => {
  it('is the one that BROWSER_PATH names, before an installed one', async () => {
    const { computer } = fake({
      env: { BROWSER_PATH: '/opt/mine', PATH: '/usr/bin' },
      files: ['/opt/mine', '/usr/bin/chromium', PLAYWRIGHT],
    })
    expect(await findBrowser(computer)).toBe('/opt/mine')
  })

  it('is an installed one before the one of Playwright', async () => {
    const { computer } = fake({ files: ['/usr/bin/google-chrome', PLAYWRIGHT] })
    expect(await findBrowser(computer)).toBe('/usr/bin/google-chrome')
  })

  it('is the one of Playwright when none is installed', async () => {
    const { computer } = fake({ files: [PLAYWRIGHT] })
    expect(await findBrowser(computer)).toBe(PLAYWRIGHT)
  })

  it('is looked up in every folder of PATH by each of its four names, in this order', () => {
    const { computer } = fake({ env: { PATH: '/a::/b' } })
    expect(places(computer)).toEqual([
      '/a/chromium',
      '/a/chromium-browser',
      '/a/google-chrome',
      '/a/google-chrome-stable',
      '/b/chromium',
      '/b/chromium-browser',
      '/b/google-chrome',
      '/b/google-chrome-stable',
      PLAYWRIGHT,
    ])
  })

  it('is looked up among the applications of a Mac, after PATH', () => {
    const { computer } = fake({ platform: 'darwin', env: {} })
    expect(places(computer)).toEqual([
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/home/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/home/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
      PLAYWRIGHT,
    ])
  })

  it('is looked up among the programs of Windows', () => {
    const { computer } = fake({
      platform: 'win32',
      env: { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\Ada\\AppData\\Local' },
    })
    expect(places(computer)).toEqual([
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Users\\Ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Chromium\\Application\\chrome.exe',
      'C:\\Users\\Ada\\AppData\\Local\\Chromium\\Application\\chrome.exe',
      PLAYWRIGHT,
    ])
  })

  it('is another one, said aloud, when the first that is there does not start', async () => {
    const { computer, done } = fake({
      files: ['/usr/bin/chromium', '/usr/bin/google-chrome'],
      broken: ['/usr/bin/chromium'],
    })
    expect(await findBrowser(computer)).toBe('/usr/bin/google-chrome')
    expect(done).toContain('say Passing over /usr/bin/chromium, which does not start: it crashed')
  })

  it('stops with a sentence when BROWSER_PATH names nothing, whatever else is installed', async () => {
    const { computer, done } = fake({
      env: { BROWSER_PATH: '/opt/gone', PATH: '/usr/bin' },
      files: ['/usr/bin/chromium'],
    })
    await expect(provideBrowser(computer)).rejects.toThrow(
      'BROWSER_PATH is /opt/gone, but no browser starts from there: there is no such file. Correct or unset it.',
    )
    expect(done).toEqual([])
  })

  it('stops with a sentence when the browser of BROWSER_PATH does not start', async () => {
    const { computer } = fake({
      env: { BROWSER_PATH: '/opt/mine' },
      files: ['/opt/mine'],
      broken: ['/opt/mine'],
    })
    await expect(provideBrowser(computer)).rejects.toThrow('no browser starts from there: it crashed')
  })
})

describe('the browser for the tests', () => {
  const SHELL = '/usr/bin/chromium-headless-shell'

  it('is one without windows where there is one, but never what is measured or pictured', async () => {
    const { computer } = fake({ files: ['/usr/bin/chromium', SHELL] })
    expect(await findTestBrowser(computer)).toBe(SHELL)
    expect(await findBrowser(computer)).toBe('/usr/bin/chromium')
  })

  it('is the one that BROWSER_PATH names all the same', async () => {
    const { computer } = fake({ env: { BROWSER_PATH: '/opt/mine' }, files: ['/opt/mine', SHELL] })
    expect(await findTestBrowser(computer)).toBe('/opt/mine')
  })

  it('is another one where there is none without windows, and nothing is installed', async () => {
    const { computer, done } = fake({ isRoot: true, files: [APT, '/usr/bin/chromium'] })
    expect(await provideTestBrowser(computer)).toBe('/usr/bin/chromium')
    expect(done).toEqual(['try /usr/bin/chromium'])
  })

  it('comes from Debian without windows where there is none at all', async () => {
    const { computer, done } = fake({ isRoot: true, files: [APT], packaged: SHELL })
    expect(await provideTestBrowser(computer)).toBe(SHELL)
    expect(done).toContain('apt-get install chromium-headless-shell')
  })
})

describe('a missing browser', () => {
  it('is not installed when one is found', async () => {
    const { computer, done } = fake({ files: ['/usr/bin/chromium'] })
    expect(await provideBrowser(computer)).toBe('/usr/bin/chromium')
    expect(done).toEqual(['try /usr/bin/chromium'])
  })

  it('is downloaded by Playwright, which is said first', async () => {
    const { computer, done } = fake({ download: PLAYWRIGHT, isRoot: true, files: [APT] })
    expect(await provideBrowser(computer)).toBe(PLAYWRIGHT)
    expect(done).toEqual([
      'say No Chrome or Chromium is installed: downloading the one of Playwright.',
      'playwright install chromium',
      `try ${PLAYWRIGHT}`,
    ])
  })

  it('comes from Debian, for root, when the download fails', async () => {
    const { computer, done } = fake({ isRoot: true, files: [APT], packaged: '/usr/bin/chromium' })
    expect(await provideBrowser(computer)).toBe('/usr/bin/chromium')
    expect(done.slice(2)).toEqual([
      "say Playwright's browser is not to be had here: installing the Debian package chromium.",
      'apt-get update',
      'apt-get install chromium',
      'try /usr/bin/chromium',
    ])
  })

  it('comes from Debian when the downloaded one does not start for want of a library', async () => {
    const { computer } = fake({
      isRoot: true,
      files: [APT],
      download: PLAYWRIGHT,
      broken: [PLAYWRIGHT],
      packaged: '/usr/bin/chromium',
    })
    expect(await provideBrowser(computer)).toBe('/usr/bin/chromium')
  })

  it.each([
    ['nobody may install packages', { files: [APT] }],
    ['there is no apt-get', { isRoot: true }],
    ['the package cannot be had', { isRoot: true, files: [APT] }],
    [
      'the package does not start',
      { isRoot: true, files: [APT], packaged: '/usr/bin/chromium', broken: ['/usr/bin/chromium'] },
    ],
  ])('stops with a sentence that says what to install when %s', async (_, world) => {
    const { computer, done } = fake(world)
    await expect(provideBrowser(computer)).rejects.toThrow(/Install Google Chrome or Chromium .*BROWSER_PATH/)
    expect(done).toContain('playwright install chromium')
  })

  it('is never asked of apt-get by anyone but root', async () => {
    const { computer, done } = fake({ files: [APT], packaged: '/usr/bin/chromium' })
    await expect(provideBrowser(computer)).rejects.toThrow()
    expect(done.filter((deed) => deed.startsWith('apt-get'))).toEqual([])
  })
})

it('A browser is started without its sandbox for root only, and always without traffic of its own', () => {
  expect(switches({ isRoot: true })).toContain('--no-sandbox')
  expect(switches({ isRoot: false })).not.toContain('--no-sandbox')
  expect(switches({ isRoot: false })).toEqual(
    expect.arrayContaining([
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ]),
  )
})

it('A browser begins no pages for windows that nobody sees', () => {
  const [features] = switches({ isRoot: false }).filter((one) => one.startsWith('--disable-features='))
  expect(features).toMatch(/[=,]WebUIOmniboxPopup(,|$)/)
  expect(features).toMatch(/[=,]WebUIOmniboxAimPopup(,|$)/)
})
