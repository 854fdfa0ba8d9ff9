/** What the build makes of a catalogue: the module of a language, which leads to the sections of its texts. */
declare module '*.po?language' {
  type Messages = Readonly<Record<string, import('./format').Message>>
  type Section = {
    readonly messages: Messages
    /** Names of places, by their region; English has none, and the others have them with their late texts. */
    readonly places?: Readonly<
      Record<import('../../geo/facts').Region, () => Promise<import('./places').PlaceNames>>
    >
  }
  /** With these, what goes wrong is told. */
  export const shell: Messages
  export const sections: Readonly<Record<import('./sections').PageSection, () => Promise<Section>>>
  /** Names and numbers; English has its own in the program. */
  export const formats: import('./formats').Formats | undefined
}
