import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installedChromium } from '@chonoi/test-browser/chromium'

/** A person's Chrome: the default of a headless one says that it is a robot. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** The named browser, else the machine's, else Playwright's own; without any, one line that says what to install. */
export function findChromium(): string {
  if (installedChromium) return installedChromium
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  console.error(
    'No Chromium found: install one (apt-get install chromium, or npx playwright install chromium) or set CHROMIUM_PATH.',
  )
  process.exit(1)
}
