import { expect, test } from '../support/test.ts'

test('[SHELL-22] the footer links every page of the documents that is there', async ({ page, request, t }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const path of [
    '/creators',
    '/pricing',
    '/about',
    '/contact',
    '/careers',
    '/blog',
    '/privacy',
    '/terms',
    '/cookies',
    '/licenses',
  ]) {
    // The blog is the news, which have no pages yet.
    const isThere = path !== '/blog' || (await request.get(path)).ok()
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(isThere ? 1 : 0)
    if (isThere) expect((await request.get(path)).status(), path).toBe(200)
  }
  await expect(footer).toContainText(t('shell:footer.copyright', { year: new Date().getFullYear() }))
})

test('[GEN-07] the footer says that this is an open-source platform of many shops', { tag: '@words' }, async ({
  page,
  say,
}) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(
    say({
      vi: 'Chợ Nổi là nền tảng thương mại điện tử nhiều gian hàng, mã nguồn mở.',
      en: 'Chợ Nổi is an open-source multi-tenant e-commerce platform.',
    }),
  )
})
