import { describe, expect, it } from 'vitest'
import { type Country, countriesOf } from '../../src/geo/countries'
import { FIT, fitByName } from '../../src/geo/names/fit'
import { folds as plain } from '../../src/geo/names/folds/plain'
import { namingOf } from '../../src/geo/names/naming'
import { searchAmong } from '../../src/geo/names/search'
import { all, type Lang, namings, searchOn } from './namings'

const countries = countriesOf('twenty')

const naming = (lang: Lang) => namings[lang]
const world = countriesOf('world')
/** The countries whose names in a language have a text. */
const found = (lang: Lang, text: string) => {
  const { widen, inOrder } = naming(lang)
  const nothing = widen(() => () => FIT.none)
  return searchAmong(world, nothing, inOrder)(text, []).map(({ id }) => id)
}
const marked = (lang: Lang, name: string, text: string) => {
  const match = naming(lang).matchIn(name, text)
  return match && name.slice(...match)
}

describe('a country is found by what people type', () => {
  it.each<[Lang, string, string]>([
    ['de', 'Deutschland', 'DE'],
    ['de', 'österreich', 'AT'],
    ['de', 'Oesterreich', 'AT'],
    ['de', 'osterreich', 'AT'],
    ['de', 'SÜDKOREA', 'KR'],
    ['de', 'suedkorea', 'KR'],
    ['de', 'großbritannien', 'GB'],
    ['de', 'grossbritannien', 'GB'],
    ['de', 'elfenbeinkueste', 'CI'],
    ['de', 'tuerk', 'TR'],
    ['de', 'Weissrussland', 'BY'],
    ['de', 'o\u0308sterreich', 'AT'],

    ['es', 'España', 'ES'],
    ['es', 'espana', 'ES'],
    ['es', 'ESPAÑA', 'ES'],
    ['es', 'espan\u0303a', 'ES'],
    ['es', 'mejico', 'MX'],
    ['es', 'japon', 'JP'],
    ['es', 'japón', 'JP'],
    ['es', 'costa de marfil', 'CI'],
    ['es', 'eeuu', 'US'],
    ['es', 'holanda', 'NL'],

    ['ar', 'ألمانيا', 'DE'],
    ['ar', 'المانيا', 'DE'],
    ['ar', 'أَلْمَانِيَا', 'DE'],
    ['ar', 'البرازيل', 'BR'],
    ['ar', 'برازيل', 'BR'],
    ['ar', 'الفرنسا', 'FR'],
    ['ar', 'سوريه', 'SY'],
    ['ar', 'اليونـــان', 'GR'],
    ['ar', 'ايطاليا', 'IT'],
    ['ar', 'سعوديه', 'SA'],
    ['ar', 'المملكه المتحده', 'GB'],
    ['ar', 'جزاير', 'DZ'],

    ['hi', 'भारत', 'IN'],
    ['hi', 'फ़्रांस', 'FR'],
    ['hi', 'फ्रांस', 'FR'],
    ['hi', 'फ्रान्स', 'FR'],
    ['hi', 'ब्राजील', 'BR'],
    ['hi', '\u092c\u094d\u0930\u093e\u091c\u093c\u0940\u0932', 'BR'],
    ['hi', 'आस्ट्रेलिया', 'AU'],
    ['hi', 'थाईलैण्ड', 'TH'],
    ['hi', 'अमरीका', 'US'],
    ['hi', 'रुस', 'RU'],
    ['hi', 'यूँनान', 'GR'],

    ['ja', '日本', 'JP'],
    ['ja', 'にほん', 'JP'],
    ['ja', 'にほn', 'JP'],
    ['ja', 'ニッポン', 'JP'],
    ['ja', 'にっぽん', 'JP'],
    ['ja', 'ちゅうごく', 'CN'],
    ['ja', 'どいつ', 'DE'],
    ['ja', 'ﾄﾞｲﾂ', 'DE'],
    ['ja', 'べとなむ', 'VN'],
    ['ja', 'ヴェトナム', 'VN'],
    ['ja', 'みなみあふりか', 'ZA'],
    ['ja', 'さうじあらびあ', 'SA'],
    ['ja', 'おすとりあ', 'AT'],

    ['ru', 'Россия', 'RU'],
    ['ru', 'чЕХИЯ', 'CZ'],
    ['ru', 'соединённые', 'US'],
    ['ru', 'соединенные', 'US'],
    ['ru', 'белоруссия', 'BY'],
    ['ru', 'кыргызстан', 'KG'],
    ['ru', 'тайланд', 'TH'],
    ['ru', 'сеи\u0306шелы', 'SC'],
    ['ru', 'папуа новая', 'PG'],
    ['ru', 'кот дивуар', 'CI'],
    ['ru', "кот-д'ивуар", 'CI'],
    ['ru', 'голландия', 'NL'],
    ['ru', 'южно африканская', 'ZA'],

    ['fr', 'États-Unis', 'US'],
    ['fr', 'etats unis', 'US'],
    ['fr', 'LES ÉTATS-UNIS', 'US'],
    ['fr', 'e\u0301tats-unis', 'US'],
    ['fr', 'l’italie', 'IT'],
    ['fr', "cote d'ivoire", 'CI'],
    ['fr', 'le bresil', 'BR'],
    ['fr', 'hollande', 'NL'],
    ['fr', 'St Vincent', 'VC'],
    ['fr', 'Ste-Lucie', 'LC'],
    ['fr', 'ile maurice', 'MU'],
    ['fr', 'république tchèque', 'CZ'],
    ['fr', 'la', 'LA'],
    ['pt-BR', 'japao', 'JP'],
    ['pt-BR', 'JAPÃO', 'JP'],
    ['pt-BR', 'japa\u0303o', 'JP'],
    ['pt-BR', 'mocambique', 'MZ'],
    ['pt-BR', 'Guine Bissau', 'GW'],
    ['pt-BR', 'bielorrússia', 'BY'],
    ['pt-BR', 'holanda', 'NL'],
    ['pt-BR', 'eua', 'US'],
    ['pt-BR', 'vietname', 'VN'],
    ['pt-BR', 'coreia do sul', 'KR'],
    ['pt-BR', 'republica checa', 'CZ'],

    ['uk', 'Україна', 'UA'],
    ['uk', 'украі\u0308на', 'UA'],
    ['uk', 'вʼєтнам', 'VN'],
    ['uk', 'в’єтнам', 'VN'],
    ['uk', "в'єтнам", 'VN'],
    ['uk', 'в*єтнам', 'VN'],
    ['uk', 'вєтнам', 'VN'],
    ['uk', 'ґреція', 'GR'],
    ['uk', 'кот дівуар', 'CI'],
    ['uk', 'великобританія', 'GB'],
    ['uk', 'боснія та', 'BA'],
    ['uk', 'сакартвело', 'GE'],
    ['uk', 'південна африка', 'ZA'],

    ['he', 'ישראל', 'IL'],
    ['he', 'יִשְׂרָאֵל', 'IL'],
    ['he', 'צרפת', 'FR'],
    ['he', 'איטליה', 'IT'],
    ['he', 'פולינ', 'PL'],
    ['he', 'יפנ', 'JP'],
    ['he', "ארה''ב", 'US'],
    ['he', 'ארה"ב', 'US'],
    ['he', 'ארהב', 'US'],
    ['he', "צ'ילה", 'CL'],
    ['he', 'צילה', 'CL'],
    ['he', 'דרום־קוריאה', 'KR'],
    ['he', 'דרום-קוריאה', 'KR'],
    ['he', 'דרום קוריה', 'KR'],
    ['he', 'הסעודיה', 'SA'],
    ['he', 'ערב סעודית', 'SA'],
    ['he', 'פיליפינים', 'PH'],
    ['he', 'ויאטנם', 'VN'],
    ['he', 'שוויץ', 'CH'],
    ['he', 'אפגניסטאן', 'AF'],
    ['he', 'מאלטה', 'MT'],
    ['he', 'אירן', 'IR'],
    ['he', 'גינאה', 'GN'],
    ['he', 'הולנד', 'NL'],
    ['he', 'נורבגיה', 'NO'],

    ['nl', 'België', 'BE'],
    ['nl', 'belgie', 'BE'],
    ['nl', 'BELGIE\u0308', 'BE'],
    ['nl', 'het verenigd koninkrijk', 'GB'],
    ['nl', 'de filipijnen', 'PH'],
    ['nl', 'zuidkorea', 'KR'],
    ['nl', 'zuid korea', 'KR'],
    ['nl', 'ĳsland', 'IS'],
    ['nl', 'holland', 'NL'],
    ['nl', 'witrusland', 'BY'],
    ['nl', 'Sint Vincent', 'VC'],
    ['nl', 'st. lucia', 'LC'],
    ['nl', '’t vaticaan', 'VA'],

    ['it', 'Città del Vaticano', 'VA'],
    ['it', 'citta del vaticano', 'VA'],
    ['it', 'PERU', 'PE'],
    ['it', 'peru\u0300', 'PE'],
    ['it', "l'italia", 'IT'],
    ['it', 'gli stati uniti', 'US'],
    ['it', 'lo zambia', 'ZM'],
    ['it', 'i paesi bassi', 'NL'],
    ['it', 'olanda', 'NL'],
    ['it', 'costa davorio', 'CI'],
    ['it', 'birmania', 'MM'],
    ['it', 'guinea bissau', 'GW'],
    ['it', 'la', 'LA'],
    ['pl', 'ŁOTWA', 'LV'],
    ['pl', 'lotwa', 'LV'],
    ['pl', 'wegry', 'HU'],
    ['pl', 'bialorus', 'BY'],
    ['pl', 'zjednoczone krolestwo', 'GB'],
    ['pl', 'Wybrzeze Kosci Sloniowej', 'CI'],
    ['pl', 'gwinea-bissau', 'GW'],
    ['pl', 'rpa', 'ZA'],
    ['pl', 'birma', 'MM'],
    ['pl', 'niderlandy', 'NL'],
    ['pl', 'afryka poludniowa', 'ZA'],

    ['sv', 'Österrike', 'AT'],
    ['sv', 'osterrike', 'AT'],
    ['sv', 'O\u0308STERRIKE', 'AT'],
    ['sv', 'vitryssland', 'BY'],
    ['sv', 'sankt lucia', 'LC'],
    ['sv', 'st kitts', 'KN'],
    ['sv', 'S:t Vincent', 'VC'],
    ['sv', 'holland', 'NL'],
    ['sv', 'förenta', 'US'],
    ['sv', 'mocambique', 'MZ'],
    ['sv', 'saudi arabien', 'SA'],
    ['sv', 'bosnien-herz', 'BA'],

    ['tr', 'İTALYA', 'IT'],
    ['tr', 'ıtalya', 'IT'],
    ['tr', 'TÜRKİYE', 'TR'],
    ['tr', 'turkiye', 'TR'],
    ['tr', 'MISIR', 'EG'],
    ['tr', 'mısır', 'EG'],
    ['tr', 'misir', 'EG'],
    ['tr', 'irak', 'IQ'],
    ['tr', 'kirgizistan', 'KG'],
    ['tr', 'fildisi sahili', 'CI'],
    ['tr', 'güney afrika cumhuriyeti', 'ZA'],
    ['tr', 'abd', 'US'],
    ['tr', 'ingiltere', 'GB'],
    ['tr', 'beyaz rusya', 'BY'],

    ['id', 'jepang', 'JP'],
    ['id', 'PERANCIS', 'FR'],
    ['id', 'cina', 'CN'],
    ['id', 'china', 'CN'],
    ['id', 'britania raya', 'GB'],
    ['id', 'inggris', 'GB'],
    ['id', 'korsel', 'KR'],
    ['id', 'afsel', 'ZA'],
    ['id', 'brunei', 'BN'],
    ['id', 'timor-leste', 'TL'],
    ['id', 'cote d’ivoire', 'CI'],
    ['id', 'costa rica', 'CR'],
    ['id', 'guinea bissau', 'GW'],
    ['ko', '한', 'KR'],
    ['ko', '하', 'KR'],
    ['ko', '프', 'FR'],
    ['ko', '플', 'FR'],
    ['ko', '프라', 'FR'],
    ['ko', '프랑ㅅ', 'FR'],
    ['ko', '읿', 'JP'],
    ['ko', '고', 'GT'],
    ['ko', 'ㅋㄴㄷ', 'CA'],
    ['ko', 'ㄷㅎㅁㄱ', 'KR'],
    ['ko', '\u1112\u1161\u11ab국', 'KR'],
    ['ko', '중앙 아프리카', 'CF'],
    ['ko', '중앙아프리카', 'CF'],
    ['ko', '콩고 민주공화국', 'CD'],
    ['ko', '맥시코', 'MX'],
    ['ko', '남아공', 'ZA'],
    ['ko', '오스트레일리아', 'AU'],
    ['ko', '터키', 'TR'],
    ['ko', '이태리', 'IT'],
    ['cs', 'cesko', 'CZ'],

    ['zh-Hans', '法国', 'FR'],
    ['zh-Hans', '比利', 'BE'],
    ['zh-Hans', '法g', 'FR'],
    ['zh-Hans', 'faguo', 'FR'],
    ['zh-Hans', 'fa guo', 'FR'],
    ['zh-Hans', "fa'guo", 'FR'],
    ['zh-Hans', 'Fǎguó', 'FR'],
    ['zh-Hans', 'fag', 'FR'],
    ['zh-Hans', 'fg', 'FR'],
    ['zh-Hans', 'e luo si', 'RU'],
    ['zh-Hans', '刚果（金）', 'CD'],
    ['zh-Hans', '刚果(布)', 'CG'],
    ['zh-Hans', '印尼', 'ID'],
    ['zh-Hans', 'feilvbin', 'PH'],
    ['zh-Hans', 'fēilǜbīn', 'PH'],
    ['zh-Hans', 'bilu', 'PE'],
    ['zh-Hans', 'milu', 'PE'],
    ['zh-Hans', '沙特', 'SA'],
    ['zh-Hans', 'alq', 'AE'],
    ['cs', 'ČESKO', 'CZ'],
    ['cs', 'c\u030cesko', 'CZ'],
    ['cs', 'Ceska republika', 'CZ'],
    ['cs', 'ch', 'CL'],
    ['cs', 'chor', 'HR'],
    ['cs', 'recko', 'GR'],
    ['cs', 'spanelsko', 'ES'],
    ['cs', 'ČÍNA', 'CN'],
    ['cs', 'tchaj wan', 'TW'],
    ['cs', 'tajvan', 'TW'],
    ['cs', 'holandsko', 'NL'],
    ['cs', 'velka britanie', 'GB'],
    ['cs', 'kldr', 'KP'],
  ])('in %s by %s', (lang, text, code) => {
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
  it.each(['ru', 'uk', 'he'] as const)('in %s begin with the country that is typed in full', (lang) => {
    const others = Object.entries(all[lang]).filter(
      ([code, spellings]) => found(lang, `${spellings?.split('|')[0]}`)[0] !== code,
    )
    expect(others).toEqual([])
  })

  it('come in the alphabetical order of the language, those first that begin with the text', () => {
    expect(found('de', 'a').slice(0, 4)).toEqual(['AF', 'EG', 'AL', 'DZ'])
    expect(found('es', 'co').slice(0, 6)).toEqual(['CO', 'KM', 'KP', 'KR', 'CI', 'CR'])
    const names = found('de', 'land').map((id) => `${all.de[id]?.split('|')[0]}`)
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
    const byName = searchAmong(countriesOf('twenty'), widen(fitByName), inOrder)
    expect(byName('france', []).map(({ id }) => id)).toEqual(['FR'])
    expect(byName('ungarn', [])).toEqual([])
  })

  it('are English where the language has none', () => {
    const { nameOf } = namingOf('de', { FR: 'Frankreich' }, async () => ({}), plain)
    const [france, japan] = ['FR', 'JP'].map((code) => countries.find(({ id }) => id === code) as Country)
    expect([france, japan].map((country) => nameOf(country as Country))).toEqual(['Frankreich', 'Japan'])
  })
})

describe('what was typed is marked in a name', () => {
  it.each<[Lang, string, string, string | undefined]>([
    ['de', 'Österreich', 'oest', 'Öst'],
    ['de', 'Österreich', 'ost', 'Öst'],
    ['de', 'Südkorea', 'KOREA', 'korea'],
    ['de', 'Weißrussland', 'weis', 'Weiß'],
    ['de', 'Weißrussland', 'russ', 'russ'],
    ['de', 'Deutschland', 'germany', undefined],
    ['de', 'Deutschland', ' ', undefined],
    ['es', 'España', 'espan', 'Españ'],
    ['es', 'Costa Rica', 'rica', 'Rica'],
    ['ar', 'عُمان', 'عمان', 'عُمان'],
    ['ar', 'ألمانيا', 'المان', 'ألمان'],
    ['ar', 'البرازيل', 'برا', 'برا'],
    ['hi', 'फ़्रांस', 'फ्रा', 'फ़्रां'],
    ['ru', 'Йемен', 'иеме', 'Йеме'],
    ['ru', 'Папуа — Новая Гвинея', 'папуа н', 'Папуа — Н'],
    ['uk', 'Мʼянма', 'мя', 'Мʼя'],
    ['he', 'הפיליפינים', 'פילי', 'פילי'],
    ['he', 'צ׳ילה', 'ציל', 'צ׳יל'],
    ['he', 'יפן', 'פנ', 'פן'],
    ['he', 'ערב הסעודית', 'סעודית', 'סעודית'],
    ['ja', 'ドイツ', 'どい', 'ドイ'],
    ['ja', 'サウジアラビア', 'あら', 'アラ'],
    ['ja', '中国', 'ちゅう', undefined],
    ['fr', 'Saint-Marin', 'st m', 'Saint-M'],
    ['fr', 'Équateur', 'l’equ', 'Équ'],
    ['nl', 'België', 'gie', 'gië'],
    ['nl', 'Filipijnen', 'de fil', 'Fil'],
    ['it', 'Perù', 'peru', 'Perù'],
    ['it', 'Giappone', 'il gia', 'Gia'],
    ['pl', 'Łotwa', 'lot', 'Łot'],

    ['sv', 'Österrike', 'ost', 'Öst'],
    ['sv', 'S:t Lucia', 'saint lu', 'S:t Lu'],
    ['tr', 'İtalya', 'ital', 'İtal'],
    ['tr', 'Kırgızistan', 'KIRGIZ', 'Kırgız'],
    ['zh-Hans', '澳大利亚', '大利', '大利'],
    ['ko', '프랑스', '플', '프랑'],
    ['ko', '콩고민주공화국', '민주 공', '민주공'],
    ['ko', '프랑스', 'ㅍㄹ', undefined],
    ['zh-Hans', '法国', '法g', '法'],
    ['zh-Hans', '法国', 'faguo', undefined],
  ])('in %s, in %s by %s', (lang, name, text, part) => {
    expect(marked(lang, name, text)).toBe(part)
  })
})
