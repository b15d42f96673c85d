import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedParameters } from './shared-page.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const manifest = JSON.parse(read('../public/site.webmanifest')) as {
  start_url: string
  scope: string
  share_target: { action: string; method: string; params: Record<string, string> }
  icons: { src: string; sizes: string }[]
}

test('what another app shares goes to a page of the site, by the parameters that the page reads', () => {
  const { action, method, params } = manifest.share_target
  expect({ action, method }).toEqual({ action: '/search', method: 'GET' })
  expect(params).toEqual(Object.fromEntries(sharedParameters.map((name) => [name, name])))
  const route = read('./routes/search.tsx')
  expect(route).toContain(`createFileRoute('${action}')`)
  expect(route).toContain('sharedPage(')
})

test('the site can be installed: it starts within its scope, with icons that are there, 192 and 512 px wide', () => {
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
  for (const { src } of manifest.icons) expect(existsSync(join(import.meta.dirname, '../public', src)), src).toBe(true)
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
})
