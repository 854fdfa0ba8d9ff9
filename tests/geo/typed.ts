import { casesByLanguage } from './cases'
import type { Lang } from './namings'

/** What people type in a language, and the countries that come first for it, where others have it in their names, too. */
export const first = casesByLanguage<Lang | 'en'>({
  en: `CG CD: Republic of Congo; CD CG: Congo; CD: Congo DR; GB UA: UK; US: US; DO CD: DR; KR KP: Korea`,
  fr: `RU BY: Russie; DM: Dominica; KR KP: Corée; CD CG: Congo`,
  es: `RU BY: Rusia; GB: RU; KR KP: Corea; CD CG: Congo`,
  it: `RU: Russia; SD SS: Sudan; AU: Oz; KR KP: Corea; CD CG: Congo`,
  nl: `NL: Nederland; GN: Guinea; KR KP: Korea; CD CG: Congo`,
  ar: `RU: روسيا; DM: دومينيكا; KR KP: كوريا; CD CG: الكونغو|الكونجو`,
  id: `RU: Rusia; IE: Irlandia; KR KP: Korea; CD CG: Kongo`,
  ja: `PE: ペルー; CD CG: コンゴ`,
  'zh-Hans': `JO: 约旦; CD CG: 刚果|gang guo|剛果`,
  ko: `TH TW: 타이; CD CG: 콩고`,
  pl: `CF: RŚA; KR KP: Korea; CD CG: Kongo`,
  hi: `CD: कॉन्गो; CD CG: कांगो; KR KP: कोरिया`,
  de: `KR KP: Korea; CD CG: Kongo`,
  cs: `KR KP: Korea; CD CG: Kongo`,
  he: `KR KP: קוריאה; CD CG: קונגו`,
  'pt-BR': `KR KP: Coreia; CD CG: Congo`,
  ru: `KR KP: Корея; CD CG: Конго`,
  sv: `KR KP: Korea; CD CG: Kongo`,
  tr: `KR KP: Kore; CD CG: Kongo`,
  uk: `KR KP: Корея; CD CG: Конго`,
})

/**
 * Other spellings, each of which finds its country alone or first. The search takes no side: 台湾省, which one side calls
 * Taiwan, finds it as GKRY does Cyprus, and the page never says it. Latin letters in Chinese are
 * pinyin with a slip.
 */
export const taken = casesByLanguage<Lang | 'en'>({
  en: `CD: Congo DRC|Democratic Congo; KR: S Korea|S. Korea; KP: N. Korea|N Korea; ZA: S Africa;
    DO: Dom Rep|Dom. Rep.; GQ: Eq Guinea|Eq. Guinea; DJ: Jibuti; GB: Cymru; MA: Morroco; HN: Hondorus; VN: Vietman;
    MM: Mynamaar; KG: Kyrgistan; SN: Sengeal; PH: Phillipenes; LI: Leichtenstien`,
  de: `DK: Daenenmark; LI: Lichtenstien; GB: Großbrittanien; LY: Lybien; DO: Dom. Rep.`,
  es: `DO: Rep. Dominicana; CZ: Rep. Checa`,
  it: `CZ: Rep. Ceca; KR: Corea Sud; KP: Corea Nord`,
  'pt-BR': `CZ: Rep. Tcheca`,
  fr: `DO: Rép. dominicaine`,
  pl: `KR: Południowa Korea; KP: Północna Korea; MK: Północna Macedonia`,
  sv: `GB: Storbrittanien; PH: Fillipinerna`,
  uk: `YE: Йемен`,
  'zh-Hans': `FR: 法兰西|fagou; GB: 英吉利; KH: 高棉; GE: 乔治亚; MN: 外蒙古; TW: 台湾省; US: meigou; DE: deguoo;
    IT: 意大利|義大利; NZ: 新西蘭|紐西蘭; SA: 沙特阿拉伯|沙烏地; LA: 老撾|寮國; PG: 巴布亞新幾內亞; DO: 多明尼加共和; KR: 韓國; KP: 朝鮮;
    MU: 毛里求斯|模里西斯; TT: 千里達; SL: 獅子山; CI: 象牙海岸; AU: 澳大利亞; BD: 孟加拉國; UZ: 烏茲別克斯坦; JO: 約旦`,
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
