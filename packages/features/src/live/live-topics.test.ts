import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { concernedQueries } from './live-topics.ts'

test('concernedQueries: names groups of queries that exist', () => {
  const source = join(import.meta.dirname, '..')
  const texts = globSync('**/*-queries.ts', { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'))
  const groups = texts.flatMap((text) => [...text.matchAll(/queryGroup\('([\w-]+)'/g)].map(([, name]) => name))
  const named = new Set(Object.values(concernedQueries).flat())
  expect([...named].filter((name) => !groups.includes(name))).toEqual([])
})
