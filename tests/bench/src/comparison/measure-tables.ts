import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { buildPage } from '../build-page.ts'
import { chromiumOptions } from '../chromium.ts'
import { cpuOf, median, watchCpu } from '../page-cpu.ts'
import { serveFolder } from '../serve-folder.ts'

declare global {
  interface Window {
    prepareTable(name: string): Promise<{ scroller: string; box: string }>
    mountTable(): Promise<void>
    settleTable(): Promise<void>
  }
}

/** Processor time of the page's main thread: script, style, layout and paint; ms. */
export interface TableCost {
  mount: number
  /** Selecting one row with the mouse. */
  select: number
  /** One frame while it scrolls. */
  frame: number
  /** The third slowest of thirty frames. */
  slowFrame: number
}

const rounds = 5
const chosenRows = 3
const frames = 30
/** Pixels a frame: a quick flick of the wheel. */
const step = 120

export const tableNames: readonly string[] = globSync('tables/*.tsx', { cwd: import.meta.dirname })
  .map((file) => basename(file, '.tsx'))
  .toSorted()

const ordered = (values: readonly number[]) => values.toSorted((a, b) => a - b)

/** Processor time that an action of the page costs, with all that it sets going. */
async function costOf(session: CDPSession, action: () => Promise<unknown>): Promise<number> {
  const before = await cpuOf(session)
  await action()
  return (await cpuOf(session)) - before
}

async function chooseRow(page: Page, session: CDPSession, box: string, index: number): Promise<number> {
  const place = await page.locator(box).nth(index).boundingBox()
  if (!place) throw new Error(`No box in row ${index}`)
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
  await page.evaluate(() => window.settleTable())
  return costOf(session, async () => {
    await page.mouse.down()
    await page.mouse.up()
    await page.evaluate(() => window.settleTable())
  })
}

const scrollFrame = (page: Page, session: CDPSession, scroller: string, pixels: number) =>
  costOf(session, () =>
    page.evaluate(
      async ([selector, by]) => {
        const element = document.querySelector(selector)
        if (element) element.scrollTop += by
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      },
      [scroller, pixels] as const,
    ),
  )

/** The cost of measuring, which is subtracted. */
async function several(times: number, measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = []
  for (let time = 0; time < times; time++) values.push(await measure())
  return values
}

async function measureOnce(browser: Browser, url: string, name: string): Promise<TableCost> {
  const context = await browser.newContext({
    userAgent: chromiumOptions.userAgent,
    viewport: { width: 1280, height: 900 },
  })
  try {
    const page = await context.newPage()
    const session = await watchCpu(page)
    await page.goto(url, { waitUntil: 'load' })
    const { scroller, box } = await page.evaluate((one) => window.prepareTable(one), name)
    const waiting = median(await several(3, () => costOf(session, () => page.evaluate(() => window.settleTable()))))
    const mount = await costOf(session, () => page.evaluate(() => window.mountTable()))
    const choices: number[] = []
    for (let index = 1; index <= chosenRows; index++) choices.push(await chooseRow(page, session, box, index))
    const checked = await page.evaluate(() => document.querySelectorAll('input:checked').length)
    if (checked < chosenRows) throw new Error(`${name}: ${checked} of ${chosenRows} rows were chosen`)
    await page.mouse.move(1270, 890)
    const standing = median(await several(5, () => scrollFrame(page, session, scroller, 0)))
    const scrolled = await several(frames, () => scrollFrame(page, session, scroller, step))
    return {
      mount: mount - waiting,
      select: median(choices) - waiting,
      frame: median(scrolled) - standing,
      slowFrame: (ordered(scrolled).at(-3) ?? Number.NaN) - standing,
    }
  } finally {
    await context.close()
  }
}

/** Measures each table several times, alternating, on a new page each time. Returns the median of each figure. */
export async function measureTables(names: readonly string[] = tableNames): Promise<Record<string, TableCost>> {
  const folder = mkdtempSync(join(tmpdir(), 'chonoi-tables-'))
  const costs: Record<string, TableCost[]> = {}
  try {
    await buildPage(join(import.meta.dirname, 'table-page.ts'), folder)
    const server = await serveFolder(folder)
    const { userAgent: _phone, ...launch } = chromiumOptions
    const browser = await chromium.launch(launch)
    try {
      for (let round = 0; round < rounds; round++) {
        for (const name of names)
          (costs[name] ??= []).push(await measureOnce(browser, `${server.url}/index.html`, name))
      }
    } finally {
      await browser.close()
      server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return Object.fromEntries(
    Object.entries(costs).map(([name, all]) => {
      const of = (figure: keyof TableCost) => median(all.map((cost) => cost[figure]))
      return [name, { mount: of('mount'), select: of('select'), frame: of('frame'), slowFrame: of('slowFrame') }]
    }),
  )
}
