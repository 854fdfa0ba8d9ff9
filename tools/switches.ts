import process from 'node:process'

/**
 * What a browser is to do without. Only the last switch of this name counts, so that those which Playwright turns off
 * stand here once more.
 */
const FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  // For the address bar of every window, which nobody sees, these two begin a page of their own: a third of all work.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** The switches with which every browser is started: no traffic of its own, and root may start it. */
export function switches(): string[] {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${FEATURES.join()}`,
    '--disable-gpu',
    '--disable-sync',
    '--no-first-run',
    '--renderer-process-limit=1',
  ]
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
}
