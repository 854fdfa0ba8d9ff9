// Draws the pictures that are not vectors, with a browser, from public/icon.svg:
//   npm run make:icons

import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { startBrowser } from '../tools/browser'

const icon = readFileSync('public/icon.svg', 'utf8')
const address = `data:image/svg+xml,${encodeURIComponent(icon)}`

/** Paper all round: a launcher may cut everything off but the middle four fifths. */
const pictures = [
  { name: 'icon-192', width: 192, height: 192, share: '100%', words: '' },
  { name: 'icon-512', width: 512, height: 512, share: '100%', words: '' },
  { name: 'icon-maskable', width: 512, height: 512, share: '80%', words: '' },
  { name: 'icon-apple', width: 180, height: 180, share: '90%', words: '' },
  { name: 'card', width: 1200, height: 630, share: '52%', words: 'The World Outline Game' },
]

/** Sides, in pixels, of the pictures in favicon.ico, which a browser asks for where no page names an icon. */
const SIDES = [16, 32, 48]

export async function main(): Promise<void> {
  const browser = await startBrowser()
  const page = await browser.newPage()
  for (const { name, ...picture } of pictures) writeFileSync(`public/${name}.png`, await drawn(page, picture))
  const sized = []
  for (const side of SIDES)
    sized.push({ side, png: await drawn(page, { width: side, height: side, share: '100%', words: '' }) })
  writeFileSync('public/favicon.ico', icoOf(sized))
  await browser.close()
}

/** Draws the icon as a PNG, with words under it. */
async function drawn(
  page: Page,
  { width, height, share, words }: Omit<(typeof pictures)[number], 'name'>,
): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  const isWhole = share === '100%'
  await page.setContent(
    `<style>
      body { margin: 0; block-size: 100vh; display: grid; place-content: center; justify-items: center;
        background: ${isWhole ? 'none' : '#f5f0e3'} }
      img { block-size: calc(100vh * ${Number.parseInt(share, 10) / 100}) }
      p { margin: 24px 0 0; font: 72px Georgia, serif; color: #1d1c1a }
    </style>
    <img src="${address}">${words && `<p>${words}</p>`}`,
  )
  return page.screenshot({ omitBackground: isWhole })
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
