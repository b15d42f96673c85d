import lighthouse, { type RunnerResult } from 'lighthouse'
import { chromium } from 'playwright'
import { blockingCpu } from './blocking-cpu.ts'
import { budgets } from './budgets.ts'
import { freePort } from './child-process.ts'
import { chromiumOptions } from './chromium.ts'
import type { Figure } from './report.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One run says little; Lighthouse itself advises the one in the middle of five. */
const runs = 5
/** A run that couldn't be recorded isn't a figure. */
const mostAttempts = 8

/** Lighthouse on its throttled phone, for each public page given. */
export async function measureLighthouse(url: string, paths: readonly string[]): Promise<Figure[]> {
  const port = await freePort()
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--remote-debugging-port=${port}`],
  })
  const figures: Figure[] = []
  try {
    await record(url, port) // a browser that is still starting takes the processors the page would have
    for (const path of paths) {
      const { lhr: page, artifacts } = await middleRun(url + path, port)
      for (const category of categories) {
        const limit = category === 'performance' ? budgets.lighthousePerformance : budgets.lighthouseOther
        figures.push({
          name: `Lighthouse ${category} of ${path}`,
          value: (page.categories[category]?.score ?? 0) * 100,
          unit: 'points',
          budget: { limit, is: 'at least' },
        })
      }
      figures.push({
        name: `largest paint of ${path}`,
        value: (page.audits['largest-contentful-paint']?.numericValue ?? 0) / 1000,
        unit: 's',
      })
      figures.push({
        name: `blocking of ${path} by the clock`,
        value: page.audits['total-blocking-time']?.numericValue ?? 0,
        unit: 'ms',
      })
      figures.push({
        name: `blocking of ${path} by the processor’s time`,
        value: blockingCpu(artifacts.Trace.traceEvents),
        unit: 'ms',
      })
      figures.push({
        name: `layout shift of ${path}`,
        value: page.audits['cumulative-layout-shift']?.numericValue ?? 0,
        unit: '',
        budget: { limit: budgets.cumulativeLayoutShift, is: 'at most' },
      })
    }
  } finally {
    await browser.close()
  }
  return figures
}

async function middleRun(url: string, port: number): Promise<RunnerResult> {
  const results: RunnerResult[] = []
  for (let attempt = 0; attempt < mostAttempts && results.length < runs; attempt++) {
    const run = await record(url, port)
    if (run && !run.lhr.runtimeError) results.push(run)
  }
  const middle = results.toSorted((one, other) => performanceOf(one) - performanceOf(other))[results.length >> 1]
  if (!middle) throw new Error(`Lighthouse couldn't record ${url}`)
  return middle
}

const record = (url: string, port: number) =>
  lighthouse(url, {
    port,
    onlyCategories: [...categories],
    logLevel: 'error',
    emulatedUserAgent: chromiumOptions.userAgent,
  })

const performanceOf = ({ lhr }: RunnerResult) => lhr.categories.performance?.score ?? 0
