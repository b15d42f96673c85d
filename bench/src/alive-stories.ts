// How soon the server in the browser answers in the built Storybook (`npm run build:storybook` first), and how long it
// takes to be as seeded again. A new browser every time: nothing is cached.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { answerMark, resetMeasure } from '@chonoi/api/browser'
import { type Browser, chromium, type Page } from 'playwright'
import { budgets } from './budgets.ts'
import { chromiumOptions } from './chromium.ts'
import { type Figure, printFigure } from './report.ts'
import { serveFolder } from './serve-folder.ts'

const folder = join(import.meta.dirname, '..', '..', 'storybook-static')
const runs = 5
/** On a busy machine, ms: the figure is then bad, but there is one. */
const longestWait = 180_000
const stories = ['features-orders-of-a-customer--filled', 'features-cart--filled', 'features-wallet--with-money']

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

interface Preview {
  onSetCurrentStory(choice: { storyId: string; viewMode: 'story' }): unknown
}

const durations = (page: Page, name: string) =>
  page.evaluate((asked) => performance.getEntriesByName(asked).map(({ duration }) => duration / 1000), name)

/** Seconds from the first byte of the page on; then the resets of the stories that follow. */
async function visit(browser: Browser, url: string): Promise<{ firstAnswer: number; resets: number[] }> {
  const page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(longestWait)
  await page.goto(`${url}/iframe.html?id=${stories[0]}&viewMode=story`)
  const answered = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, answerMark)
  const firstAnswer = Number(await answered.jsonValue()) / 1000
  for (const [index, storyId] of stories.slice(1).entries()) {
    await page.waitForLoadState('networkidle')
    await page.evaluate((id) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview }
      void preview.onSetCurrentStory({ storyId: id, viewMode: 'story' })
    }, storyId)
    await page.waitForFunction(([name, count]) => performance.getEntriesByName(name).length >= count, [
      resetMeasure,
      index + 1,
    ] as const)
  }
  return { firstAnswer, resets: await durations(page, resetMeasure) }
}

if (!existsSync(join(folder, 'iframe.html'))) throw new Error('Build the Storybook first: npm run build:storybook')
const { userAgent: _phone, ...launch } = chromiumOptions
const server = await serveFolder(folder)
const visits: Awaited<ReturnType<typeof visit>>[] = []
try {
  for (let run = 0; run < runs; run++) {
    const browser = await chromium.launch(launch)
    visits.push(await visit(browser, server.url))
    await browser.close()
  }
} finally {
  server.stop()
}
const firstAnswers = visits.map(({ firstAnswer }) => firstAnswer)
const resets = visits.flatMap(({ resets }) => resets)
const figures: Figure[] = [
  {
    name: `a story's first answer, cold, median of ${runs}`,
    value: median(firstAnswers),
    unit: 's',
    budget: { limit: budgets.firstStoryAnswerSeconds, is: 'at most' },
  },
  { name: 'the slowest of them', value: Math.max(...firstAnswers), unit: 's' },
  {
    name: `reset between stories, median of ${resets.length}`,
    value: median(resets),
    unit: 's',
    budget: { limit: budgets.storyResetSeconds, is: 'at most' },
  },
  { name: 'the slowest of them', value: Math.max(...resets), unit: 's' },
]
for (const figure of figures) printFigure(figure)
