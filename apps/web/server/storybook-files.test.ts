import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSite, type SiteOptions } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'chonoi-storybook-'))
beforeAll(() => {
  mkdirSync(join(folder, 'built', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'built', 'index.html'), '<title>the kit</title>')
  writeFileSync(join(folder, 'built', 'iframe.html'), 'a story '.repeat(300))
  writeFileSync(join(folder, 'built', 'assets', 'a-1b2c3d4e.js'), 'export {}')
  writeFileSync(join(folder, 'secret.key'), 'not to be read')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const page = () => new Response('the page of the site', { status: 404 })
const siteWith = (storybookFolder: string | undefined) =>
  createSite({
    // Nothing here reaches the API.
    api: {} as SiteOptions['api'],
    render: page,
    trustsProxy: false,
    isDemo: false,
    publicUrl: 'http://localhost:3000',
    storybookFolder,
  })
const get = (path: string, headers: Record<string, string> = {}) =>
  siteWith(join(folder, 'built')).request(path, { headers }, { incoming: {} })

test('the built Storybook is served under /storybook, its start page at the slash', async () => {
  const redirect = await get('/storybook')
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/storybook/'])
  const start = await get('/storybook/')
  expect(start.status).toBe(200)
  expect(start.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await start.text()).toBe('<title>the kit</title>')
})

test("Storybook may frame its own stories; the site still can't be framed", async () => {
  const story = await get('/storybook/iframe.html')
  expect(story.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(story.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  const other = await get('/elsewhere')
  expect(other.headers.get('x-frame-options')).toBe('DENY')
  expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('its pages are revalidated, hashed files are cached for a day, and text is compressed', async () => {
  const story = await get('/storybook/iframe.html', { 'accept-encoding': 'br' })
  expect(story.headers.get('cache-control')).toBe('no-cache')
  expect(story.headers.get('content-encoding')).toBe('br')
  expect(story.headers.get('content-length')).toBeNull()
  expect((await get('/storybook/assets/a-1b2c3d4e.js')).headers.get('cache-control')).toBe('public, max-age=86400')
})

test('a missing file is 404, and nothing outside its folder is read', async () => {
  for (const path of ['/storybook/nothing.js', '/storybook/%2e%2e%2fsecret.key']) {
    const answer = await get(path)
    expect(answer.status, path).toBe(404)
    expect(await answer.text(), path).not.toContain('not to be read')
  }
})

test('without a built Storybook /storybook is 404', async () => {
  const answer = await siteWith(undefined).request('/storybook/', {}, { incoming: {} })
  expect([answer.status, await answer.text()]).toEqual([404, 'the page of the site'])
})
