import type { Language } from '@chonoi/i18n'
import { type Browser, type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { Site } from './site.ts'
import { type Both, type Words, wordsIn } from './words.ts'

export { expect, type Words }

export interface TestOptions {
  language: Language
}

interface Fixtures {
  /** The site's texts in the project's language: `t('shell:nav.home')`. */
  t: Words
  /** One of two literal texts. */
  say: <Text>(both: Both<Text>) => Text
  /** The API, for what a journey needs but isn't about. */
  site: Site
  /** Another user on another computer, in the same language. */
  another: () => Promise<Page>
}

export const test = base.extend<Fixtures & TestOptions>({
  language: ['vi', { option: true }],
  t: async ({ language }, use) => {
    const i18n = await wordsIn(language)
    await use(i18n.t as Words)
  },
  say: async ({ language }, use) => use((both) => both[language]),
  site: async ({ baseURL }, use) => use(new Site(baseURL ?? '')),
  another: async ({ browser, contextOptions, storageState, locale, timezoneId, userAgent, viewport, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await (browser as Browser).newContext({
        ...contextOptions,
        ...(storageState && { storageState }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        ...(userAgent && { userAgent }),
        ...(baseURL && { baseURL }),
        viewport: viewport ?? null,
      })
      contexts.push(context)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})
