import { type CountryCode, countries, countryOf } from '../../geo/countries'
import { facts } from '../../geo/facts'
import { greatCircleDistance } from '../../geo/greatCircle'
import { borderingOn } from '../../geo/neighbours'
import { placeOfBorder, seats } from '../../geo/profile'
import { acrossTheSea, flagsAlike, isSameFlag, isToldByCapital } from '../../geo/quizTables'
import { hash, shuffled } from '../schedule/hash'

/**
 * Version of the tables from which questions are made: facts, neighbours, flags, borders and the rules on this page. It
 * rises with each change of any question.
 */
export const TABLES = 1

/** Kinds of questions, in the order in which they are asked. */
export const QUESTION_KINDS = ['place', 'neighbours', 'capital', 'flag'] as const

/** Question about a country; all answers but a place on the globe are countries. */
export type Question = Asked & ({ readonly kind: 'place' } | { readonly kind: keyof typeof OPTIONS })

type Asked = {
  /** Countries to choose from, in a fixed random order; none for a place. */
  readonly options: readonly CountryCode[]
  /** All countries that must be chosen. */
  readonly right: readonly CountryCode[]
  /** Whether the neighbours are those across the sea. */
  readonly isAcross: boolean
}

/** Number of options of each kind, most neighbours that are asked for, and number of those across the sea. */
const OPTIONS = { neighbours: 8, capital: 4, flag: 6 } as const
const MOST_NEIGHBOURS = 5
const ACROSS = 2

/** Factor by which a country must be further away than the second nearest to count as wrong. */
const CLEARLY = 1.25

/** Countries whose capital has moved, is moving, or is a matter of debate. */
const IN_DOUBT = 'BI BJ BO CI GQ ID LK ME MY SZ TZ YE'

/** Islands whose coasts are drawn too sparsely to tell who is nearest. */
const SPARSE = 'KI'

/** Pairs that meet only through a dependent territory, a lease, an island or a disputed area: neither right nor wrong. */
const UNCERTAIN = ['AF IN', 'AL RS', 'CA DK', 'CN TW', 'CU US', 'CY GB', 'ES GB', 'FR NL', 'MA MR']

/** Questions about a country, the same in each order for the same `seed`. */
export function questionsOn(country: CountryCode, seed: string): readonly Question[] {
  const mixed = <Thing>(things: readonly Thing[], what: string) => shuffled(things, hash(`${seed} ${what}`))
  const question = (kind: keyof typeof OPTIONS, { right, wrong, isAcross = false }: Choices): Question[] => {
    const others = mixed(wrong, `${kind} wrong`).slice(0, OPTIONS[kind] - right.length)
    return [{ kind, options: mixed([...right, ...others], kind), right, isAcross }]
  }
  const neighbours = choicesOf(country)
  const right = neighbours.isAcross
    ? neighbours.right
    : mixed(neighbours.right, 'right').slice(0, MOST_NEIGHBOURS)
  return [
    { kind: 'place', options: [], right: [country], isAcross: false },
    ...(SPARSE.includes(country) ? [] : question('neighbours', { ...neighbours, right })),
    ...(hasPlainCapital(country)
      ? question('capital', { right: [country], wrong: otherCapitals(country) })
      : []),
    ...question('flag', { right: [country], wrong: otherFlags(country) }),
  ]
}

/** Countries that are right and countries that are wrong; of both, there may be more than are asked for. */
type Choices = Pick<Question, 'right'> & {
  readonly wrong: readonly CountryCode[]
  readonly isAcross?: boolean
}

/** Neighbours of a country by land or, where there are none, the nearest across the sea; and near countries that are none. */
function choicesOf(country: CountryCode): Choices {
  const bordering = borderingOn(country)
  if (bordering.length > 0)
    return {
      right: bordering.filter((other) => !isUncertain(country, other)),
      wrong: byDistance(country)
        .filter((other) => !bordering.includes(other) && !isUncertain(country, other))
        .slice(0, OPTIONS.neighbours + 2),
    }
  const nearest = acrossTheSea(country)
  const [, second = Number.POSITIVE_INFINITY] = nearest.map(([, distance]) => distance)
  return {
    isAcross: true,
    right: nearest.slice(0, ACROSS).map(([other]) => other),
    wrong: nearest.flatMap(([other, distance]) => (distance > second * CLEARLY ? [other] : [])),
  }
}

/** Whether it is a matter of debate if two countries are neighbours, or they are so only far from their mainland. */
function isUncertain(one: CountryCode, other: CountryCode): boolean {
  return placeOfBorder(one, other) !== undefined || UNCERTAIN.includes([one, other].sort().join(' '))
}

/** All other countries, the nearest first. */
function byDistance(country: CountryCode): readonly CountryCode[] {
  const { centroid } = countryOf(country)
  const far = (other: CountryCode) => greatCircleDistance(centroid, countryOf(other).centroid)
  return countries
    .map(({ id }) => id)
    .filter((other) => other !== country)
    .sort((a, b) => far(a) - far(b))
}

/** Whether a country has one capital, beyond doubt, whose name tells the country's in no language. */
function hasPlainCapital(country: CountryCode): boolean {
  const [capital, other] = facts[country].capitals
  const isPlain = other === undefined && seats[capital] === undefined && !IN_DOUBT.includes(country)
  return isPlain && !isToldByCapital(country, country)
}

/** Countries whose capitals are easily taken for that of a country: its neighbours, those with a name alike, and near ones. */
function otherCapitals(country: CountryCode): readonly CountryCode[] {
  const { name } = countryOf(country)
  const alike = countries.filter(
    (other) => other.id !== country && other.name.slice(0, 4) === name.slice(0, 4),
  )
  const candidates = new Set([...alike.map(({ id }) => id), ...borderingOn(country), ...byDistance(country)])
  return [...candidates]
    .filter((other) => hasPlainCapital(other) && !isToldByCapital(other, country))
    .slice(0, OPTIONS.capital + 1)
}

/** Countries with flags alike, no two of which pass for the same. */
function otherFlags(country: CountryCode): readonly CountryCode[] {
  const alike = flagsAlike(country)
  return alike
    .filter((other, place) => !alike.slice(0, place).some((before) => isSameFlag(before, other)))
    .slice(0, OPTIONS.flag + 2)
}
