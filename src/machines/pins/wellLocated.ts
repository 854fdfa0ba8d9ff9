// Made by `npm run make:order`; do not edit.
import type { CountryCode } from '../../geo/countries'

/**
 * All possible targets, from countries that most people find on a globe to those that few do: docs/rules.md explains how
 * that is derived from their areas, their populations and how often they are named.
 */
export const wellLocated = [
  'US CN IN RU MX FR DE JP CA IT BR EG ES AU VN ZA GB ID IR KR TR PK IQ PL SA TH CO SE NL PE AR CL',
  'CH MY GR AF IE NG IL PH BD BE DZ CU MA KZ SD RO MM PT DK ET FI HU UA SG NO AE KP AT TW KE CI UZ',
  'CR VE DO TZ GE PA CD EC ML TD GH LK SV CF BY NZ GT TG SS UG AZ NP BO QA BG LU OM TN IS SK KW AO',
  'PY ZM RW HR CV KH JO AL UY LT ZW SY MZ MG HN GN MU CM CZ SI YE LV LB BH NI SN BW RS AM GD LY EE',
  'CG MN LC NE NA PG MW TM HT CY BF MK LA TT SL PS SO BJ JM GY BA TJ MT KG GA FJ MR BS MD LR BZ BI',
  'BN ME KM BB SB ER WS BT ST GQ SR MV AD XK SZ DM GM LS DJ GW LI TL SC AG VU VC KN TO KI PW',
].flatMap((line) => line.split(' ')) as readonly CountryCode[]
