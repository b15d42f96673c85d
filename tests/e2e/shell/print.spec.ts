import { expect, test } from '../support/test.ts'

const article = '/news/nam-gio-sang-tren-cho-noi-cai-rang'

test('an article on paper is its text and its address: no header, footer, comments or buttons', async ({ page }) => {
  await page.goto(article)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(article, { exact: false }).first()).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'textbox', 'button'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
})

test('on paper it is black on white, in the dark theme too', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto(article)
  const colours = await page
    .getByRole('article')
    .first()
    .evaluate((text) => [getComputedStyle(text).color, getComputedStyle(document.body).backgroundColor])
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})
