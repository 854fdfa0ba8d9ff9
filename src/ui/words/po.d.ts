/** What the build makes of a catalogue: the module of a language, which leads to the sections of its texts. */
declare module '*.po?language' {
  type Messages = Readonly<Record<string, import('./format').Message>>
  /** With these, what goes wrong is told. */
  export const shell: Messages
  export const sections: Readonly<Record<import('./sections').PageSection, () => Promise<Messages>>>
  /** Names and numbers; English has its own in the program. */
  export const formats: import('./locale').Formats | undefined
  /** Has all countries known by name. */
  export const loadNames: (() => Promise<void>) | undefined
}
