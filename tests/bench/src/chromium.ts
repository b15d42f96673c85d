import { installedChromium, visitorLaunch } from '@chonoi/test-browser/chromium'

/** The machine's Chromium, else Playwright's. Has a normal user agent, because pages for bots are not streamed. */
export const chromiumOptions = {
  ...visitorLaunch,
  ...(installedChromium && { executablePath: installedChromium }),
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
}
