import lighthouse, { auditFlowArtifacts, type Result, type RunnerResult } from 'lighthouse'
import { chromium } from 'playwright'
import { blockingCpu } from './blocking-cpu.ts'
import { budgets } from './budgets.ts'
import { freePort } from './child-process.ts'
import { chromiumOptions } from './chromium.ts'
import { phoneSlowdown } from './phone-slowdown.ts'
import type { Figure } from './report.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One run says little; Lighthouse itself advises the one in the middle of five. */
const runs = 5
/** A run that couldn't be recorded isn't a figure. */
const mostAttempts = 8

interface Run {
  /** As Lighthouse says it of itself: a phone four times slower than this computer. */
  usual: Result
  /** The same recording on the phone that Lighthouse means, however slow this computer is. */
  phone: Result
  /** By how much that phone is slower than this computer was. */
  slowdown: number
  blockingCpuMs: number
}

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
    for (const path of paths) figures.push(...pageFigures(path, await middleRun(url + path, port)))
  } finally {
    await browser.close()
  }
  return figures
}

function pageFigures(path: string, { usual, phone, slowdown, blockingCpuMs }: Run): Figure[] {
  const audited = (audit: string) => phone.audits[audit]?.numericValue ?? 0
  return [
    ...categories.map((category): Figure => {
      const limit = category === 'performance' ? budgets.lighthousePerformance : budgets.lighthouseOther
      return {
        name: `Lighthouse ${category} of ${path}`,
        value: (phone.categories[category]?.score ?? 0) * 100,
        unit: 'points',
        budget: { limit, is: 'at least' },
        ...(category === 'performance' && {
          beside: [
            `phone ${slowdown.toFixed(1)} times slower than this computer (index ${Math.round(phone.environment.benchmarkIndex)})`,
            `${Math.round(performanceOf(usual) * 100)} with 4 times whatever the computer`,
          ],
        }),
      }
    }),
    {
      name: `largest paint of ${path}`,
      value: audited('largest-contentful-paint') / 1000,
      unit: 's',
      ...(path === '/' && { budget: { limit: budgets.largestPaintSeconds, is: 'at most' } }),
    },
    { name: `blocking of ${path} by the clock`, value: audited('total-blocking-time'), unit: 'ms' },
    { name: `blocking of ${path} by the processor’s time`, value: blockingCpuMs, unit: 'ms' },
    {
      name: `layout shift of ${path}`,
      value: audited('cumulative-layout-shift'),
      unit: '',
      budget: { limit: budgets.cumulativeLayoutShift, is: 'at most' },
    },
  ]
}

async function middleRun(url: string, port: number): Promise<Run> {
  const results: Run[] = []
  for (let attempt = 0; attempt < mostAttempts && results.length < runs; attempt++) {
    const run = await record(url, port)
    if (run && !run.lhr.runtimeError) results.push(await onPhone(run))
  }
  const middle = results.toSorted((one, other) => performanceOf(one.phone) - performanceOf(other.phone))[
    results.length >> 1
  ]
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

/** What was recorded, judged again with the slowdown that suits how fast the computer was then. */
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

const performanceOf = ({ categories: { performance } }: Result) => performance?.score ?? 0
