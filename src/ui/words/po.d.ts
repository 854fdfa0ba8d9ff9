type Messages = Readonly<Record<string, import('./say').Message>>

/** What the build makes of a catalogue: the module of a language, with the texts of a game as far as its first guesses. */
declare module '*.po?start' {
  export const messages: Messages
  /** Names and numbers; English has its own in the program. */
  export const formats: import('./formats').Formats | undefined
  /** All other texts, with the names of places. */
  export const loadRest: () => Promise<{
    readonly messages: Messages
    readonly places: import('./formats').PlaceNames
  }>
}
