import { casesByLanguage } from './cases'
import type { Lang } from './namings'

/** What people type in a language, and the countries that come first for it, where others have it in their names, too. */
export const first = casesByLanguage<Lang | 'en'>({
  en: `CG CD: Republic of Congo; CD CG: Congo; CD: Congo DR; GB UA: UK; US: US; DO CD: DR`,
  fr: `RU BY: Russie; DM: Dominica`,
  es: `RU BY: Rusia; GB: RU`,
  it: `RU: Russia; SD SS: Sudan; AU: Oz`,
  nl: `NL: Nederland; GN: Guinea`,
  ar: `RU: روسيا; DM: دومينيكا`,
  id: `RU: Rusia; IE: Irlandia`,
  ja: `PE: ペルー`,
  'zh-Hans': `JO: 约旦`,
  ko: `TH TW: 타이`,
  pl: `CF: RŚA`,
  hi: `CD: कॉन्गो`,
})

/**
 * Other spellings, each of which finds its country alone or first. The search takes no side: 台湾省, which one side calls
 * Taiwan, finds it as GKRY does Cyprus, and the page never says it. Latin letters in Chinese are
 * pinyin with a slip.
 */
export const taken = casesByLanguage<Lang | 'en'>({
  en: `CD: Congo DRC|Democratic Congo; KR: S Korea|S. Korea; KP: N. Korea|N Korea; ZA: S Africa;
    DO: Dom Rep|Dom. Rep.`,
  de: `GB: Großbrittanien; LY: Lybien; DO: Dom. Rep.`,
  es: `DO: Rep. Dominicana; CZ: Rep. Checa`,
  it: `CZ: Rep. Ceca; KR: Corea Sud; KP: Corea Nord`,
  'pt-BR': `CZ: Rep. Tcheca`,
  fr: `DO: Rép. dominicaine`,
  pl: `KR: Południowa Korea; KP: Północna Korea; MK: Północna Macedonia`,
  sv: `GB: Storbrittanien; PH: Fillipinerna`,
  uk: `YE: Йемен`,
  'zh-Hans': `FR: 法兰西|fagou; GB: 英吉利; KH: 高棉; GE: 乔治亚; MN: 外蒙古; TW: 台湾省; US: meigou; DE: deguoo`,
  ja: `KE: ケニヤ; DE: doitsu; FR: furansu; KR: kankoku`,
  ko: `AE: 아랍에미레이트; KG: 키르기스탄; MY: 말레시아; DZ: 알제리아; TN: 튀니지아; PS: 가자지구`,
  ar: `CI: كوديفوار; CZ: التشيكية; BN: سلطنة بروناي`,
  he: `SV: אל סלוודור; BY: רוסיה הלבנה; TM: תורכמניסטן; SL: סיירה ליאונה`,
  hi: `KZ: कजाखिस्तान; SA: सऊदी अरेबिया; CD: लोकतांत्रिक कांगो`,
  id: `PT: Portugis`,
  tr: `CY: GKRY; TT: Trinidad Tobago`,
})

/** What is no spelling of a country of the game, and no slip of one, and why: nothing is offered for it. */
export const declined: readonly (readonly [lang: Lang | 'en', text: string, reason: string])[] = [
  ['pt-BR', 'Macau', 'Macau is not among the countries, and nobody means Malawi by it.'],
  ['es', 'Macao', 'Macau is not among the countries.'],
  ['zh-Hans', '澳门', 'Macau is not among the countries.'],
  ['fr', 'Groenland', 'Greenland is not among the countries.'],
  [
    'zh-Hans',
    '中国台湾',
    'Whoever types 中国 would be offered two countries, and Enter would take neither; 台湾 is found.',
  ],
  ['ja', 'ソ連', 'The Soviet Union was fifteen of the countries, of which Russia is one.'],
  ['id', 'Uni Soviet', 'The Soviet Union was fifteen of the countries, of which Russia is one.'],
  ['tr', 'KKTC', 'Northern Cyprus is not among the countries, and Cyprus is not what is meant.'],
  ['tr', 'Kuzey Kıbrıs', 'Northern Cyprus is not among the countries, and Cyprus is not what is meant.'],
]
