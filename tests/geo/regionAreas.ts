import type { RegionCode } from '../../src/geo/place'
import type { RegionDeckName } from '../../src/geo/regions/regionDecks'

/**
 * Areas of regions in km², by the codes of a deck, as those who keep the statistics of the country have them. After a
 * dash comes the area with lakes, where the source draws large ones as land.
 */
type Areas = { readonly source: string; readonly areas: string }

const regionAreas: Readonly<Record<RegionDeckName, Areas>> = {
  US: {
    source: 'Census Bureau, 2010, land',
    areas: `AL 131171 AK 1477953 AZ 294207 AR 134771 CA 403466 CO 268431 CT 12542 DE 5047 DC 158 FL 138887 GA 148959 HI 16635
      ID 214045 IL 143793 IN 92789 IA 144669 KS 211754 KY 102269 LA 111898 ME 79883 MD 25142 MA 20202 MI 146435 MN 206232
      MS 121531 MO 178040 MT 376962 NE 198974 NV 284332 NH 23187 NJ 19047 NM 314161 NY 122057 NC 125920 ND 178711 OH 105829
      OK 177660 OR 248608 PA 115883 RI 2678 SC 77857 SD 196350 TN 106798 TX 676587 UT 212818 VT 23871 VA 102279 WA 172119
      WV 62259 WI 140268 WY 251470`,
  },
  CA: {
    source: 'Statistics Canada, land and fresh water',
    areas: `AB 661848 BC 944735 MB 647797 NB 72908 NL 405212 NS 55284 NT 1346106 NU 2093190 ON 1076395 PE 5660 QC 1542056
      SK 651036 YT 482443`,
  },
  MX: {
    source: 'INEGI, 2020',
    areas: `AGU 5616 BCN 71450 BCS 73909 CAM 57507 CHH 247413 CHP 73311 CMX 1494 COA 151595 COL 5627 DUR 123364 GRO 63596
      GUA 30607 HID 20821 JAL 78588 MEX 22351 MIC 58599 MOR 4879 NAY 27857 NLE 64156 OAX 93757 PUE 34306 QUE 11690 ROO 44705
      SIN 57365 SLP 61137 SON 179355 TAB 24731 TAM 80249 TLA 3997 VER 71823 YUC 39524 ZAC 75275`,
  },
  BR: {
    source: 'IBGE, 2020',
    areas: `AC 164173 AL 27831 AM 1559168 AP 142471 BA 564760 CE 148895 DF 5761 ES 46074 GO 340243 MA 329652 MG 586514
      MS 357148 MT 903207 PA 1245871 PB 56467 PE 98068 PI 251756 PR 199299 RJ 43750 RN 52810 RO 237765 RR 223645 RS 281707
      SC 95731 SE 21938 SP 248219 TO 277424`,
  },
  AR: {
    source: 'INDEC, 2010, P by the Instituto Geográfico Nacional; the islands of V that Argentina holds',
    areas: `A 155488 B 307571 C 203 D 76748 E 78781 F 89680 G 136351 H 99633 J 89651 K 102602 L 143440 M 148827 N 29801
      P 75488 Q 94078 R 203013 S 133007 T 22524 U 224686 V 21571 W 88199 X 165321 Y 53219 Z 243943`,
  },
  DE: {
    source: 'Statistisches Bundesamt, 2020',
    areas: `BB 29654 BE 891 BW 35748 BY 70542 HB 420 HE 21116 HH 755 MV 23295 NI 47710 NW 34112 RP 19858 SH 15804 SL 2571
      SN 18450 ST 20459 TH 16202`,
  },
  AT: {
    source: 'Statistik Austria, 2020',
    areas: '1 3965 2 9537 3 19180 4 11983 5 7155 6 16399 7 12648 8 2602 9 415',
  },
  CH: {
    source: 'Bundesamt für Statistik, with lakes',
    areas: `AG 1404 AI 172 AR 243 BE 5959 BL 518 BS 37 FR 1671 GE 282 GL 685 GR 7105 JU 839 LU 1493 NE 802 NW 276 OW 491
      SG 2028 SH 298 SO 790 SZ 908 TG 992 TI 2812 UR 1077 VD 3212 VS 5224 ZG 239 ZH 1729`,
  },
  FR: {
    source: 'Insee',
    areas: `20R 8680 ARA 69711 BFC 47784 BRE 27208 CVL 39151 GES 57441 HDF 31806 IDF 12011 NAQ 84036 NOR 29907 OCC 72724
      PAC 31400 PDL 32082`,
  },
  IT: {
    source: 'Istat, 2011',
    areas: `21 25387 23 3261 25 23864 32 13606 34 18407 36 7862 42 5416 45 22453 52 22987 55 8464 57 9401 62 17232 65 10832
      67 4461 72 13671 75 19541 77 10073 78 15222 82 25832 88 24100`,
  },
  ES: {
    source: 'Instituto Geográfico Nacional',
    areas: `AN 87597 AR 47720 AS 10604 CB 5321 CE 19 CL 94226 CM 79463 CN 7447 CT 32113 EX 41634 GA 29575 IB 4992 MC 11314
      MD 8028 ML 13 NC 10391 PV 7234 RI 5045 VC 23255`,
  },
  NL: {
    source: 'CBS, 2020, land',
    areas: 'DR 2633 FL 1412 FR 3336 GE 4964 GR 2324 LI 2147 NB 4905 NH 2665 OV 3319 UT 1485 ZE 1782 ZH 2700',
  },
  PL: {
    source: 'GUS, 2020',
    areas: `02 19947 04 17971 06 25123 08 13988 10 18219 12 15183 14 35559 16 9412 18 17846 20 20187 22 18323 24 12333
      26 11710 28 24173 30 29826 32 22905`,
  },
  CZ: {
    source: 'ČSÚ, 2020',
    areas: `10 496 20 10928 31 10058 32 7649 41 3310 42 5339 51 3163 52 4759 53 4519 63 6796 64 7187 71 5272 72 3963
      80 5431`,
  },
  SE: {
    source: 'SCB, Markanvändningen i Sverige, land',
    areas: `AB 6526 AC 54664 BD 97242 C 8192 D 6076-7026 E 10545-12224 F 10437-11693 G 8425-9385 H 11166 I 3134 K 2931
      M 10969 N 5427 O 23797-28779 S 17517-21789 T 8504-9633 U 5118 W 28030 X 18119 Y 21552 Z 48945`,
  },
  TR: {
    source: 'Harita Genel Müdürlüğü, with lakes; without Lake Van before the dash',
    areas: `01 13844 02 7337 03 14016 04 11099 05 5628 06 25632 07 20177 08 7393 09 8116 10 14583 11 4179 12 8004
      13 7095-8413 14 8313 15 7175 16 10813 17 9817 18 7542 19 12428 20 12134 21 15168 22 6145 23 9383 24 11815
      25 25006 26 13960 27 6803 28 7025 29 6668 30 7095 31 5524 32 8946 33 16010 34 5461 35 11891 36 10193 37 13064
      38 16970 39 6459 40 6584 41 3397 42 40838 43 11634 44 12259 45 13339 46 14520 47 8780 48 12654 49 8650 50 5485
      51 7234 52 5861 53 3835 54 4824 55 9725 56 5717 57 5717 58 28164 59 6190 60 10042 61 4628 62 7582 63 19242
      64 5555 65 19414-20921 66 13690 67 3342 68 7659 69 3746 70 8678 71 4791 72 4477 73 7078 74 2330 75 4934 76 3664
      77 798 78 4142 79 1412 80 3320 81 2492`,
  },
  JP: {
    source: 'Geospatial Information Authority, 2020; 01 without the islands that Russia holds',
    areas: `01 78421 02 9646 03 15275 04 7282 05 11638 06 9323 07 13784 08 6097 09 6408 10 6362 11 3798 12 5157 13 2194
      14 2416 15 12584 16 4248 17 4186 18 4191 19 4465 20 13562 21 10621 22 7777 23 5173 24 5774 25 4017 26 4612 27 1905
      28 8401 29 3691 30 4725 31 3507 32 6708 33 7114 34 8480 35 6113 36 4147 37 1877 38 5676 39 7104 40 4987 41 2441
      42 4131 43 7409 44 6341 45 7735 46 9187 47 2281`,
  },
  ZA: {
    source: 'Statistics South Africa, 2011',
    areas: 'EC 168966 FS 129825 GP 18178 KZN 94361 LP 125754 MP 76495 NC 372889 NW 104882 WC 129462',
  },
  AU: {
    source: 'Geoscience Australia',
    areas: 'ACT 2358 NSW 801150 NT 1348094 QLD 1729742 SA 984321 TAS 68401 VIC 227444 WA 2527013',
  },
  GB: {
    source: 'Office for National Statistics, to mean high water; NIR with Lough Neagh',
    areas: `NIR 14130 SCT 77910 TLC 8573 TLD 14106 TLE 15408 TLF 15623 TLG 12998 TLH 19109 TLI 1572 TLJ 19072 TLK 23837
      WLS 20735`,
  },
}

const LAKES = 'drawn with the water around it: its shores are not in the source'
const TRACE = 'so small that the source has a polygon in its place'
const ROUGH = 'drawn with borders that run elsewhere'

/** Regions that are drawn more than a tenth larger or smaller than they are, and why. None is sought. */
export const tooFarOff: { readonly [code in RegionCode]?: string } = {
  'AR-C': 'drawn with suburbs that are in the province',
  'CH-BS': TRACE,
  'ES-CE': TRACE,
  'ES-ML': TRACE,
  'NL-FL': LAKES,
  'NL-FR': LAKES,
  'NL-NH': LAKES,
  'NL-ZH': LAKES,
  'SE-C': 'drawn without Heby, which joined it in 2007',
  'SE-U': 'drawn with Heby, which left it in 2007',
  'TR-01': ROUGH,
  'TR-05': ROUGH,
  'TR-11': ROUGH,
  'TR-22': ROUGH,
  'TR-34': ROUGH,
  'TR-41': ROUGH,
  'TR-47': ROUGH,
  'TR-49': ROUGH,
  'TR-54': ROUGH,
  'TR-56': ROUGH,
  'TR-59': ROUGH,
  'TR-64': ROUGH,
  'TR-77': ROUGH,
  'TR-80': ROUGH,
}

/** Area of each region of a deck in km², without lakes and with those that may be drawn as land. */
export function areasOf(
  deck: RegionDeckName,
): ReadonlyMap<RegionCode, readonly [least: number, most: number]> {
  const entries = [...regionAreas[deck].areas.matchAll(/(\w+)\s+(\d+)(?:-(\d+))?(?=\s|$)/g)]
  return new Map(
    entries.map(([, region = '', least, most = least]) => [
      `${deck}-${region}`,
      [Number(least), Number(most)],
    ]),
  )
}
