import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { chromiumLaunch, installedChromium } from '@chonoi/test-browser/chromium'

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...chromiumLaunch, executablePath: installedChromium })
}

export interface WatchedPage {
  page: Page
  /** The page's problems so far: errors, policy violations, failed requests. */
  complaints: string[]
}

/** Opens a new page and records its problems. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  // Reduced motion: Bootstrap scrolls smoothly, and a list of options closes when the page beneath it scrolls.
  const still = { userAgent, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
  const context = await browser.newContext({ ...still, ...options })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText
    // Navigation aborts requests in progress.
    if (error !== 'net::ERR_ABORTED') complaints.push(`${request.url()} ${error}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  return { page, complaints }
}
