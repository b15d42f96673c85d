import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptInBrowser } from './kept-in-browser.ts'

const sources = ['features/src', 'api-client/src'].map((folder) => join(import.meta.dirname, '..', '..', '..', folder))

/** Finds the names under which our sources write to the browser's storage, as far as they are literals. */
function writtenNames(): string[] {
  const texts = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && statSync(file).isFile())
      .map((file) => readFileSync(file, 'utf8')),
  )
  const literal = texts.flatMap((text) =>
    [...text.matchAll(/(?:local|session)Storage\.setItem\('(\w+)'/g)].map(([, name]) => name),
  )
  const constant = texts
    .filter((text) => /(?:local|session)Storage\.setItem\(/.test(text))
    .flatMap((text) => [...text.matchAll(/const (?:\w*[kK]ey|storageName) = '(\w+)'/g)].map(([, name]) => name))
  return [...literal, ...constant].filter((name) => name !== undefined)
}

test('[ROUTE-16] the cookie policy lists everything that the site stores in a browser', () => {
  const named = new Set(keptInBrowser.flatMap(({ names }) => names))
  expect(writtenNames().filter((name) => !named.has(name))).toEqual([])
})
