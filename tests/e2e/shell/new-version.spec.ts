import type { Page } from '@playwright/test'
import { deployedAnew } from '../support/deployed-anew.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** What the worker that controls the page says of itself; that of the first version says nothing. */
const controllingVersion = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', ({ data }) => resolve(String(data)))
        port1.start()
        navigator.serviceWorker.controller?.postMessage('version', [port2])
        setTimeout(resolve, 1000, 'first')
      }),
  )

test('[SW-03, SW-04] a new version waits until its reader takes it, and then the page comes anew under it', async ({
  page,
  baseURL,
  t,
}) => {
  const site = await deployedAnew(baseURL ?? '')
  try {
    await page.goto(site.origin)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    // The first visit's page is controlled from the next document on.
    await page.goto(`${site.origin}/about`)
    const search = page.getByRole('combobox', { name: t('shell:search.label') })
    await search.fill('gốm')
    site.deploy()
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    // The question about cookies goes first.
    await page.getByRole('button', { name: t('cookies:essentialOnly') }).click()
    const offer = page.getByRole('region', { name: t('shell:update.available') })
    await expect(offer).toBeVisible()
    // Nothing typed is lost to a new version that nobody asked for.
    await expect(search).toHaveValue('gốm')
    expect(await controllingVersion(page)).toBe('first')

    const anew = page.waitForEvent('domcontentloaded')
    await offer.getByRole('button', { name: t('shell:update.reload') }).click()
    await anew
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer).toBeHidden()
    // A worker that is still starting answers later.
    await expect.poll(() => controllingVersion(page)).toBe('new')
  } finally {
    await site.close()
  }
})
