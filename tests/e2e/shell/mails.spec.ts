import { sampleMails } from '@chonoi/api/testing/sample-mails'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../support/test.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const names = Object.keys(sampleMails('vi'))
/** As long as names get, without a place to break. */
const long = 'Bình gốm men lam Bát Tràng vẽ tay '.repeat(2) + 'W'.repeat(40)

for (const name of names)
  test(`the mail "${name}" fits 320 and 600 px and is readable in both schemes and languages`, async ({ page }) => {
    await page.route('**/*', (route) => route.abort())
    for (const language of ['vi', 'en'] as const)
      for (const scheme of ['light', 'dark'] as const) {
        const { html } = (await sampleMails(language)[name]?.(long)) ?? { html: '' }
        await page.emulateMedia({ colorScheme: scheme })
        await page.setContent(html)
        for (const width of [320, 600]) {
          await page.setViewportSize({ width, height: 800 })
          const needed = await page.evaluate(() => document.documentElement.scrollWidth)
          expect({ language, width, needed }).toEqual({ language, width, needed: width })
        }
        // The page around a mail is the mail program's, which has the landmarks.
        const { violations } = await new AxeBuilder({ page }).withTags(wcag).setLegacyMode().analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        )
        expect({ language, scheme, found }).toEqual({ language, scheme, found: [] })
      }
  })
