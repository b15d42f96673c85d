import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { answerMark } from '@chonoi/api/browser'
import { type Browser, chromium } from 'playwright'
import { budgets } from './budgets.ts'
import { chromiumOptions } from './chromium.ts'
import type { Figure } from './report.ts'
import { serveFolder } from './serve-folder.ts'

const folder = join(import.meta.dirname, '..', '..', 'storybook-static')
const runs = 5
/** On a busy machine, ms: the figure is then bad, but there is one. */
const longestWait = 180_000
const story = 'features-orders-of-a-customer--filled'

/** Seconds from the start of the page to the first answer. */
async function firstAnswer(browser: Browser, url: string): Promise<number> {
  const page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(longestWait)
  await page.goto(`${url}/iframe.html?id=${story}&viewMode=story`)
  const answered = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, answerMark)
  return Number(await answered.jsonValue()) / 1000
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * How soon the server in the browser answers in the built Storybook (`npm run build:storybook`). A new browser every time:
 * nothing is cached.
 */
export async function measureAliveStories(): Promise<Figure[]> {
  if (!existsSync(join(folder, 'iframe.html'))) throw new Error('Build the Storybook first: npm run build:storybook')
  const { userAgent: _phone, ...launch } = chromiumOptions
  const server = await serveFolder(folder)
  const answers: number[] = []
  try {
    for (let run = 0; run < runs; run++) {
      const browser = await chromium.launch(launch)
      answers.push(await firstAnswer(browser, server.url))
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
  ]
}
