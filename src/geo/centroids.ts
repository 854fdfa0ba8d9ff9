// Made by `npm run make:atlas` from world-atlas (Natural Earth); do not edit.
import type { TwentyCode } from './countries'
import type { Point } from './point'

/** The middle of what is drawn of each country. */
export const centroids: Readonly<Record<TwentyCode, Point>> = {
  IT: [42.7124, 12.2053],
  FR: [46.5059, 2.574],
  JP: [37.5261, 137.7188],
  GB: [53.9844, -2.7753],
  BR: [-10.6458, -53.2175],
  AU: [-25.769, 134.2913],
  US: [39.8887, -98.8219],
  IN: [22.8042, 79.5341],
  ES: [40.3558, -3.507],
  AR: [-34.6843, -64.7614],
  EG: [26.4565, 29.8773],
  CN: [36.6938, 103.382],
  ZA: [-28.9698, 25.1937],
  MX: [23.9215, -102.1653],
  CA: [60.3816, -96.5391],
  RU: [65.9823, 95.7102],
  DE: [51.0441, 10.3625],
  TH: [15.0946, 101.0038],
  PL: [52.109, 19.4236],
  TR: [39.1356, 35.1765],
}
