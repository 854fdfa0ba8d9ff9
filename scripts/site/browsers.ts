/** Oldest supported browsers, as listed in the README. */
export const OLDEST = { chrome: '111', edge: '111', firefox: '114', ios: '15.4', safari: '15.4' }

/** Build target for Vite, whose own default starts at Safari 16.4. */
export const TARGET = Object.entries(OLDEST).map(([browser, version]) => browser + version)
