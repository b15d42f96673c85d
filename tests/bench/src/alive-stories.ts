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
/** On a busy machine, ms: the figure is then bad, but there is one. */
const longestWait = 180_000
const story = 'features-orders-of-a-customer--filled'

/** What Storybook and its frame say to each other. */
interface StorybookChannel {
  last(event: string): unknown[] | undefined
  emit(event: string, payload: { storyId: string }): void
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: StorybookChannel
  }
}

/** Seconds from the start of the page to the first answer. */
async function firstAnswer(page: Page): Promise<number> {
  const answered = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, answerMark)
  return Number(await answered.jsonValue()) / 1000
}

/** Seconds that the market took to be as it was seeded when the story is begun anew, as its toolbar does. */
async function reset(page: Page): Promise<number> {
  // Storybook hears it only from a story that has come to its end.
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
  page.setDefaultTimeout(longestWait)
  await page.goto(`${url}/iframe.html?id=${story}&viewMode=story`)
  return page
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * How soon the server in the browser answers in the built Storybook (`npm run build:storybook`), and is as seeded again. A new browser every time:
 * nothing is cached.
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
