import { describe, expect, it } from 'vitest'
import { spellingsIn } from '../../scripts/words/countryNames'
import { romajiOf } from '../../scripts/words/romaji'

describe('a Japanese name in Latin letters', () => {
  it.each([
    ['フランス', 'furansu'],
    ['どいつ', 'doitsu'],
    ['かんこく', 'kankoku'],
    ['にっぽん', 'nippon'],
    ['ちゅうごく', 'chuugoku'],
    ['マーシャルしょとう', 'masharushotou'],
    ['フィジー', 'fiji'],
    ['スウェーデン', 'suweden'],
    ['ヴェトナム', 'vetonamu'],
    ['ウクライナ', 'ukuraina'],
    ['ジェイ', 'jei'],
    ['ひがしティモール', 'higashitimoru'],
    ['ドゥ', 'du'],
    ['グァテマラ', 'guatemara'],
    ['キューバ', 'kyuba'],
    ['モロッコ', 'morokko'],
    ['ニューヨーク', 'nyuyoku'],
    ['ウィーン', 'win'],
    ['ボツワナ', 'botsuwana'],
    ['アンティグア・バーブーダ', 'antiguababuda'],
  ])('of %s is %s', (kana, latin) => {
    expect(romajiOf(kana)).toBe(latin)
  })

  it('is there for kana alone', () => {
    expect(romajiOf('南アフリカ')).toBeUndefined()
    expect(romajiOf('UAE')).toBeUndefined()
  })

  it('has letters alone, for every country', () => {
    const without = Object.values(spellingsIn('ja')).filter(
      (each) => !each.split('|').some((spelling) => /^[a-z]{3,}$/.test(spelling)),
    )
    expect(without).toEqual([])
    const all = Object.values(spellingsIn('ja')).flatMap((each) =>
      each.split('|').flatMap((one) => romajiOf(one) ?? []),
    )
    expect(all.filter((latin) => !/^[a-z]+$/.test(latin))).toEqual([])
  })
})
