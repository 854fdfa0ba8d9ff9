import type { CountryCode } from '../countries'
import { type Deck, enrolDecks } from '../decks'
import './others'

/** Can be guessed, but have too few corners to be sought. */
const tooPlain: readonly string[] = 'FM MC MH NR SM TV VA'.split(' ')

/** The larger decks. Each lists its countries, so that one more can be appended without moving the others. */
export const worldDecks = {
  world: deck(
    1,
    'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG',
    'CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH',
    'GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ',
    'LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG',
    'NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM',
    'SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS',
    'XK YE ZA ZM ZW',
  ),
  africa: deck(
    1,
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU',
    'MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
  ),
  americas: deck(
    1,
    'AG AR BB BO BR BS BZ CA CL CO CR CU DM DO EC GD GT GY HN HT JM KN LC MX NI PA PE PY SR SV TT US',
    'UY VC VE',
  ),
  asia: deck(
    1,
    'AE AF AM AZ BD BH BN BT CN CY EG GE ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MV MY',
    'NP OM PH PK PS QA RU SA SG SY TH TJ TL TM TR TW UZ VN YE',
  ),
  europe: deck(
    1,
    'AD AL AM AT AZ BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GE GR HR HU IE IS IT KZ LI LT LU LV MC',
    'MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM TR UA VA XK',
  ),
  oceania: deck(1, 'AU FJ FM KI MH NR NZ PG PW SB TO TV VU WS'),
} satisfies Readonly<Record<string, Deck>>

enrolDecks(worldDecks)

/** A deck from lines of codes, parted by blanks. */
function deck(version: number, ...lines: readonly string[]): Deck {
  const codes = lines.join(' ').split(' ') as readonly string[] as readonly CountryCode[]
  return { version, codes, targets: codes.filter((code) => !tooPlain.includes(code)) }
}
