import { createHash } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { signIn } from '../support/people.ts'
import { watchRequests } from '../support/settle.ts'
import type { Site } from '../support/site.ts'
import { coveredControls } from './covered-controls.ts'
import { accessibilityFaults, pageFaults, watchPage } from './page-faults.ts'

interface Look {
  width: 360 | 1280
  theme: 'light' | 'dark'
  /** Axe is slow, so each language runs it once, such that both widths and both themes are covered. */
  hasAxe: boolean
}

/** One look per language: together they show each page in both widths, both themes and both languages. */
const looks: Readonly<Record<'vi' | 'en', Look>> = {
  vi: { width: 360, theme: 'dark', hasAxe: true },
  en: { width: 1280, theme: 'light', hasAxe: true },
}

/** Seen by the long form too: the widths that the language isn't looked at otherwise. */
const otherLooks: Readonly<Record<'vi' | 'en', Look>> = {
  vi: { width: 1280, theme: 'light', hasAxe: false },
  en: { width: 360, theme: 'light', hasAxe: false },
}

const looksIn = (language: 'vi' | 'en'): Look[] =>
  process.env.CRAWL_LOOKS === 'all' ? [otherLooks[language], looks[language]] : [looks[language]]

export interface Visitor {
  browser: Browser
  language: 'vi' | 'en'
  origin: string
  site: Site
  /** Null for a visitor who isn't signed in. */
  who: string | null
  /** The values of :product and :order in a path. */
  ids: Readonly<Record<string, string>>
}

export interface PageToVisit {
  route: string
  /** The start of a call that the page can't be drawn without. */
  call?: string
  /** Whether it is read by people in one language only, as licence texts are. */
  hasForeignText?: boolean
}

/** One window that visits page after page: opening one and signing in is slow, visiting is not. */
export interface Crawler {
  /** Returns all problems of a page as text. */
  visit: (page: PageToVisit) => Promise<string[]>
  close: () => Promise<void>
}

export async function openCrawler({ browser, language, origin, site, who, ids }: Visitor): Promise<Crawler> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const watched = await watchPage(page)
  const { settle } = watchRequests(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/')) asked.push(pathname.slice('/api/v1'.length))
  })
  if (process.env.CRAWL_ANSWERS === 'late') await delayAnswers(page)
  if (who) await signIn(page, site, who)
  watched.take()

  async function look({ route, hasForeignText = false }: PageToVisit, { width, theme, hasAxe }: Look) {
    await context.addCookies([{ name: 'theme', value: theme, url: origin }])
    await page.setViewportSize({ width, height: width === 360 ? 740 : 800 })
    const response = await page.goto(pathOf(route, ids))
    const status = response?.status() ?? 0
    await settle()
    const faults = [
      ...(status >= 400 ? [`status ${status}`] : []),
      ...(await pageFaults(page, { language, hasForeignText })),
      ...(hasAxe ? await accessibilityFaults(page) : []),
      // Last, as it scrolls.
      ...(width === 360 ? await coveredControls(page) : []),
      ...watched.take().map((text) => `console: ${text.slice(0, 300)}`),
    ]
    return faults.map((fault) => `${route} ${width} ${theme}: ${fault}`)
  }

  return {
    async visit(target) {
      asked.length = 0
      const faults: string[] = []
      for (const one of looksIn(language)) faults.push(...(await look(target, one)))
      const call = target.call && pathOf(target.call, ids)
      if (call && !asked.some((path) => path.startsWith(call))) faults.push(`${target.route}: never asked ${call}`)
      return faults
    },
    close: () => context.close(),
  }
}

const pathOf = (route: string, ids: Readonly<Record<string, string>>) =>
  route.replace(/:(\w+)/g, (_all, name: string) => ids[name] ?? '')

/** Answers late and out of order, each call by a time of its own: what makes room only then moves what is below. */
async function delayAnswers(page: Page): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    if (pathname === '/api/v1/events') return route.continue()
    const { pathname: shown } = new URL(page.url(), 'http://nowhere')
    const digest = createHash('sha256').update(`${shown} ${pathname}${search}`).digest()
    await new Promise((passed) => setTimeout(passed, digest.readUInt16BE() % 1200))
    return route.continue()
  })
}
