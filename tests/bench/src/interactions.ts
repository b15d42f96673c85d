import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { type Browser, type BrowserContextOptions, chromium, devices, type Page } from 'playwright'
import { budgets } from './budgets.ts'
import { chromiumOptions } from './chromium.ts'
import { median } from './page-cpu.ts'
import { phoneSlowdown } from './phone-slowdown.ts'
import type { Figure } from './report.ts'
import { type Visit, visitUntilSteady } from './steady-visits.ts'

declare global {
  interface Window {
    slowest: { kind: string; ms: number }
  }
}

/**
 * The first interactions of a phone user on each page, one after the other, each once the previous one has rendered.
 */
const visits: Record<string, readonly ((page: Page) => Promise<unknown>)[]> = {
  '/': [
    (page) => page.getByRole('button', { name: 'Chấp nhận tất cả' }).tap(),
    (page) => page.getByRole('button', { name: 'Mở menu' }).tap(),
    (page) => page.getByRole('dialog').waitFor(),
    (page) => page.keyboard.press('Escape'),
    (page) => page.getByRole('search').getByRole('combobox').first().tap(),
    (page) => page.keyboard.type('áo thun'),
  ],
  '/products': [
    (page) => page.getByRole('button', { name: 'Chấp nhận tất cả' }).tap(),
    (page) => page.getByRole('main').getByRole('combobox').selectOption('price.asc'),
    (page) => page.getByRole('button', { name: 'Bộ lọc' }).tap(),
    (page) => page.getByRole('radio', { name: 'Mới' }).tap(),
    (page) => page.keyboard.press('Escape'),
  ],
}

const phone: BrowserContextOptions = { ...devices['Pixel 7'], locale: 'vi-VN', userAgent: chromiumOptions.userAgent }

interface PhoneVisit extends Visit {
  slowest: Window['slowest']
  slowdown: number
}

/**
 * Measures the time from input to the next paint: the slowest of a visit, as the median of several visits. The phone is
 * simulated from the computer's speed before a visit (decision 0017), so only visits with a steady speed count.
 */
export async function measureInteractions(url: string): Promise<Figure[]> {
  const browser = await chromium.launch(chromiumOptions)
  const figures: Figure[] = []
  try {
    for (const [path, visit] of Object.entries(visits)) {
      const { counted, steady, made } = await visitUntilSteady(() => visitOnPhone(browser, url + path, visit))
      const ms = median(counted.map(({ slowest }) => slowest.ms))
      const middle = counted.find(({ slowest }) => slowest.ms === ms)
      figures.push({
        name: `slowest answer to a press or a key on ${path}`,
        value: ms,
        unit: 'ms',
        budget: { limit: budgets.interactionMs, is: 'at most' },
        beside: [
          `${middle?.slowest.kind}, phone ${middle?.slowdown.toFixed(1)} times slower than this computer`,
          `${steady} steady visits of ${made}`,
        ],
      })
    }
  } finally {
    await browser.close()
  }
  return figures
}

async function visitOnPhone(
  browser: Browser,
  address: string,
  visit: readonly ((page: Page) => Promise<unknown>)[],
): Promise<PhoneVisit> {
  const before = await indexOf(browser)
  const slowdown = phoneSlowdown(before)
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(watchInteractions)
  await page.goto(address)
  await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  for (const act of visit) {
    await act(page)
    await page.evaluate(restOfWork, maxIdleWait)
  }
  const slowest = await page.evaluate(() => window.slowest)
  await context.close()
  return { slowest, slowdown, drift: Math.abs((await indexOf(browser)) / before - 1) }
}

/** Measures this computer's current speed by Lighthouse's index. */
async function indexOf(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  await page.close()
  return index
}

function watchInteractions(): void {
  window.slowest = { kind: '', ms: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId && entry.duration > window.slowest.ms)
        window.slowest = { kind: entry.name, ms: entry.duration }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Without a frame after a press, the browser may not call when it has nothing to do: a visit waits no longer than this. */
const maxIdleWait = 500

/** Waits until the last action is rendered and the browser is idle. */
const restOfWork = (timeout: number) =>
  new Promise<void>((resolve) => {
    setTimeout(() => requestIdleCallback(() => resolve(), { timeout }), 200)
  })
