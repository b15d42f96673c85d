import lighthouse, { auditFlowArtifacts, type Result, type RunnerResult } from 'lighthouse'
import { chromium } from 'playwright'
import { blockingCpu } from './blocking-cpu.ts'
import { budgets } from './budgets.ts'
import { freePort } from './child-process.ts'
import { chromiumOptions } from './chromium.ts'
import { phoneSlowdown } from './phone-slowdown.ts'
import type { Figure } from './report.ts'
import { publicPages } from './site-pages.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The most common landing pages. */
const mainRoutes = new Set(['/', '/products', '/marketplace'])
/** Lighthouse recommends the median of five runs. */
const runsOfMainPage = 5
const runsOfOtherPage = 1
/** Maximum number of runs that may fail to record. */
const maxFailures = 3

/** Pages that are intentionally below the performance budget, with reasons. */
const reasons: Readonly<Record<string, string>> = {
  '/cart': 'what a visitor has in the cart is known to their browser alone, so its text waits for the scripts',
}

interface Run {
  /** Lighthouse's default: a phone four times slower than this computer. */
  usual: Result
  /** The same recording with the calibrated phone, independent of this computer's speed. */
  phone: Result
  /** The slowdown of that phone relative to this computer. */
  slowdown: number
  blockingCpuMs: number
}

/** Runs Lighthouse with a throttled phone for every public page, or for those that are wanted. */
export async function measureLighthouse(origin: string, isWanted = (_route: string) => true): Promise<Figure[]> {
  const port = await freePort()
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--remote-debugging-port=${port}`],
  })
  const figures: Figure[] = []
  try {
    // A browser that is still starting would compete with the page for the processors.
    await record({ address: origin, port })
    for (const { route, path, isNotForSearch } of await publicPages(origin)) {
      if (!isWanted(route)) continue
      const audited = { address: origin + path, port, isNotForSearch }
      const runs = mainRoutes.has(route) ? runsOfMainPage : runsOfOtherPage
      figures.push(...pageFigures(route, runs, await middleRun(audited, runs)))
    }
  } finally {
    await browser.close()
  }
  return figures
}

function pageFigures(route: string, runs: number, { usual, phone, slowdown, blockingCpuMs }: Run): Figure[] {
  const reason = reasons[route]
  const audited = (audit: string) => phone.audits[audit]?.numericValue ?? 0
  const points = (category: string) => Math.round((phone.categories[category]?.score ?? 0) * 100)
  return [
    ...categories.map((category): Figure => {
      const limit = category === 'performance' ? budgets.lighthousePerformance : budgets.lighthouseOther
      return {
        name: `Lighthouse ${category} of ${route}`,
        value: points(category),
        unit: 'points',
        budget: { limit, is: 'at least' },
        ...(category === 'performance' && {
          beside: [
            runs === 1 ? 'one run' : `the middle of ${runs} runs`,
            `phone ${slowdown.toFixed(1)} times slower than this computer (index ${Math.round(phone.environment.benchmarkIndex)})`,
            `${Math.round(performanceOf(usual) * 100)} with 4 times whatever the computer`,
          ],
          ...(reason !== undefined && points(category) < limit && { reason }),
        }),
      }
    }),
    {
      name: `largest paint of ${route}`,
      value: largestPaintOf(phone) / 1000,
      unit: 's',
      ...(route === '/' && { budget: { limit: budgets.largestPaintSeconds, is: 'at most' } }),
      beside: [
        `blocked ${audited('total-blocking-time').toFixed(0)} ms by the clock`,
        `${blockingCpuMs.toFixed(0)} ms by the processor’s time`,
      ],
    },
    {
      name: `layout shift of ${route}`,
      value: audited('cumulative-layout-shift'),
      unit: '',
      budget: { limit: budgets.cumulativeLayoutShift, is: 'at most' },
    },
  ]
}

interface Audited {
  address: string
  port: number
  /** These pages are noindex on purpose, so that isn't a fault. */
  isNotForSearch?: boolean
}

async function middleRun(audited: Audited, runs: number): Promise<Run> {
  const results: Run[] = []
  for (let attempt = 0; attempt < runs + maxFailures && results.length < runs; attempt++) {
    const run = await record(audited)
    if (run && !run.lhr.runtimeError) results.push(await onPhone(run))
  }
  const middle = results.toSorted(bySpeed)[results.length >> 1]
  if (!middle) throw new Error(`Lighthouse couldn't record ${audited.address}`)
  return middle
}

const record = ({ address, port, isNotForSearch = false }: Audited) =>
  lighthouse(address, {
    port,
    onlyCategories: [...categories],
    ...(isNotForSearch && { skipAudits: ['is-crawlable'] }),
    logLevel: 'error',
    emulatedUserAgent: chromiumOptions.userAgent,
  })

/** Audits the recording again with the slowdown for the computer's speed at that time. */
async function onPhone({ lhr, artifacts }: RunnerResult): Promise<Run> {
  const slowdown = phoneSlowdown(artifacts.BenchmarkIndex)
  const throttling = { ...artifacts.settings.throttling, cpuSlowdownMultiplier: slowdown }
  const settings = { ...artifacts.settings, throttling }
  const { steps } = await auditFlowArtifacts(
    { gatherSteps: [{ artifacts: { ...artifacts, settings } }] },
    { extends: 'lighthouse:default', settings },
  )
  const [step] = steps
  if (!step) throw new Error(`Lighthouse couldn't judge ${lhr.requestedUrl}`)
  return { usual: lhr, phone: step.lhr, slowdown, blockingCpuMs: blockingCpu(artifacts.Trace.traceEvents, slowdown) }
}

/** Orders runs by score. For equal scores, a later largest contentful paint is slower. */
const bySpeed = (one: Run, other: Run) =>
  performanceOf(one.phone) - performanceOf(other.phone) || largestPaintOf(other.phone) - largestPaintOf(one.phone)

/** In milliseconds. */
const largestPaintOf = ({ audits }: Result) => audits['largest-contentful-paint']?.numericValue ?? 0
const performanceOf = ({ categories: { performance } }: Result) => performance?.score ?? 0
