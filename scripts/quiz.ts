// Prepares the questions after a round, in three minutes: compares the flags of all countries, makes smaller copies of those that are
// large, and measures which countries are nearest to an island:
//   npm run make:quiz

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { type CountryCode, countries } from '../src/geo/countries'
import { closeShapeOf } from '../src/geo/maps/borders'
import { nearestPoint } from '../src/geo/maps/nearestPoint'
import { borderingOn } from '../src/geo/neighbours'
import { startBrowser } from '../tools/browser'

const FLAGS = 'src/geo/flags'

/** Most bytes of a flag as it is sent. */
const MOST = 12_000

/** Size at which flags are compared, and number of the most alike ones that are kept for each. */
const [WIDTH, HEIGHT] = [40, 30]
const ALIKE = 12

/** Difference of a point that is seen at a glance, and share of such points below which two flags pass for the same. */
const SEEN = 60
const SAME = 0.01

type Pixels = readonly number[]

export async function main(): Promise<void> {
  const islands = countries.filter(({ id }) => borderingOn(id).length === 0)
  const table = Object.fromEntries(islands.map(({ id }) => [id, acrossTheSea(id)]))
  writeFileSync('src/geo/acrossTheSea.json', `${JSON.stringify(table, null, 2)}\n`)
  await compareFlags()
}

/** The countries nearest to an island, from coast to coast, each with its distance in kilometres. */
function acrossTheSea(island: CountryCode): Readonly<Record<string, number>> {
  const shores = closeShapeOf(island).coordinates.flat(2)
  const near = countries
    .filter(({ id }) => id !== island)
    .map(({ id }) => {
      const shape = closeShapeOf(id)
      const gaps = shores.map(
        ([longitude = 0, latitude = 0]) => nearestPoint([latitude, longitude], shape).distance,
      )
      return [id, Math.round(Math.min(...gaps))] as const
    })
  return Object.fromEntries(near.sort((a, b) => a[1] - b[1]).slice(0, ALIKE))
}

async function compareFlags(): Promise<void> {
  const browser = await startBrowser()
  const page = await browser.newPage()
  const pixels = new Map<CountryCode, Pixels>()
  for (const { id } of countries) {
    const svg = readFileSync(`node_modules/flag-icons/flags/4x3/${id.toLowerCase()}.svg`)
    pixels.set(id, await page.evaluate(pixelsOf, [`${svg}`, WIDTH, HEIGHT] as const))
    const copy = `${FLAGS}/${id}.webp`
    rmSync(copy, { force: true })
    if (brotliCompressSync(svg).length <= MOST) continue
    for (let quality = 0.9; ; quality -= 0.1) {
      const picture = Buffer.from(await page.evaluate(pictureOf, [`${svg}`, quality] as const), 'base64')
      if (picture.length > MOST) continue
      writeFileSync(copy, picture)
      console.log(`${copy}: ${picture.length} bytes at quality ${quality.toFixed(1)}`)
      break
    }
  }
  await browser.close()
  const alike = [...pixels].map(([id, own]) => {
    const others = [...pixels].flatMap(([other, theirs]) =>
      other === id
        ? []
        : [{ other, same: seenShare(own, theirs), gap: layoutGap(own, theirs) + paletteGap(own, theirs) }],
    )
    const same = others.filter((each) => each.same < SAME)
    if (same.length > 0) console.log(`${id} passes for ${same.map(({ other }) => other).join(' ')}`)
    return {
      id,
      same: same.map(({ other }) => other),
      others: others
        .filter((each) => each.same >= SAME)
        .sort((a, b) => a.gap - b.gap)
        .slice(0, ALIKE)
        .map(({ other }) => other),
    }
  })
  const like = Object.fromEntries(alike.map(({ id, others }) => [id, others.join(' ')]))
  const pairs = alike.flatMap(({ id, same }) =>
    same.filter((other) => id < other).map((other) => `${id} ${other}`),
  )
  writeFileSync(`${FLAGS}/flagsAlike.json`, `${JSON.stringify({ alike: like, same: pairs }, null, 2)}\n`)
}

/** Mean difference of two flags, point by point, from 0 to 1. */
function layoutGap(one: Pixels, other: Pixels): number {
  return (
    one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] as number)), 0) / one.length / 255
  )
}

/** Share of the points at which two flags differ at a glance, and not in a shade. */
function seenShare(one: Pixels, other: Pixels): number {
  return one.filter((value, index) => Math.abs(value - (other[index] as number)) > SEEN).length / one.length
}

/** Part of two flags that differs in colour wherever it lies, from 0 to 1. */
function paletteGap(one: Pixels, other: Pixels): number {
  const [own, theirs] = [sharesOf(one), sharesOf(other)]
  return [...new Set([...own.keys(), ...theirs.keys()])].reduce(
    (sum, colour) => sum + Math.abs((own.get(colour) ?? 0) - (theirs.get(colour) ?? 0)) / 2,
    0,
  )
}

/** Share of each colour, in four steps of red, green and blue. */
function sharesOf(pixels: Pixels): ReadonlyMap<number, number> {
  const shares = new Map<number, number>()
  for (let index = 0; index < pixels.length; index += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.slice(index, index + 3).map((value) => value >> 6)
    const colour = red * 16 + green * 4 + blue
    shares.set(colour, (shares.get(colour) ?? 0) + 3 / pixels.length)
  }
  return shares
}

/** Draws a flag in the page and reads its points, three numbers for each. */
async function pixelsOf([svg, width, height]: readonly [string, number, number]): Promise<number[]> {
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.drawImage(image, 0, 0, width, height)
  return [...context.getImageData(0, 0, width, height).data].filter((_, index) => index % 4 !== 3)
}

/** Draws a flag in the page as a WebP picture, in base 64. */
async function pictureOf([svg, quality]: readonly [string, number]): Promise<string> {
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 360 })
  canvas.getContext('2d')?.drawImage(image, 0, 0, 480, 360)
  return canvas.toDataURL('image/webp', quality).split(',')[1] as string
}
