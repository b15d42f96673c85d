import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { preview, type PreviewServer } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { chromiumLaunch, installedChromium } from '@chonoi/test-browser/chromium'

const root = join(import.meta.dirname, '..', '..')

let server: PreviewServer
let browser: Browser
let page: Page
let complaints: string[]
let origin: string

beforeAll(async () => {
  server = await preview({
    configFile: false,
    root,
    base: '/storybook/',
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const address = server.httpServer.address()
  if (!address || typeof address === 'string') throw new Error('The built Storybook is not served')
  origin = `http://127.0.0.1:${address.port}/storybook/`
  browser = await chromium.launch({ ...chromiumLaunch, executablePath: installedChromium })
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

beforeEach(async () => {
  complaints = []
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('response', (answer) => answer.status() >= 400 && complaints.push(`${answer.status()} ${answer.url()}`))
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(new URL(origin).origin))
      complaints.push(`It asks elsewhere: ${request.url()}`)
  })
})
afterEach(async () => {
  await page.close()
  if (complaints.length > 0) throw new Error(`The page complains:\n${complaints.join('\n')}`)
})

const shown = () => page.frameLocator('#storybook-preview-iframe')
const open = (path: string) => page.goto(`${origin}?path=/${path}`)

test('the start page has the kit’s name and font', async () => {
  await page.goto(origin)
  await shown().getByRole('heading', { level: 1, name: 'Chợ Nổi, the kit' }).waitFor()
  expect(await page.title()).toMatch(/Chợ Nổi/)
  expect(await page.title()).not.toMatch(/Storybook/)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/Be Vietnam Pro/)
})

test('a component’s page has usage, parts, rules, keys, props, conformance and cost', async () => {
  await open('docs/actions-button--docs')
  for (const name of ['When to use it', 'Anatomy', 'Do', 'Don’t', 'Keyboard', 'Props', 'What it keeps', 'Cost'])
    await expect.poll(() => shown().getByRole('heading', { name, exact: true }).count()).toBe(1)
  await shown()
    .getByRole('cell', { name: /disabledReason/ })
    .first()
    .waitFor()
})

test('a component’s page names its version, and leads to the screens that use it', async () => {
  await open('docs/data-datagrid--docs')
  await shown()
    .getByText(/^Since 0\.2\.0\. Beta:/)
    .waitFor()
  const screens = shown().locator('h2:text-is("Used in") + ul')
  await expect.poll(() => screens.getByRole('link', { name: 'Stock movements' }).count()).toBe(1)
})

test('what is new lists what waits for the next version', async () => {
  await open('docs/what-is-new--docs')
  await expect.poll(() => shown().getByRole('heading', { name: 'Not released yet', exact: true }).count()).toBe(1)
})

test('a component’s page shows the types and defaults of props as written', async () => {
  await open('docs/inputs-combobox--docs')
  for (const said of ['readonly ComboBoxOption<Value>[]', 'Value | null'])
    await shown().getByRole('cell', { name: said }).first().waitFor()
  expect(
    await shown()
      .getByText(/^(unknown|union)$/)
      .count(),
  ).toBe(0)
})

test('pages of overlays can be read', { timeout: 240_000 }, async () => {
  const index = (await (await page.request.get(`${origin}index.json`)).json()) as {
    entries: Record<string, { title: string }>
  }
  const pages = Object.entries(index.entries).filter(
    ([id, { title }]) => title.startsWith('Overlays/') && id.endsWith('--docs'),
  )
  expect(pages.length).toBeGreaterThan(10)
  for (const [id, { title }] of pages) {
    await open(`docs/${id}`)
    const heading = shown().getByRole('heading', { level: 1, name: title.split('/')[1] ?? '', exact: true })
    await heading.waitFor()
    expect(await shown().locator('iframe').count()).toBe(0)
    const { isInert, overflow, scrolled } = await heading.evaluate((element) => ({
      isInert: element.closest('[inert], [aria-hidden="true"]') !== null,
      overflow: getComputedStyle(document.documentElement).overflowY,
      scrolled: window.scrollY,
    }))
    expect({ title, isInert, overflow, scrolled }).toEqual({
      ...{ title, isInert: false, scrolled: 0 },
      overflow: expect.not.stringMatching(/hidden|clip/),
    })
  }
  await shown()
    .getByRole('button', { name: /^Show: / })
    .first()
    .click()
  const state = shown().locator('iframe').first().contentFrame()
  await state.locator('#storybook-root').waitFor({ state: 'attached' })
})

test('the accessibility page draws its tables', async () => {
  await open('docs/foundations-accessibility--docs')
  await shown().getByRole('cell', { name: 'forced-colors', exact: true }).waitFor()
  expect(await shown().getByText('| --- |').count()).toBe(0)
})

test('the code of a story has its imports and empty handlers', async () => {
  await open('docs/inputs-moneyfield--docs')
  await shown()
    .getByRole('switch', { name: /Show code/ })
    .first()
    .click()
  const code = shown().locator('pre').filter({ hasText: '<MoneyField' }).first()
  await expect.poll(() => code.textContent()).toContain("import { MoneyField } from '@chonoi/ui/money-field'")
  expect(await code.textContent()).toContain('onChangeInCents={() => {}}')
})

test.each(['modal', 'snackbar', 'nút'])('the search finds “%s”', async (words) => {
  await page.goto(origin)
  await page.locator('#storybook-explorer-searchfield').fill(words)
  const found = page.getByRole('option').filter({ hasText: 'Other names' }).filter({ hasText: words })
  await expect.poll(() => found.count()).toBeGreaterThan(0)
})

test('the site serves the kit’s manifest and llms.txt to tools', async () => {
  const manifest = await page.request.get(`${origin}manifest.json`)
  expect(((await manifest.json()) as { components: unknown[] }).components.length).toBeGreaterThan(100)
  const words = await page.request.get(`${origin}llms.txt`)
  expect(await words.text()).toContain('@chonoi/ui/button')
})

/** Chooses an option in the toolbar by the visible texts. */
async function choose(list: RegExp, item: string) {
  await page.getByRole('button', { name: list }).click()
  await page.getByRole('option', { name: item, exact: true }).click()
}

/** Reads the language and styles applied to the story. */
const drawn = () =>
  shown()
    .getByRole('button')
    .first()
    .evaluate((button) => {
      const root = document.documentElement
      return {
        words: root.lang,
        ground: getComputedStyle(document.body).backgroundColor,
        brand: getComputedStyle(button).backgroundColor,
        height: button.getBoundingClientRect().height,
        text: Number.parseFloat(getComputedStyle(root).fontSize),
        width: window.innerWidth,
      }
    })
type Drawn = Awaited<ReturnType<typeof drawn>>

test.each<[list: RegExp, item: string, changes: keyof Drawn, to: (before: Drawn, now: Drawn) => boolean]>([
  [/Language/, 'English', 'words', (_, now) => now.words === 'en'],
  [/\/ Theme/, 'Tối / Dark', 'ground', (before, now) => now.ground !== before.ground],
  [/Tenant brand/, 'Lá sen / Lotus leaf', 'brand', (_, now) => now.brand === 'rgb(15, 118, 110)'],
  [/Density/, 'Gọn / Compact', 'height', (before, now) => now.height < before.height],
  [/Size of text/, '200 %', 'text', (before, now) => now.text === 2 * before.text],
  [/Viewport/, 'Điện thoại / Phone · 360 px', 'width', (_, now) => now.width === 360],
])('the toolbar’s %s, put to %s, changes the story’s %s', async (list, item, _changes, isSo) => {
  await open('story/actions-button--default')
  await shown().getByRole('button').first().waitFor()
  const before = await drawn()
  expect(isSo(before, before)).toBe(false)
  await choose(list, item)
  await expect.poll(async () => isSo(before, await drawn())).toBe(true)
})
