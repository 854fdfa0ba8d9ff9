import { type ComponentProps, useMemo } from 'react'
import { countryOf } from '../../geo/countries'
import { useLocale } from '../words/LocaleContext'
import { CountryMap } from './CountryMap'
import { type Knowledge, standingOf } from './knowledge'

type Props = Omit<ComponentProps<typeof CountryMap>, 'looks'> & { readonly knowledge: Knowledge }

/** The map of the world, shaded by how well each country is known, which can be opened. */
export function KnowledgeMap({ knowledge, ...props }: Props) {
  const { say, nameOf } = useLocale()
  const { countries } = props.map
  const looks = useMemo(
    () =>
      new Map(
        countries.map(({ code }) => {
          const shade = standingOf(knowledge, code)
          const name = nameOf(countryOf(code))
          return [
            code,
            { shade, label: say('map.country', { name, standing: say(`map.${shade}`) }) },
          ] as const
        }),
      ),
    [countries, knowledge, say, nameOf],
  )
  return <CountryMap {...props} looks={looks} />
}
