import { expect, test } from '../support/test.ts'
import { watchRequests } from '../support/settle.ts'

test.use({ serviceWorkers: 'allow' })

const pushScope = '/firebase-cloud-messaging-push-scope'

test('[SW-01] without a network the site says so, and works again with one', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'Không có mạng' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Thử lại' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[SW-01] without a network a page of the catalogue that was read before is shown, marked as kept', async ({
  page,
  context,
  t,
}) => {
  // A page that loses the network before its scripts are there comes anew once more.
  const { settle } = watchRequests(page)
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto('/products')
  const goods = page.getByRole('main').getByRole('article')
  await expect(goods.first()).toBeVisible()
  const name = (await goods.first().getByRole('heading').textContent()) ?? ''
  const link = goods.first().getByRole('link', { name, exact: true })
  await link.click()
  await expect(page).toHaveURL(/\/products\/./)
  // As a document, which the worker keeps.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const address = page.url()
  // The worker stores a page while it is rendered.
  const isKept = (url: string) =>
    page.evaluate(async (one) => Boolean(await caches.match(one, { ignoreVary: true })), url)
  for (const url of ['/products', address]) await expect.poll(() => isKept(url)).toBe(true)
  await settle()
  await context.setOffline(true)

  await page.goto('/products')
  const notice = page.getByRole('region', { name: t('shell:keptPage.title') })
  await expect(notice).toBeVisible()
  await expect(goods.first()).toBeVisible()
  await settle()
  // A link inside of the page leads to the kept product as well. It comes as a new document: begun
  // without a network and ended with one, the page would come anew and say nothing of being kept.
  const kept = page.waitForEvent('domcontentloaded')
  await link.click()
  await kept
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(notice).toBeVisible()
  await settle()

  await context.setOffline(false)
  await notice.getByRole('button', { name: t('shell:keptPage.reload') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(notice).toBeHidden()
})

test('[SW-01] nothing of a person, nothing typed and no answer of the API is kept', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  for (const address of ['/products', '/orders', '/cart', '/search?q=gom', '/products?search=gom']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })
  expect(kept).toEqual(expect.arrayContaining(['/offline', '/products']))
  expect(kept.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual(['/offline', '/products'])
})

test('[SW-01] what another app shares is searched for, at the address that the manifest names, and is not kept', async ({
  page,
  request,
  t,
}) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    share_target: { action: string; method: string; params: { title: string; text: string; url: string } }
  }
  const { action, method, params } = manifest.share_target
  expect(method).toBe('GET')
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // As the system opens it for whoever chose this site.
  await page.goto(`${action}?${new URLSearchParams({ [params.text]: 'gốm & sứ' }).toString()}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('combobox', { name: t('shell:search.label') })).toHaveValue('gốm & sứ')
  // A page of the site that somebody shares with it is opened.
  const ownPage = { [params.title]: 'Trang', [params.url]: new URL('/products', page.url()).href }
  await page.goto(`${action}?${new URLSearchParams(ownPage).toString()}`)
  await expect(page).toHaveURL('/products')
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url)
  })
  expect(kept.filter((url) => new URL(url).pathname === '/search')).toEqual([])
})

test('[SW-02] the messaging worker runs beside the worker of the site, with a scope of its own', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const running = await page.evaluate(async (scope) => {
    const registration = await navigator.serviceWorker.register('/firebase-messaging-sw.js', { scope })
    const worker = registration.installing ?? registration.waiting
    if (worker && !registration.active)
      await new Promise((resolve) => {
        worker.addEventListener('statechange', () => registration.active && resolve(null))
      })
    const all = await navigator.serviceWorker.getRegistrations()
    return all.map(({ active, scope: url }) => [new URL(active?.scriptURL ?? url).pathname, new URL(url).pathname])
  }, pushScope)
  expect(running.toSorted()).toEqual([
    ['/firebase-messaging-sw.js', pushScope],
    ['/sw.js', '/'],
  ])
})
