/*
 * What a site of its own sets, in one file: its address and its colours. The build puts them into style sheets, pages, the
 * manifest of the installed app and the pictures of results. The icons, in `public`, are drawn by hand.
 */

/** Address of the host, such as `https://example.org`, for canonical links and cards; empty without any. SITE_URL overrides it. */
export const SITE_ADDRESS: string = ''

/** Colours by name, each in the light theme and in the dark one, with six hexadecimal digits. */
export const SITE_COLOURS = {
  paper: ['#f5f0e3', '#0f1519'],
  plate: ['#fbf8ef', '#141d23'],
  ink: ['#1d1c1a', '#ece5d4'],
  muted: ['#66604f', '#a49c88'],
  rule: ['#c9c3b2', '#38434a'],
  graticule: ['#d5d2c4', '#25333c'],
  sea: ['#1d4f63', '#8cc3d6'],
  'sea-deep': ['#153c4c', '#a5d1df'],
  'on-sea': ['#fbf8ef', '#0f1519'],
  vermilion: ['#c0391f', '#ff8262'],
  water: ['#e3e8e1', '#071a25'],
  /** Land on a map of mastery, a country that was found, and the coast of one found at first sight. */
  land: ['#fbf8ef', '#1f2d36'],
  found: ['#9cbfcb', '#3a6b7f'],
  gold: ['#a06f00', '#ffc94d'],
} as const
