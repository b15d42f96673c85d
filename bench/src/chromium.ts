import { existsSync } from 'node:fs'

const own =
  process.env.CHROMIUM_PATH || ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))

/** The machine's Chromium, else Playwright's. Named as a normal one: pages for bots are not streamed. */
export const chromiumOptions = {
  ...(own && { executablePath: own }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
}
