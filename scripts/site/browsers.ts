/** The oldest browsers in which the game is played, as the README names them. */
export const OLDEST = { chrome: '111', edge: '111', firefox: '114', ios: '15.4', safari: '15.4' }

/** For Vite, whose own list begins with Safari 16.4. */
export const TARGET = Object.entries(OLDEST).map(([browser, version]) => browser + version)
