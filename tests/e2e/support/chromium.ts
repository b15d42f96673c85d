import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installedChromium, installedHeadlessShell } from '@chonoi/test-browser/chromium'

/** A normal user agent, since the headless default identifies as a bot. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/**
 * A headless shell: Debian's, else Playwright's own, which an empty answer chooses; without one, the machine's Chromium.
 * Ends with one line that says what to install when there is no browser.
 */
export function findChromium(): { executablePath?: string } {
  if (installedHeadlessShell) return { executablePath: installedHeadlessShell }
  if (existsSync(chromium.executablePath())) return {}
  if (installedChromium) return { executablePath: installedChromium }
  console.error(
    'No Chromium found: install one (apt-get install chromium-headless-shell, or npx playwright install chromium) or set CHROMIUM_PATH.',
  )
  process.exit(1)
}
