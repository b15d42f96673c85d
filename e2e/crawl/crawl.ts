import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { faultsOf, settle, watchPage } from './page-faults.ts'

export interface Visit {
  language: 'vi' | 'en'
  origin: string
  /** What stands for :product and :order in a path. */
  ids: Readonly<Record<string, string>>
}

/** Width and theme, both of each; the two languages together see every pair. */
const looks = {
  vi: [
    { width: 1280, theme: 'light' },
    { width: 360, theme: 'dark' },
  ],
  en: [
    { width: 360, theme: 'light' },
    { width: 1280, theme: 'dark' },
  ],
} as const

const foreign = new Set(['/licenses'])

/** Opens a page in two looks and collects what is wrong with it. */
export async function visit(page: Page, route: string, { language, origin, ids }: Visit): Promise<string[]> {
  const path = route.replace(/:(\w+)/g, (_all, name: string) => ids[name] ?? '')
  const watched = await watchPage(page)
  const faults: string[] = []
  for (const { width, theme } of looks[language]) {
    await prefer(page.context(), origin, theme)
    await page.setViewportSize({ width, height: width === 360 ? 740 : 800 })
    const response = await page.goto(path)
    const status = response?.status() ?? 0
    await settle(page)
    const found = await faultsOf(page, { language, hasForeignText: foreign.has(route) })
    const all = [
      ...(status >= 400 ? [`status ${status}`] : []),
      ...watched.take().map((text) => `console: ${text.slice(0, 300)}`),
      ...found,
    ]
    faults.push(...all.map((fault) => `${route} ${width} ${theme}: ${fault}`))
  }
  return faults
}

async function prefer(context: BrowserContext, origin: string, theme: 'light' | 'dark') {
  await context.addCookies([{ name: 'theme', value: theme, url: origin }])
}

export const expectNoFaults = (faults: readonly string[]) => expect(faults).toEqual([])
