// Draws the pictures that are not vectors, with a browser, from public/icon.svg:
//   npm run make:icons

import { readFileSync } from 'node:fs'
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

export async function main(): Promise<void> {
  const browser = await startBrowser()
  const page = await browser.newPage()
  for (const { name, width, height, share, words } of pictures) {
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
    await page.screenshot({ path: `public/${name}.png`, omitBackground: isWhole })
  }
  await browser.close()
}
