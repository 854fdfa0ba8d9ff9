import { useState } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import { useLocale } from '../words/LocaleContext'

/** Flags as drawings, without those of territories and those of which there is a picture. */
const urls = import.meta.glob<string>(
  [
    '/node_modules/flag-icons/flags/4x3/??.svg',
    '!**/{ai,aq,as,aw,ax,bl,bm,bq,bv,cc,ck,cp,cw,cx,dg,eh,eu,fk,fo,gf,gg,gi,gl,gp,gs,gu,hk,hm,ic,im,io,je,ky,mf,mo,mp}.svg',
    '!**/{mq,ms,nc,nf,nu,pc,pf,pm,pn,pr,re,sh,sj,sx,tc,tf,tk,um,un,vg,vi,wf,xx,yt}.svg',
    '!**/{bo,bz,do,es,me,mx,rs,sv}.svg',
  ],
  { eager: true, query: '?url', import: 'default' },
)

/** Smaller pictures of flags that are large as drawings. */
const pictures = import.meta.glob<string>('../../geo/flags/??.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Address of a country's flag, under a name that does not tell the country. */
export function flagOf(country: CountryCode): string | undefined {
  return (
    pictures[`../../geo/flags/${country}.webp`] ??
    urls[`/node_modules/flag-icons/flags/4x3/${country.toLowerCase()}.svg`]
  )
}

type Props = {
  readonly country: CountryCode
  /** Number of the option, its name until the country is told. */
  readonly number: number
  /** Whether the name of the country stands under the flag. */
  readonly isNamed: boolean
}

/** Flag of a country, or a note if it cannot be loaded. */
export function Flag({ country, number, isNamed }: Props) {
  const { say, nameOf } = useLocale()
  const [isMissing, setMissing] = useState(false)
  return (
    <>
      {isMissing ? (
        <span className="quiz-flag">{say('quiz.missing')}</span>
      ) : (
        <img
          className="quiz-flag"
          src={flagOf(country)}
          alt={isNamed ? '' : say('quiz.flagOf', { number })}
          onError={() => setMissing(true)}
        />
      )}
      {isNamed && <span>{nameOf(countryOf(country))}</span>}
    </>
  )
}
