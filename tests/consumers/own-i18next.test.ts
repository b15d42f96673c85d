import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser, openPage } from './support/browser.ts'
import { build, run } from './support/outside-workspace.ts'
import { filesOf, serve } from './support/serve.ts'

const folder = join(inject('outside'), 'apps', 'own-i18next')
let browser: Browser

beforeAll(async () => {
  build(folder)
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test('a host with its own i18next instance: its texts, ours, and a third language with English behind it', async () => {
  const served = await serve(filesOf(join(folder, 'dist')))
  const { page, complaints } = await openPage(browser)
  try {
    await page.goto(served.origin)
    await page.getByRole('heading', { name: 'Our 3 products' }).waitFor()
    const states = () => page.getByRole('listitem').allInnerTexts()
    expect(await states()).toEqual(['Approved', 'Draft', 'Pending'])
    await page.getByRole('button', { name: 'French' }).click()
    await page.getByRole('heading', { name: 'Nos 3 produits' }).waitFor()
    expect(await states()).toEqual(['En vente', 'Brouillon', 'Pending'])
    await page.getByRole('button', { name: 'Anglais' }).click()
    await page.getByRole('heading', { name: 'Our 3 products' }).waitFor()
    expect(complaints).toEqual([])
  } finally {
    await page.context().close()
    await served.close()
  }
})

test('a host with its own i18next instance: its typed, nested keys still compile in a strict project', () => {
  const compiler = join(folder, '../node_modules/typescript/bin/tsc')
  expect(() => run(join(folder, '..'), process.execPath, [compiler, '-p', '.'])).not.toThrow()
})
