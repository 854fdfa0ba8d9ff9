import { casesOf } from './cases'

/** What people type, and the countries that come first for it. */
export const spellings = [
  // Names that are easily taken for each other.
  `
    CD CG: congo;
    CD: dr congo|drc|rdc|D.R. Congo|democratic republic of the congo|democratic rep|zaire|Zaïre|congo kinshasa|congo (kin;
    CG: republic of the congo|republic of the|congo brazzaville|congo republic; GN GW GQ PG: guinea;
    GW: guinea bissau|guinea-b; GN: guinea conakry; GQ: equatorial; PG: papua|png|new guinea; KR KP: korea|kore;
    KP: north korea|dprk; KR: south korea|rok|republic of korea; NE NG: niger; NG: nigeria; NE: nigr;
    DM DO: dominica; DO: dominican|dominican rep|república dominicana; OM RO: oman; ML SO: mali; IN: india;
    TD: chad; IR: iran; IQ: iraq; GE: georgia; SK: slovakia; SI: slovenia; SK SI: slov; AT: austria;
    AU: australia; AU AT: austr; IE: ireland; GB: northern ireland; SD SS: sudan; SS: south sudan;
    WS: samoa|western samoa; MU: mauritius; MR: mauritania; MR MU: maurit; LI: liech|lichtenstein;
    PY: paraguay; UY: uruguay`,
  // Former names and names of before a change.
  `
    CZ: czech|czech republic|the czech republic|česko|bohemia; MM: burma|birma;
    SZ: swaziland|swazi|eswatini; MK: macedonia|fyrom; LK: ceylon; IR: persia; TH: siam; BF: upper volta;
    BJ: dahomey; GH: gold coast; ZW: rhodesia; ZM: northern rhodesia; MW: nyasaland; BW: bechuanaland;
    LS: basutoland; ET: abyssinia; IQ: mesopotamia; TW: formosa; KH: kampuchea; TZ: tanganyika|zanzibar;
    NA: south west africa; VU: new hebrides; TV: ellice islands; KI: gilbert islands; BZ: british honduras;
    GY: british guiana; SR: dutch guiana|surinam; MD: moldavia; BY: byelorussia|belorussia|white russia;
    KG: kirghizia; BD: east pakistan; MY: malaya; JO: transjordan`,
  // Two names at once.
  `
    CI: ivory|ivory coast|côte d’ivoire|cote d'ivoire|cote d; TL: east timor|timor|timor-leste|timor leste;
    CV: cape verde|cabo verde|cabo; NL: holland|netherlands|the netherlands;
    GB: england|scotland|great britain; TR: turkiye|türkiye; VA: holy see|vatican;
    PS: west bank|gaza|palestinian|state of palestine; TW: republic of china|chinese taipei;
    CN: people’s republic of china; BN: brunei darussalam; VN: viet nam|vietnam; LA: lao pdr|lao;
    SY: syrian arab republic; SK: slovak republic; KG: kyrgyz|kyrgyz republic; GR: hellas|hellenic;
    CH: swiss; FM: federated states of micronesia; IE: republic of ireland|eire|éire; NZ: aotearoa;
    BA: bosnia|herzegovina|bosnia & herzegovina|bosnia-herzegovina; TT: trinidad|tobago|trinidad & tobago;
    AG: antigua|barbuda; KN: st kitts|st. kitts|saint kitts|nevis; LC: st lucia|st. lucia|saint lucia;
    VC: st vincent|st. vincent and the grenadines|grenadines; GD: grenada; KN LC VC: saint;
    ST: sao tome|são tomé|principe; GM: the gambia; BS: the bahamas; MV: the maldives; UA: the ukraine`,
  // Short ones.
  `
    AE: uae|emirates; CF: car; SA: ksa|saudi; GB UA: uk; US: us|usa|u.s.a.; NZ: nz; ZA: rsa; BA: bih;
    FM: fsm; CN: prc; TW: roc; IE: roi; DO CD: dr; MH: rmi`,
  // What people call their own country.
  `
    JP: nippon; FI: suomi; SE: sverige; NO: norge; DK: danmark; IS: ísland; NL: nederland; BE: belgique;
    CH: schweiz|svizzera; AT: österreich|oesterreich; HR: hrvatska; HU: magyar; AL: shqiperi;
    ME: crna gora; RS: srbija; EE: eesti; LV: latvija; LT: lietuva; UA: україна; GE: sakartvelo;
    AM: hayastan; BT: druk yul; PH: pilipinas; EG: misr; MA: المغرب; KR: 한국; OM: عمان`,
  // Slips of the finger.
  `
    PH: phillipines|philipines; CO: columbia; EC: equador; BW: bostwana; MG: madagaskar; KZ: kazakstan;
    AZ: azerbaijian; LU: luxemburg; LY: lybia; GT: guatamala; VE: venezula; MY: malasia; MZ: mozambiqe;
    ZW: zimbabwee`,
].flatMap(casesOf)
