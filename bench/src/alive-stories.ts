import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { answerMark, resetMeasure } from '@chonoi/api/browser'
import { type Browser, chromium, type Page } from 'playwright'
import { budgets } from './budgets.ts'
import { chromiumOptions } from './chromium.ts'
import type { Figure } from './report.ts'
import { serveFolder } from './serve-folder.ts'

const folder = join(import.meta.dirname, '..', '..', 'storybook-static')
const runs = 5
/** On a busy machine, ms: the figure is then bad, but there is one. */
const longestWait = 180_000
const story = 'features-orders-of-a-customer--filled'

interface AliveCost {
  /** Seconds from the start of the page to the first answer. */
  firstAnswer: number
  /** Seconds until the market is as it was seeded, at once after that: the next one isn't ready yet. */
  reset: number
}

/** What Storybook listens to in its frame. */
interface Channel {
  emit(event: 'forceRemount', told: { storyId: string }): void
}

async function openStory(browser: Browser, url: string): Promise<AliveCost> {
  const page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(longestWait)
  await page.goto(`${url}/iframe.html?id=${story}&viewMode=story`)
  const answer = await firstEntry(page, answerMark)
  await page.evaluate((storyId) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel
    channel.emit('forceRemount', { storyId })
  }, story)
  const reset = await firstEntry(page, resetMeasure)
  return { firstAnswer: answer.startTime / 1000, reset: reset.duration / 1000 }
}

/** The first of this name in the page's performance timeline, once it is there; times in milliseconds. */
async function firstEntry(page: Page, name: string): Promise<{ startTime: number; duration: number }> {
  const entry = await page.waitForFunction((wanted) => performance.getEntriesByName(wanted)[0]?.toJSON(), name)
  return entry.jsonValue()
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * How soon the server in the browser answers in the built Storybook (`npm run build:storybook`), and is new for the story after.
 * A new browser every time: nothing is cached.
 */
export async function measureAliveStories(): Promise<Figure[]> {
  if (!existsSync(join(folder, 'iframe.html'))) throw new Error('Build the Storybook first: npm run build:storybook')
  const { userAgent: _phone, ...launch } = chromiumOptions
  const server = await serveFolder(folder)
  const costs: AliveCost[] = []
  try {
    for (let run = 0; run < runs; run++) {
      const browser = await chromium.launch(launch)
      costs.push(await openStory(browser, server.url))
      await browser.close()
    }
  } finally {
    server.stop()
  }
  const answers = costs.map(({ firstAnswer }) => firstAnswer)
  return [
    {
      name: `a story's first answer, cold, median of ${runs}`,
      value: median(answers),
      unit: 's',
      budget: { limit: budgets.firstStoryAnswerSeconds, is: 'at most' },
    },
    { name: 'the slowest of them', value: Math.max(...answers), unit: 's' },
    {
      name: `the demo as it was seeded, at once for the next story, median of ${runs}`,
      value: median(costs.map(({ reset }) => reset)),
      unit: 's',
      budget: { limit: budgets.storyResetSeconds, is: 'at most' },
    },
  ]
}
