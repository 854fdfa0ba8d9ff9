import { describe, expect, it } from 'vitest'
import { spellingsIn } from '../../scripts/words/countryNames'
import { romajiOf } from '../../scripts/words/romaji'
import { casesOf } from '../geo/cases'

describe('a Japanese name in Latin letters', () => {
  it.each(
    casesOf(`
      furansu: フランス; doitsu: どいつ; kankoku: かんこく; nippon: にっぽん; chuugoku: ちゅうごく;
      masharushotou: マーシャルしょとう; fiji: フィジー; suweden: スウェーデン; vetonamu: ヴェトナム;
      ukuraina: ウクライナ; jei: ジェイ; higashitimoru: ひがしティモール; du: ドゥ; guatemara: グァテマラ;
      kyuba: キューバ; morokko: モロッコ; nyuyoku: ニューヨーク; win: ウィーン; botsuwana: ボツワナ;
      antiguababuda: アンティグア・バーブーダ`),
  )('of %s is %s', (kana, latin) => {
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
