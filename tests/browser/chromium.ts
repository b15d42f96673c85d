import { existsSync } from 'node:fs'

/** The named Chromium, else the machine's; neither: Playwright's own is used. */
export const installedChromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
)

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
