import { existsSync, globSync, readFileSync } from 'node:fs'
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

const shown = components.filter((path) => existsSync(`${source}/${path.replace('.tsx', '.stories.tsx')}`))

test.each(shown)('%s has a guide and says what it keeps', (path) => {
  for (const ending of ['.guide.ts', '.conformance.tsx'])
    expect(existsSync(`${source}/${path.replace('.tsx', ending)}`), ending).toBe(true)
})
