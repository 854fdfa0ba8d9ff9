import type { CountryCode, TwentyCode } from '../countries'

/** What countries are called besides their English names, parted by bars. */
export type Aliases = { readonly [code in CountryCode]?: string }

/**
 * What a country is called besides its English name: what its people call it, its official name, its parts
 * and its other common names, parted by bars. The names and official names are those of the United Nations
 * Group of Experts on Geographical Names. What other languages call it is asked of the browser.
 */
export const aliases: Readonly<Record<TwentyCode, string>> = {
  IT: 'Italia|Italian Republic|Repubblica Italiana',
  FR: 'French Republic|République française|La France',
  JP: '日本|日本国|にほん|にっぽん|ニホン|ニッポン|Nippon|Nihon|Nihon-koku',
  GB: 'UK|GB|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|United Kingdom of Great Britain and Northern Ireland|Y Deyrnas Unedig|An Rìoghachd Aonaichte',
  BR: 'Brasil|Federative Republic of Brazil|República Federativa do Brasil',
  AU: 'Commonwealth of Australia|Aussie|Oz',
  US: 'US|USA|America|United States of America|EUA|EEUU',
  IN: 'भारत|Bharat|Republic of India|भारत गणराज्य|Bharat Ganarajya|Hindustan',
  ES: 'España|Kingdom of Spain|Reino de España|Espanya|Espainia',
  AR: 'Argentine Republic|República Argentina|The Argentine',
  EG: 'مصر|Misr|Masr|Arab Republic of Egypt|جمهورية مصر العربية',
  CN: '中国|中國|中华人民共和国|中華人民共和國|Zhōngguó|PRC|People’s Republic of China|Mainland China',
  ZA: 'RSA|Republic of South Africa|Suid-Afrika|Republiek van Suid-Afrika|iNingizimu Afrika|uMzantsi Afrika|Mzansi|Afrika Borwa',
  MX: 'México|Méjico|Mēxihco|United Mexican States|Estados Unidos Mexicanos',
  CA: 'Kanata|Dominion of Canada|ᑲᓇᑕ',
  RU: 'Россия|Rossiya|Rossija|Russian Federation|Российская Федерация|Rossiyskaya Federatsiya',
  DE: 'Deutschland|Federal Republic of Germany|Bundesrepublik Deutschland|BRD|FRG',
  TH: 'ไทย|ประเทศไทย|ราชอาณาจักรไทย|เมืองไทย|Siam|Prathet Thai|Mueang Thai|Kingdom of Thailand',
  PL: 'Polska|Republic of Poland|Rzeczpospolita Polska',
  TR: 'Türkiye|Republic of Türkiye|Republic of Turkey|Türkiye Cumhuriyeti',
}
