import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { budgets } from './budgets.ts'
import { chromiumOptions } from './chromium.ts'
import type { Figure } from './report.ts'

const pages = ['/', '/products', '/marketplace', '/cart', '/login']

/** The JavaScript that each page fetches before anybody does anything, gzipped whatever the server chose. */
export async function measurePageScripts(url: string): Promise<Figure[]> {
  const browser = await chromium.launch(chromiumOptions)
  const figures: Figure[] = []
  try {
    for (const path of pages) {
      const page = await browser.newPage({ userAgent: chromiumOptions.userAgent })
      const scripts: Promise<number>[] = []
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script')
          scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
      })
      await page.goto(url + path, { waitUntil: 'networkidle' })
      const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
      const budget = path === '/' ? { budget: { limit: budgets.homeScriptKb, is: 'at most' as const } } : {}
      figures.push({ name: `JavaScript of ${path} before interaction, gz`, value: bytes / 1024, unit: 'KB', ...budget })
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return figures
}
