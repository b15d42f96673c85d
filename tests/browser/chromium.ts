import { existsSync } from 'node:fs'

const firstOf = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** The named Chromium, else the machine's; undefined means Playwright's own. */
export const installedChromium = firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'])

/** The named browser, else Debian's headless shell: the engine without windows, for about half the processor time. */
export const installedHeadlessShell = firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'])

/** Flags for a browser in a container without a display and without background network requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
