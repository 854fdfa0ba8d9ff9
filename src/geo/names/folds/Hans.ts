import { type Fold, plainLetters } from './plain'

/** Traditional characters that names of countries are written with, each before the simplified one. */
const TRADITIONAL = `
  亞亚來来倫伦內内別别剛刚勞劳區区喬乔國国圖图堅坚奧奥寧宁岡冈島岛幾几庫库愛爱撾挝敘叙時时東东湯汤濟济灣湾烏乌
  爾尔獅狮盧卢眾众祕秘約约納纳紐纽紹绍維维緬缅羅罗羣群義义聖圣聯联脫脱臘腊臺台與与茲兹華华萊莱萬万葉叶蓋盖薩萨
  蘇苏蘭兰衆众裏里裡里諾诺貝贝買买賓宾賴赖賽赛贊赞達达錫锡長长門门陸陆韋韦韓韩頓顿領领顛颠馬马魯鲁鮮鲜麥麦
`.matchAll(/(\p{Script=Han})(\p{Script=Han})/gu)

const simplified = new Map([...TRADITIONAL].map(([, traditional = '', simple = '']) => [traditional, simple]))

/**
 * Simplified Chinese folding: characters, traditional ones as simplified, and their pinyin readings, without tones,
 * brackets or separators between syllables (`fa guo` equals `fa'guo`). Removes Latin letters at the end of a
 * composition, as in `法g`, which are not a character yet.
 */
export const folds: readonly Fold[] = [
  (text) =>
    plainLetters(text)
      .replace(/[\s()]/g, '')
      .replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character)
      .replace(/(\p{Script=Han})[a-z]+$/u, '$1'),
]
