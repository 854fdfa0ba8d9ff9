import { mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { BrowserContextOptions } from '@playwright/test'
import { startBrowser } from '../tools/browser'
import { serveGame } from '../tools/game'
import { Player } from '../tools/player'

/** A picture of the built game. */
export type Picture = {
  readonly path: string
  readonly options: BrowserContextOptions
  /** Brings a fresh page to where the picture is taken, and takes it. */
  take(player: Player, path: string): Promise<unknown>
}

export const THEMES = ['light', 'dark'] as const

/** A screen in a theme, at the density that screens of its width have. */
export function screen(viewport: { width: number; height: number }, colorScheme: 'light' | 'dark') {
  const isPhone = viewport.width < 700
  return { viewport, colorScheme, deviceScaleFactor: isPhone ? 2 : 1, hasTouch: isPhone }
}

/** Takes pictures of the built game one after the other, each in a browser context of its own, without motion. */
export async function takePictures(pictures: readonly Picture[]): Promise<void> {
  const { url, close } = await serveGame()
  const browser = await startBrowser()
  for (const { path, options, take } of pictures) {
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options })
    mkdirSync(dirname(path), { recursive: true })
    await take(new Player(await context.newPage()), path)
    console.log(path)
    await context.close()
  }
  await browser.close()
  await close?.()
}

/** Lays pictures on one sheet, so many in a row, each so many pixels wide and under the name of its file. */
export async function takeSheet(
  path: string,
  pictures: readonly string[],
  row: number,
  wide = 360,
): Promise<void> {
  const browser = await startBrowser()
  const page = await browser.newPage({ viewport: { width: row * (wide + 8) + 8, height: 600 } })
  const figures = pictures.map((picture) => {
    const image = `data:image/png;base64,${readFileSync(picture).toString('base64')}`
    return `<figure><figcaption>${basename(picture)}</figcaption><img width="${wide}" src="${image}"></figure>`
  })
  const style = `body { display: grid; grid-template-columns: repeat(${row}, auto); gap: 8px; margin: 8px; background: gray }
    figure { margin: 0 }`
  await page.setContent(`<style>${style}</style>${figures.join('')}`)
  await page.screenshot({ path, fullPage: true })
  await browser.close()
}
