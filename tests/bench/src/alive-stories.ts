import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { answerMark, resetMeasure } from '@chonoi/api/browser'
import { type Browser, type Page, chromium } from 'playwright'
import { budgets } from './budgets.ts'
import { chromiumOptions } from './chromium.ts'
import type { Figure } from './report.ts'
import { serveFolder } from './serve-folder.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'storybook-static')
const runs = 5
/** Timeout on a busy machine, ms. Long, so that a slow run still yields a figure. */
const maxWait = 180_000
// It writes: a market that was only read is kept instead of reset.
const story = 'features-orders-one-order--received'

/** Messages between Storybook and its frame. */
interface StorybookChannel {
  last(event: string): unknown[] | undefined
  emit(event: string, payload: { storyId: string }): void
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: StorybookChannel
  }
}

/** Seconds from page start to the first answer. */
async function firstAnswer(page: Page): Promise<number> {
  const answered = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, answerMark)
  return Number(await answered.jsonValue()) / 1000
}

/** Seconds to reset the market to its seed when the story is restarted, as its toolbar does. */
async function reset(page: Page): Promise<number> {
  // Storybook handles it only once a story has finished.
  await page.waitForFunction((name) => window['__STORYBOOK_ADDONS_CHANNEL__']?.last(name), 'storyFinished')
  await page.evaluate((storyId) => window['__STORYBOOK_ADDONS_CHANNEL__']?.emit('forceRemount', { storyId }), story)
  const ended = await page.waitForFunction((name) => {
    const entry = performance.getEntriesByName(name)[0]
    return entry && { duration: entry.duration }
  }, resetMeasure)
  return ((await ended.jsonValue())?.duration ?? Number.NaN) / 1000
}

async function openStory(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(maxWait)
  await page.goto(`${url}/iframe.html?id=${story}&viewMode=story`)
  return page
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * Measures how soon the in-browser server answers in the built Storybook (`npm run build:storybook`), and how soon it
 * is reset. Uses a new browser each time, so nothing is cached.
 */
export async function measureAliveStories(): Promise<Figure[]> {
  if (!existsSync(join(folder, 'iframe.html'))) throw new Error('Build the Storybook first: npm run build:storybook')
  const { userAgent: _phone, ...launch } = chromiumOptions
  const server = await serveFolder(folder)
  const answers: number[] = []
  const resets: number[] = []
  try {
    for (let run = 0; run < runs; run++) {
      const browser = await chromium.launch(launch)
      const page = await openStory(browser, server.url)
      answers.push(await firstAnswer(page))
      resets.push(await reset(page))
      await browser.close()
    }
  } finally {
    server.stop()
  }
  return [
    {
      name: `a story's first answer, cold, median of ${runs}`,
      value: median(answers),
      unit: 's',
      budget: { limit: budgets.firstStoryAnswerSeconds, is: 'at most' },
    },
    { name: 'the slowest of them', value: Math.max(...answers), unit: 's' },
    {
      name: `a story begun anew: reset of its market, slowest of ${runs}`,
      value: Math.max(...resets),
      unit: 's',
      budget: { limit: budgets.storyResetSeconds, is: 'at most' },
    },
  ]
}
