/** What the build makes of a catalogue: the module of a language, which leads to the sections of its texts. */
declare module '*.po?language' {
  type Messages = Readonly<Record<string, import('./format').Message>>
  /** With these, what goes wrong is told. */
  export const shell: Messages
  export const sections: Readonly<
    Record<import('./sections').PageSection, () => Promise<{ readonly messages: Messages }>>
  >
  /** Names and numbers; English has its own in the program. */
  export const formats: import('./locale').Formats | undefined
  /** Fetches the names of all other countries; what it gives has them known, once it is told the codes of all. */
  export const loadNames: (() => Promise<(codes: readonly string[]) => void>) | undefined
}
