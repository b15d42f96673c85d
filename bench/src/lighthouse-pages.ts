import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { budgets } from './budgets.ts'
import { freePort } from './child-process.ts'
import { chromiumOptions } from './chromium.ts'
import type { Figure } from './report.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse on its throttled phone, for each public page given. */
export async function measureLighthouse(url: string, paths: readonly string[]): Promise<Figure[]> {
  const port = await freePort()
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--remote-debugging-port=${port}`],
  })
  const figures: Figure[] = []
  try {
    for (const path of paths) {
      const run = await lighthouse(url + path, {
        port,
        onlyCategories: [...categories],
        logLevel: 'error',
        emulatedUserAgent: chromiumOptions.userAgent,
      })
      if (!run) continue
      for (const category of categories) {
        const limit = category === 'performance' ? budgets.lighthousePerformance : budgets.lighthouseOther
        figures.push({
          name: `Lighthouse ${category} of ${path}`,
          value: (run.lhr.categories[category]?.score ?? 0) * 100,
          unit: 'points',
          budget: { limit, is: 'at least' },
        })
      }
      figures.push({
        name: `largest paint of ${path}`,
        value: (run.lhr.audits['largest-contentful-paint']?.numericValue ?? 0) / 1000,
        unit: 's',
      })
      figures.push({
        name: `layout shift of ${path}`,
        value: run.lhr.audits['cumulative-layout-shift']?.numericValue ?? 0,
        unit: '',
        budget: { limit: budgets.cumulativeLayoutShift, is: 'at most' },
      })
    }
  } finally {
    await browser.close()
  }
  return figures
}
