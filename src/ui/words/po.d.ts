declare module '*.po?shell' {
  export const messages: Readonly<Record<string, import('./format').Message>>
}
