import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { SITE_COLOURS } from '../../src/ui/site'

const everyColour = Object.values(SITE_COLOURS).flat()

it('stands in one file: none of the colours is written anywhere else', () => {
  const folders = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const files = [...folders, 'index.html'].filter(
    (name) => /\.(tsx?|css|html|json)$/.test(name) && name !== 'src/ui/site.ts',
  )
  expect(files.length).toBeGreaterThan(400)
  const texts = files.map((name) => [name, readFileSync(name, 'utf8')] as const)
  expect(texts.filter(([, text]) => everyColour.some((colour) => text.includes(colour)))).toEqual([])
})

it('is told to everything that is built: with others, each is of these', async () => {
  const others = { paper: ['#ffeecc', '#112233'], plate: ['#fffff1', '#000001'], ink: ['#000002', '#fffff2'] }
  vi.doMock('../../src/ui/site', () => ({
    SITE_ADDRESS: 'https://fork.example',
    SITE_COLOURS: { ...SITE_COLOURS, ...others },
  }))
  vi.resetModules()
  const { propertiesOf, withColours } = await import('../../scripts/site/colours')
  expect(propertiesOf()).toContain('--paper: light-dark(#ffeecc, #112233);')
  const page = withColours(readFileSync('index.html', 'utf8'))
  expect(page.match(/theme-color" content="[^"]+"/g)).toEqual(
    others.paper.map((colour) => `theme-color" content="${colour}"`),
  )
  const { offlinePageOf } = await import('../../scripts/site/offline')
  expect(offlinePageOf('de', '/').match(/#\w{6}/g)).toEqual(['#000002', '#ffeecc', '#fffff2', '#112233'])
  const { manifestOf } = await import('../../scripts/site/manifest')
  expect(manifestOf('en', '/')).toMatchObject({ background_color: '#ffeecc', theme_color: '#ffeecc' })
  const { COLOURS } = await import('../../src/ui/result/picture')
  expect(COLOURS).toMatchObject({ paper: '#ffeecc', plate: '#fffff1', ink: '#000002' })
  const { metadataOf } = await import('../../scripts/site/metadata')
  const made = { page: '/daily', lang: 'en', summary: 'summary.daily', head: '' } as never
  expect(metadataOf(made, '/')).toContain('<link rel="canonical" href="https://fork.example/daily">')
})
