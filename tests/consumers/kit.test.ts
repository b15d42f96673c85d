import { randomBytes } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { expectKitLooks, expectKitWorks } from './support/expect-kit.ts'
import { build, run } from './support/outside-workspace.ts'
import { root } from './support/published-packages.ts'
import { type Answer, filesOf, serve } from './support/serve.ts'
import { differences, type DrawnElement, stylesOf } from './support/styles-of.ts'
import { visit } from './support/visit.ts'

const outside = inject('outside')
const app = (name: string) => join(outside, 'apps', name)
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Serves the answers and visits the page. */
async function onPage(answers: readonly Answer[], look: (page: Page) => Promise<void>, address = '/') {
  const served = await serve(...answers)
  try {
    await visit(browser, served.origin + address, look)
  } finally {
    await served.close()
  }
}

test('the packages are installed from tarballs, none from the workspace', () => {
  const ui = realpathSync(join(app('.'), 'node_modules/@chonoi/ui'))
  expect(ui.startsWith(realpathSync(root))).toBe(false)
  expect(JSON.stringify(readFileSync(join(ui, 'package.json'), 'utf8'))).not.toContain('@chonoi/source')
})

test('their types compile in a strict project without skipLibCheck', () => {
  expect(() =>
    run(app('.'), process.execPath, [join(app('.'), 'node_modules/typescript/bin/tsc'), '-p', '.']),
  ).not.toThrow()
})

test('with exactOptionalPropertyTypes, hooks and link components fit as they are', () => {
  expect(() =>
    run(app('types'), process.execPath, [join(app('.'), 'node_modules/typescript/bin/tsc'), '-p', '.']),
  ).not.toThrow()
})

test('the kit renders in jsdom, without setup or with the one line of @chonoi/ui/test-setup', () => {
  expect(() => run(app('jsdom'), process.execPath, ['../node_modules/vitest/vitest.mjs', 'run'])).not.toThrow()
})

describe('Vite', () => {
  beforeAll(() => build(app('plain')))

  test('without Tailwind the kit works and looks as it should', () =>
    onPage([filesOf(join(app('plain'), 'dist'))], async (page) => {
      await expectKitLooks(page)
      await expectKitWorks(page)
    }))

  test('under a Content-Security-Policy that allows nothing inline', () => {
    const nonce = randomBytes(16).toString('base64')
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "font-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; ')
    const page = (html: string) => ({
      html: html.replace('<meta charset', `<meta property="csp-nonce" nonce="${nonce}"><meta charset`),
      headers: { 'content-security-policy': policy },
    })
    return onPage([filesOf(join(app('plain'), 'dist'), page)], async (opened) => {
      await expectKitLooks(opened)
      await expectKitWorks(opened)
    })
  })
})

test('Vite with Tailwind 4: the kit keeps its looks, classes read its tokens and win over it', async () => {
  build(app('tailwind'))
  await onPage([filesOf(join(app('tailwind'), 'dist'))], async (page) => {
    await expectKitLooks(page)
    await expectKitWorks(page)
    const own = page.locator('#own')
    expect(await own.evaluate((box) => getComputedStyle(box).backgroundColor)).toBe('rgb(37, 99, 235)')
    expect(await own.evaluate((box) => getComputedStyle(box).display)).toBe('flex')
    expect(await page.locator('#overruled').evaluate((box) => getComputedStyle(box).borderTopLeftRadius)).toBe('0px')
  })
})

/** Returns the computed styles of a part of the page, once its font has loaded. */
async function drawnOf(name: string, part: string, address = '/') {
  let found: DrawnElement[] = []
  await onPage(
    [filesOf(join(app(name), 'dist'))],
    async (page) => {
      await page.locator(part).waitFor()
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      found = await stylesOf(page.locator(part))
    },
    address,
  )
  return found
}

/** Invisible settings of Tailwind's preflight: borders are 0 wide, icons are grid items. */
const ofPreflight = [
  ...['top', 'right', 'bottom', 'left', 'block-start', 'block-end', 'inline-start', 'inline-end'].map(
    (side) => `border-${side}-style`,
  ),
  'tab-size',
  '-webkit-tap-highlight-color',
  'vertical-align',
  'appearance',
]

describe('the screens of features', () => {
  beforeAll(() => {
    build(app('plain'))
    build(app('tailwind'))
  })

  test('have their layout in a page without Tailwind', () =>
    onPage([filesOf(join(app('plain'), 'dist'))], async (page) => {
      const icon = page.locator('#screens > span')
      await icon.waitFor()
      const style = await icon.evaluate((box) => {
        const { display, width, backgroundColor, borderTopLeftRadius } = getComputedStyle(box)
        return { display, width, backgroundColor, borderTopLeftRadius }
      })
      expect(style).toEqual({
        display: 'grid',
        width: '72px',
        backgroundColor: 'rgb(233, 241, 255)',
        borderTopLeftRadius: '999px',
      })
    }))

  test("look the same beside the page's own Tailwind with any theme", async () => {
    const beside = await drawnOf('tailwind', '#screens')
    expect(beside.length).toBeGreaterThan(6)
    expect(differences(beside, await drawnOf('plain', '#screens'), ofPreflight)).toEqual([])
  })

  test("leave the page's own Tailwind unchanged", async () => {
    const beside = await drawnOf('tailwind', '#tailwind')
    expect(beside.length).toBeGreaterThan(5)
    expect(differences(beside, await drawnOf('tailwind', '#tailwind', '/alone.html'), [])).toEqual([])
  })
})

describe('beside Bootstrap', () => {
  const dist = (name: string) => filesOf(join(app(name), 'dist'))
  /** Returns the computed styles of a part of the page. Includes the dialog for the kit's part. */
  const drawn = async (name: string, part: string, address = '/') => {
    let found: DrawnElement[] = []
    const look = async (page: Page) => {
      // A column is as wide as its text, so wait for the font.
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      found = await stylesOf(page.locator(part))
      if (part !== '#kit') return
      await page.getByRole('button', { name: 'Mở hộp thoại' }).click()
      const dialog = page.getByRole('dialog', { name: 'Sửa tên ghe' })
      await dialog.getByRole('combobox').fill('da')
      await page.getByRole('option', { name: 'Đà Nẵng' }).waitFor()
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
      found.push(...(await stylesOf(dialog)), ...(await stylesOf(page.getByRole('listbox'))))
    }
    await onPage([dist(name)], look, address)
    return found
  }
  beforeAll(() => {
    build(app('plain'))
    build(app('bootstrap'))
  })

  test('the kit works and looks as it does alone', async () => {
    await onPage([dist('bootstrap')], async (page) => {
      await expectKitLooks(page)
      await expectKitWorks(page)
    })
    // The page's own business, and `appearance`, which a button with a background of its own doesn't show.
    const ofThePage = ['color-scheme', 'scrollbar-color', '-webkit-tap-highlight-color', 'appearance']
    expect(differences(await drawn('bootstrap', '#kit'), await drawn('plain', '#kit'), ofThePage)).toEqual([])
  })

  test('Bootstrap looks as it does alone', async () => {
    const both = await drawn('bootstrap', '#bootstrap')
    expect(both.length).toBeGreaterThan(25)
    expect(differences(both, await drawn('bootstrap', '#bootstrap', '/alone.html'), ['color-scheme'])).toEqual([])
  })
})

test('server components: plain parts are drawn by the server alone, the others come alive', async () => {
  build(app('server-components'))
  const { default: handler } = await import(pathToFileURL(join(app('server-components'), 'dist/rsc/index.js')).href)
  await onPage([filesOf(join(app('server-components'), 'dist/client')), handler], async (page) => {
    const html = await (await fetch(page.url())).text()
    expect(html).toContain('ui-button')
    expect(html).toContain('Từ máy chủ')
    await expectKitLooks(page)
    await expectKitWorks(page)
    const payload = await (await fetch(`${page.url()}.rsc`)).text()
    // Markup, not a reference to a module: no script of these parts is sent.
    expect(payload).toContain('ui-heading')
    expect(payload).not.toMatch(/heading\/heading/)
    await page.getByLabel('Nhận tin').check()
  })
})
