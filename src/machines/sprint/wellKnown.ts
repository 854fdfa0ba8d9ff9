// Made by `npm run make:order`; do not edit.
import type { CountryCode } from '../../geo/countries'

/**
 * All possible targets, from well-known outlines to little-known ones: docs/rules.md explains how that is derived from
 * their areas, their populations and their shapes.
 */
export const wellKnown = [
  'ID RU MX IN CN PK AR US CA BR JP MM CD VN PH PE TH CO MZ IR EG ET ZA CL IT AU FR MY SA ML GB DZ',
  'UZ AF TR NE NG CM MA BD SD ES UA KZ MG SO AO KE TZ TD PG VE ZM KR NP YE IQ SS DE SE MW KP BO UG',
  'GR BF GH NO GN CU PL NA LA EC LY CI CG NZ SN BJ TJ TM ZW PY RO MN SY TN CF ER FI AE OM MR GT JO',
  'NL AT AZ TW KG PT HT BY KH DO HN DK TG PA LK IL BW HR RS CZ BE LR BI GE IE NI HU CR BG CH GY PS',
  'RW SK UY LB SB SL GQ GA GW GM LV FJ BA EE TL AL SV MD BS AM VU IS CV KM TT JM LT CY SR BZ KW ST',
  'BN MV TO SG KI SC WS BT XK LS AG VC PW GD MT QA BH MK SI ME DJ KN MU SZ BB DM LU LI LC AD',
].flatMap((line) => line.split(' ')) as readonly CountryCode[]
