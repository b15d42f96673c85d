import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { expectKitLooks, expectKitWorks } from './support/expect-kit.ts'
import { freePort } from './support/free-port.ts'
import { run } from './support/outside-workspace.ts'
import { filesOf, type Served, serve } from './support/serve.ts'
import { visit } from './support/visit.ts'

const frameworks = join(inject('outside'), 'frameworks')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const textOf = async (address: string) => (await fetch(address)).text()

describe('Next.js', () => {
  const folder = join(frameworks, 'next')
  const next = join(frameworks, 'node_modules/next/dist/bin/next')
  let server: ChildProcess
  let origin: string

  beforeAll(async () => {
    // Its own type check is part of the build.
    run(folder, process.execPath, [next, 'build'])
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    server = spawn(process.execPath, [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((ready, failed) => {
      server.once('exit', (code) => failed(new Error(`next start ended with ${code}`)))
      server.stdout?.on('data', (line: Buffer) => line.includes('Ready') && ready())
    })
  })
  afterAll(() => void server.kill())

  test('the kit is drawn by the server, works and looks as it should', async () => {
    expect(await textOf(origin)).toContain('Từ máy chủ')
    await visit(browser, origin, async (page) => {
      await expectKitLooks(page)
      await expectKitWorks(page)
    })
  })

  test('next/link is the link component: a link of the kit changes the page without loading a document', () =>
    visit(browser, origin, async (page) => {
      await page.locator('#kit[data-alive]').waitFor()
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
      await page.getByRole('link', { name: 'Giờ họp chợ' }).click()
      await page.getByRole('heading', { name: 'Bốn giờ sáng' }).waitFor()
      expect(await page.locator('html[data-same-document]').count()).toBe(1)
    }))
})

describe('Astro', () => {
  const folder = join(frameworks, 'astro')
  let site: Served

  beforeAll(async () => {
    run(folder, process.execPath, [join(frameworks, 'node_modules/astro/bin/astro.mjs'), 'build'])
    site = await serve(filesOf(join(folder, 'dist')))
  })
  afterAll(() => site.close())

  test('an island of the kit works and looks as it should', () =>
    visit(browser, site.origin, async (page) => {
      await expectKitLooks(page)
      await expectKitWorks(page)
    }))

  test('plain parts send no script', async () => {
    const html = await textOf(`${site.origin}/plain/`)
    expect(html).toContain('ui-heading')
    expect(html).not.toContain('<script')
  })
})
