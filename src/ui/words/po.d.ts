type Messages = Readonly<Record<string, import('./say').Message>>

/** The module that the build makes from a catalogue, with the texts of a game up to its first guesses. */
declare module '*.po?start' {
  export const messages: Messages
  /** Formats of names and numbers; `undefined` for English, whose formats come with the program. */
  export const formats: import('./formats').Formats | undefined
  /** Fetches all other texts and the names of places. */
  export const loadRest: () => Promise<{
    readonly messages: Messages
    readonly places: import('./formats').PlaceNames
  }>
  /** Fetches the names of regions; `undefined` for English, which their decks have. */
  export const loadRegions:
    | (() => Promise<{ readonly spellings: import('../../geo/names/naming').Spellings }>)
    | undefined
}
