import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { scriptLimitOf } from './budgets.ts'
import { chromiumOptions } from './chromium.ts'
import { signInThroughForm } from './demo-people.ts'
import type { Figure } from './report.ts'
import { pagesOfPeople, publicPages, type SitePage } from './site-pages.ts'

const gzipped = (body: Buffer | string) => gzipSync(body, { level: 9 }).length / 1024

/**
 * Measures the JavaScript each page loads before any interaction, its inlined CSS, and the full style sheet loaded
 * after the paint; gzipped regardless of the server's choice. Nothing is cached between pages.
 */
export async function measurePageWeights(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch(chromiumOptions)
  try {
    const figures = await withContext(browser, async (context) =>
      weighPages(context, origin, await publicPages(origin)),
    )
    for (const { who, pages } of await pagesOfPeople(origin)) {
      figures.push(
        ...(await withContext(browser, async (context) => {
          await signInThroughForm(await context.newPage(), origin, who)
          return weighPages(context, origin, pages, who)
        })),
      )
    }
    return figures
  } finally {
    await browser.close()
  }
}

async function withContext<Result>(browser: Browser, use: (context: BrowserContext) => Promise<Result>) {
  const context = await browser.newContext({ userAgent: chromiumOptions.userAgent })
  try {
    return await use(context)
  } finally {
    await context.close()
  }
}

async function weighPages(
  context: BrowserContext,
  origin: string,
  pages: readonly SitePage[],
  who?: string,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { route, path } of pages) {
    const { script, styles, sheet } = await weigh(context, origin + path)
    figures.push({
      name: `JavaScript before interaction, gz, of ${route}${who ? ` as ${who.split('@')[0]}` : ''}`,
      value: script,
      unit: 'KB',
      budget: { limit: scriptLimitOf(route), is: 'at most' },
      beside: [`styles within it ${styles.toFixed(1)} KB`, `style sheet once it is drawn ${sheet.toFixed(1)} KB`],
    })
  }
  return figures
}

async function weigh(context: BrowserContext, address: string) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const sizes: Record<string, Promise<number>[]> = { script: [], stylesheet: [] }
  page.on('response', (response) => {
    // What comes once the page is idle isn't the page's: its body may be gone with the page.
    sizes[response.request().resourceType()]?.push(response.body().then(gzipped, () => 0))
  })
  // The stream of live events is never idle.
  await page.route('**/api/v1/events*', (route) => route.abort())
  const opened = await page.goto(address, { waitUntil: 'networkidle' })
  const total = async (kind: string) => (await Promise.all(sizes[kind] ?? [])).reduce((sum, size) => sum + size, 0)
  const [, styles = ''] = (await opened?.text())?.match(/<style[^>]*>(.*?)<\/style>/s) ?? []
  const weights = { script: await total('script'), styles: gzipped(styles), sheet: await total('stylesheet') }
  await page.close()
  return weights
}
