import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const source = import.meta.dirname
const read = (path: string) => readFileSync(`${source}/${path}`, 'utf8')

test.each(globSync('*/*.css', { cwd: source }))('styles.css collects %s', (path) => {
  expect(read('styles.css')).toContain(`@import "./${path}"`)
})

const components = globSync('*/*.tsx', { cwd: source }).filter(
  (path) => path === `${dirname(path)}/${dirname(path)}.tsx`,
)

test.each(components)('index.ts exports %s', (path) => {
  expect(read('index.ts')).toContain(`export * from './${path}'`)
})
