import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { budgets } from './budgets.ts'
import { chromiumOptions } from './chromium.ts'
import type { Figure } from './report.ts'

const pages = ['/', '/products', '/marketplace', '/cart', '/login']

const gzipped = (body: Buffer | string) => gzipSync(body, { level: 9 }).length / 1024

/**
 * The JavaScript that each page fetches before anybody does anything, and the styles that it brings and those of the sheet that it
 * fetches once it is drawn; gzipped whatever the server chose.
 */
export async function measurePageWeights(url: string): Promise<Figure[]> {
  const browser = await chromium.launch(chromiumOptions)
  const figures: Figure[] = []
  try {
    for (const path of pages) {
      const page = await browser.newPage({ userAgent: chromiumOptions.userAgent })
      const sizes: Record<string, Promise<number>[]> = { script: [], stylesheet: [] }
      page.on('response', (response) => {
        sizes[response.request().resourceType()]?.push(response.body().then(gzipped))
      })
      const opened = await page.goto(url + path, { waitUntil: 'networkidle' })
      const total = async (kind: string) => (await Promise.all(sizes[kind] ?? [])).reduce((sum, size) => sum + size, 0)
      const [, styles = ''] = (await opened?.text())?.match(/<style[^>]*>(.*?)<\/style>/s) ?? []
      const budget = path === '/' ? { budget: { limit: budgets.homeScriptKb, is: 'at most' as const } } : {}
      figures.push(
        { name: `JavaScript of ${path} before interaction, gz`, value: await total('script'), unit: 'KB', ...budget },
        { name: `styles within ${path}, gz`, value: gzipped(styles), unit: 'KB' },
        { name: `style sheet of ${path} once it is drawn, gz`, value: await total('stylesheet'), unit: 'KB' },
      )
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return figures
}
