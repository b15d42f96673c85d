import { existsSync } from 'node:fs'

const firstOf = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** The named Chromium, else the machine's; undefined means Playwright's own. */
export const installedChromium = firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'])

/** The named browser, else Debian's headless shell: the engine without windows, for about half the processor time. */
export const installedHeadlessShell = firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'])

/** For a browser in a container and on a machine without a screen; nothing of it asks the network for anything. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
