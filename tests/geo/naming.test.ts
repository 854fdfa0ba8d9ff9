import { describe, expect, it } from 'vitest'
import { FIT, fitByName } from '../../src/geo/names/fit'
import { folds as plain } from '../../src/geo/names/folds/plain'
import { namingOf } from '../../src/geo/names/naming'
import { searchAmong } from '../../src/geo/names/search'
import type { Place } from '../../src/geo/place'
import { placesOf } from '../../src/geo/places'
import { casesByLanguage } from './cases'
import { type Lang, namings, searchOn } from './namings'

const countries = placesOf('twenty')

const naming = (lang: Lang) => namings[lang]
const world = placesOf('world')
/** The countries whose names in a language have a text. */
const found = (lang: Lang, text: string) => {
  const { widen, inOrder } = naming(lang)
  const nothing = widen(() => () => FIT.none)
  return searchAmong(world, nothing, inOrder)(text, []).map(({ id }) => id)
}
/** What people type, and which country it finds first. */
const typed = {
  de: `DE: Deutschland; AT: österreich|Oesterreich|osterreich|o\u0308sterreich; KR: SÜDKOREA|suedkorea;
    GB: großbritannien|grossbritannien; CI: elfenbeinkueste; TR: tuerk; BY: Weissrussland; LA: laos`,
  es: `ES: España|espana|ESPAÑA|espan\u0303a; MX: mejico; JP: japon|japón; CI: costa de marfil; US: eeuu;
    NL: holanda`,
  ar: `DE: ألمانيا|المانيا|أَلْمَانِيَا; BR: البرازيل|برازيل; FR: الفرنسا; SY: سوريه; GR: اليونـــان;
    IT: ايطاليا; SA: سعوديه; GB: المملكه المتحده; DZ: جزاير; CA: کندا; JP: ٱليابان; ME: جبل اسود`,
  hi: `IN: भारत; FR: फ़्रांस|फ्रांस|फ्रान्स; BR: ब्राजील|\u092c\u094d\u0930\u093e\u091c\u093c\u0940\u0932;
    AU: आस्ट्रेलिया; TH: थाईलैण्ड; US: अमरीका; RU: रुस; GR: यूँनान; SG: सिङ्गापुर`,
  ja: `JP: 日本|にほん|にほn|ニッポン|にっぽん; CN: ちゅうごく; DE: どいつ|ﾄﾞｲﾂ; VN: べとなむ|ヴェトナム; ZA: みなみあふりか; SA: さうじあらびあ;
    AT: おすとりあ; KH: カンボヂア; TN: チユニジア`,
  ru: `RU: Россия; CZ: чЕХИЯ; US: соединённые|соединенные; BY: белоруссия; KG: кыргызстан; TH: тайланд;
    SC: сеи\u0306шелы; PG: папуа новая; CI: кот дивуар|кот-д'ивуар; NL: голландия; ZA: южно африканская`,
  fr: `US: États-Unis|etats unis|LES ÉTATS-UNIS|e\u0301tats-unis; IT: l’italie; CI: cote d'ivoire;
    BR: le bresil; NL: hollande; VC: St Vincent; LC: Ste-Lucie; MU: ile maurice; CZ: république tchèque;
    LA: la; MV: les maldives; ML: le mali`,
  'pt-BR': `JP: japao|JAPÃO|japa\u0303o; MZ: mocambique; GW: Guine Bissau; BY: bielorrússia; NL: holanda;
    US: eua; VN: vietname; KR: coreia do sul; CZ: republica checa`,
  uk: `UA: Україна|украі\u0308на; VN: вʼєтнам|в’єтнам|в'єтнам|в*єтнам|вєтнам; GR: ґреція; CI: кот дівуар;
    GB: великобританія; BA: боснія та; GE: сакартвело; ZA: південна африка`,
  he: `IL: ישראל|יִשְׂרָאֵל; FR: צרפת; IT: איטליה; PL: פולינ; JP: יפנ; US: ארה''ב|ארה"ב|ארהב;
    CL: צ'ילה|צילה; KR: דרום־קוריאה|דרום-קוריאה|דרום קוריה; SA: הסעודיה|ערב סעודית; PH: פיליפינים;
    VN: ויאטנם; CH: שוויץ; AF: אפגניסטאן; MT: מאלטה; IR: אירן; GN: גינאה; NL: הולנד; NO: נורבגיה; BR: ברזיל; TH: תאילנד; SD: סודאן`,
  nl: `BE: België|belgie|BELGIE\u0308; GB: het verenigd koninkrijk; PH: de filipijnen;
    KR: zuidkorea|zuid korea; IS: ĳsland; NL: holland; BY: witrusland; VC: Sint Vincent; LC: st. lucia;
    VA: ’t vaticaan`,
  it: `VA: Città del Vaticano|citta del vaticano; PE: PERU|peru\u0300; IT: l'italia; US: gli stati uniti;
    ZM: lo zambia; NL: i paesi bassi|olanda; CI: costa davorio; MM: birmania; GW: guinea bissau; LA: la`,
  pl: `LV: ŁOTWA|lotwa; HU: wegry; BY: bialorus; GB: zjednoczone krolestwo; CI: Wybrzeze Kosci Sloniowej;
    GW: gwinea-bissau; ZA: rpa|afryka poludniowa; MM: birma; NL: niderlandy`,
  sv: `AT: Österrike|osterrike|O\u0308STERRIKE; BY: vitryssland; LC: sankt lucia; KN: st kitts;
    VC: S:t Vincent; NL: holland; US: förenta; MZ: mocambique; SA: saudi arabien; BA: bosnien-herz; LC: saint lucia`,
  tr: `IT: İTALYA|ıtalya; TR: TÜRKİYE|turkiye; EG: MISIR|mısır|misir; IQ: irak; KG: kirgizistan;
    CI: fildisi sahili; ZA: güney afrika cumhuriyeti; US: abd; GB: ingiltere; BY: beyaz rusya`,
  id: `JP: jepang; FR: PERANCIS; CN: cina|china; GB: britania raya|inggris; KR: korsel; ZA: afsel;
    BN: brunei; TL: timor-leste; CI: cote d’ivoire; CR: costa rica; GW: guinea bissau`,
  ko: `KR: 한|하|ㄷㅎㅁㄱ|\u1112\u1161\u11ab국; FR: 프|플|프라|프랑ㅅ; JP: 읿; GT: 고; CA: ㅋㄴㄷ; CF: 중앙 아프리카|중앙아프리카;
    CD: 콩고 민주공화국; MX: 맥시코; ZA: 남아공; AU: 오스트레일리아; TR: 터키; IT: 이태리`,
  cs: `CZ: cesko|ČESKO|c\u030cesko|Ceska republika; CL: ch; HR: chor; GR: recko; ES: spanelsko; CN: ČÍNA;
    TW: tchaj wan|tajvan; NL: holandsko; GB: velka britanie; KP: kldr`,
  'zh-Hans': `FR: 法国|法g|faguo|fa guo|fa'guo|Fǎguó|fag|fg; BE: 比利; RU: e luo si; CD: 刚果（金）; CG: 刚果(布);
    ID: 印尼; PH: feilvbin|fēilǜbīn; PE: bilu|milu; SA: 沙特; AE: alq`,
} satisfies { readonly [lang in Lang]?: string }

describe('a country is found by what people type', () => {
  it.each(casesByLanguage(typed))('in %s by %s', (lang, text, code) => {
    expect(found(lang, text)[0]).toBe(code)
  })

  it.each<[Lang, string]>([
    ['de', ' '],
    ['ar', '\u064e'],
    ['ar', 'ءءء'],
    ['hi', '\u093c'],
    ['he', '\u05b8'],
    ['he', '־'],
    ['ja', 'ー'],
    ['ja', '.'],
    ['es', 'xyz'],
    ['zh-Hans', "'"],
    ['ko', '·'],
    ['ko', '프라나'],
    ['zh-Hans', '（）'],
    ['zh-Hans', 'faguofaguo'],
  ])('but not in %s by %s', (lang, text) => {
    expect(found(lang, text)).toEqual([])
  })
})

describe('names that are found', () => {
  it('come in the alphabetical order of the language, those first that begin with the text', () => {
    expect(found('de', 'a').slice(0, 4)).toEqual(['AF', 'EG', 'AL', 'DZ'])
    expect(found('es', 'co').slice(0, 6)).toEqual(['CO', 'KM', 'KP', 'KR', 'CI', 'CR'])
    const names = found('de', 'land').map((id) => `${naming('de').spellings()[id]?.split('|')[0]}`)
    expect(names).toEqual([...names].sort(new Intl.Collator('de').compare))
  })

  it('come before what is found otherwise, and none twice', () => {
    const search = searchOn('de', 'twenty')
    for (const text of ['a', 'an', 'i', 'land', 'france', 'in']) {
      const codes = search(text, ['IT']).map(({ id }) => id)
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes).not.toContain('IT')
    }
    const { widen, inOrder } = naming('de')
    const byName = searchAmong(placesOf('twenty'), widen(fitByName), inOrder)
    expect(byName('france', []).map(({ id }) => id)).toEqual(['FR'])
    expect(byName('ungarn', [])).toEqual([])
  })

  it('are known by themselves, and with how else people write them once that was fetched', async () => {
    const names = { FR: 'Frankreich', DE: 'Deutschland' }
    const { spellings, loadSpellings, lang } = namingOf('de', names, async () => ({ DE: 'BRD|D' }), plain)
    expect([lang, spellings()]).toEqual(['de', names])
    await loadSpellings()
    expect(spellings()).toEqual({ FR: 'Frankreich', DE: 'Deutschland|BRD|D' })
  })

  it('are English where the language has none', () => {
    const { nameOf } = namingOf('de', { FR: 'Frankreich' }, async () => ({}), plain)
    const [france, japan] = ['FR', 'JP'].map((code) => countries.find(({ id }) => id === code) as Place)
    expect([france, japan].map((country) => nameOf(country as Place))).toEqual(['Frankreich', 'Japan'])
  })
})

/** Names with the part that is marked in brackets, and what is typed. */
const parts = {
  de: `[Öst]erreich: oest|ost; Süd[korea]: KOREA; [Weiß]russland: weis; Weiß[russ]land: russ; Deutschland:  |germany`,
  es: `[Españ]a: espan; Costa [Rica]: rica`,
  ar: `[عُمان]: عمان; [ألمان]يا: المان; ال[برا]زيل: برا`,
  hi: `[फ़्रां]स: फ्रा`,
  ru: `[Йеме]н: иеме; [Папуа — Н]овая Гвинея: папуа н`,
  uk: `[Мʼя]нма: мя`,
  he: `ה[פילי]פינים: פילי; [צ׳יל]ה: ציל; י[פן]: פנ; ערב ה[סעודית]: סעודית`,
  ja: `[ドイ]ツ: どい; サウジ[アラ]ビア: あら; 中国: ちゅう`,
  fr: `[Saint-M]arin: st m; [Équ]ateur: l’equ`,
  nl: `Bel[gië]: gie; [Fil]ipijnen: de fil`,
  it: `[Perù]: peru; [Gia]ppone: il gia`,
  pl: `[Łot]wa: lot`,
  sv: `[Öst]errike: ost |ost; [S:t Lu]cia: saint lu`,
  tr: `[İtal]ya: ital; [Kırgız]istan: KIRGIZ`,
  'zh-Hans': `澳[大利]亚: 大利; [法]国: 法g; 法国: faguo`,
  ko: `[프랑]스: 플; 콩고[민주공]화국: 민주 공; 프랑스: ㅍㄹ`,
} satisfies { readonly [lang in Lang]?: string }

describe('what was typed is marked in a name', () => {
  it.each(casesByLanguage(parts))('in %s, of “%s”: %s', (lang, text, shown) => {
    const name = shown.replace(/[[\]]/g, '')
    const match = naming(lang).matchIn(name, text)
    const [from = 0, to = 0] = match ?? []
    expect(match ? `${name.slice(0, from)}[${name.slice(from, to)}]${name.slice(to)}` : name).toBe(shown)
  })
})
