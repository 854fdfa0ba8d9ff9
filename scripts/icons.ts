// Draws the pictures that are not vectors, with a browser, from public/icon.svg, and the card of the site:
//   npm run make:icons

import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { geoConicEqualArea, geoPath } from 'd3-geo'
import type { Position } from 'geojson'
import { COLOURS } from '../src/ui/result/picture'
import { startBrowser } from '../tools/browser'
import { readWorld } from './atlas/world'

const icon = readFileSync('public/icon.svg', 'utf8')
const address = `data:image/svg+xml,${encodeURIComponent(icon)}`

const { paper, plate, ink } = COLOURS

/** Numeric code of Greenland (ISO 3166-1). */
const GREENLAND = 304

/** Paper all round: a launcher may cut everything off but the middle four fifths. */
const pictures = [
  { name: 'icon-192', side: 192, share: 100 },
  { name: 'icon-512', side: 512, share: 100 },
  { name: 'icon-maskable', side: 512, share: 80 },
  { name: 'icon-apple', side: 180, share: 90 },
]

/** Sides, in pixels, of the pictures in favicon.ico, which a browser asks for where no page names an icon. */
const SIDES = [16, 32, 48]

export async function main(): Promise<void> {
  const browser = await startBrowser()
  const page = await browser.newPage()
  for (const { name, side, share } of pictures)
    writeFileSync(`public/${name}.png`, await drawn(page, side, share))
  const sized = []
  for (const side of SIDES) sized.push({ side, png: await drawn(page, side, 100) })
  writeFileSync('public/favicon.ico', icoOf(sized))
  writeFileSync('public/card.png', await cardOn(page))
  await browser.close()
}

/** Draws the icon as a square PNG, on a share of it in per cent. */
async function drawn(page: Page, side: number, share: number): Promise<Buffer> {
  await page.setViewportSize({ width: side, height: side })
  const isWhole = share === 100
  await page.setContent(
    `<style>
      body { margin: 0; block-size: 100vh; display: grid; place-content: center;
        background: ${isWhole ? 'none' : paper} }
      img { block-size: ${share}vh }
    </style>
    <img src="${address}">`,
  )
  return page.screenshot({ omitBackground: isWhole })
}

/** Width and height of the card that stands for the site where it is linked, in pixels, and of the plate on it. */
const [WIDTH, HEIGHT, PLATE] = [1200, 630, 550]

/** Draws the card: a plate with the outline of Greenland, which no game asks for, and the title. */
async function cardOn(page: Page): Promise<Buffer> {
  const coordinates = readWorld('50m').get(GREENLAND)
  if (coordinates === undefined) throw new Error('The world has no Greenland.')
  const greenland = { type: 'MultiPolygon' as const, coordinates: coordinates as Position[][][] }
  const room = PLATE * 0.1
  const projection = geoConicEqualArea()
    .parallels([60, 80])
    .rotate([42, 0])
    .fitExtent(
      [
        [room, room],
        [PLATE - room, PLATE - room],
      ],
      greenland,
    )
  const edges = `M0 5H${PLATE}M${PLATE - 5} 0V${PLATE}M${PLATE} ${PLATE - 5}H0M5 ${PLATE}V0`
  await page.setViewportSize({ width: WIDTH, height: HEIGHT })
  await page.setContent(
    `<style>
      body { margin: 0; block-size: 100vh; display: flex; align-items: center; gap: 56px; padding: 0 40px;
        box-sizing: border-box; background: ${paper}; color: ${ink} }
      svg { flex: none; inline-size: ${PLATE}px }
      p { margin: 0; font: 84px/1.15 Georgia, serif }
    </style>
    <svg viewBox="0 0 ${PLATE} ${PLATE}">
      <path fill="${plate}" d="M0 0H${PLATE}V${PLATE}H0Z"/>
      <path fill="none" stroke="${ink}" stroke-width="10" stroke-dasharray="${PLATE / 10}" d="${edges}"/>
      <path fill="none" stroke="${ink}" stroke-width="1.5" d="M1 1H${PLATE - 1}V${PLATE - 1}H1ZM10 10H${PLATE - 10}V${PLATE - 10}H10Z"/>
      <path fill="${ink}" d="${geoPath(projection)(greenland)}"/>
    </svg>
    <p>The World Outline Game</p>`,
  )
  return page.screenshot()
}

/** Lays square PNGs of some sides, in pixels, into one file: Microsoft's ICO, which has taken PNGs since Windows Vista. */
function icoOf(pictures: readonly { readonly side: number; readonly png: Buffer }[]): Buffer {
  const [HEADER, ENTRY] = [6, 16]
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { side, png }] of pictures.entries()) {
    const at = HEADER + ENTRY * index
    head.writeUInt8(side, at)
    head.writeUInt8(side, at + 1)
    // One plane of 32 bits for each pixel.
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
