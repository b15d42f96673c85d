// Checks that docs/asvs.md says something of every requirement, and that the security pages name files that exist.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const read = (name) => readFileSync(join(root, name), 'utf8')
const rows = [...read('docs/asvs.md').matchAll(/^\| +((?:\d+\.\d+\.\d+(?:, )?)+) +\|(.*)\|$/gm)].map(
  ([, ids, rest]) => {
    const [, state, why] = rest.split('|').map((cell) => cell.trim())
    return { ids: ids.trim().split(', '), state, why }
  },
)
/** Levels 1 and 2 of ASVS 5.0.0 have 70 and 183 requirements. */
const requirements = 253

test('asvs: every requirement stands there once', () => {
  const ids = rows.flatMap((row) => row.ids)
  assert.equal(ids.length, requirements)
  assert.equal(new Set(ids).size, requirements)
})

test('asvs: what is met names a file, everything else a reason, and the sums are right', () => {
  const sums = new Map()
  for (const { ids, state, why } of rows) {
    sums.set(state, (sums.get(state) ?? 0) + ids.length)
    if (state === 'met') assert.match(why, /`[^`]+`/, ids[0])
    else assert.ok(why.length > 3, ids[0])
  }
  const stated = [...read('docs/asvs.md').matchAll(/^\| (met|partly|not met|operator|n\.a\.) +\|[^|]+\| (\d+) +\|$/gm)]
  assert.deepEqual(Object.fromEntries(sums), Object.fromEntries(stated.map(([, state, sum]) => [state, Number(sum)])))
})

test('security pages: every file that they name exists', () => {
  const named = ['docs/asvs.md', 'docs/threat-model.md', 'docs/runbook.md', 'SECURITY.md'].flatMap((page) =>
    [...read(page).matchAll(/`((?:apps|packages|tests|scripts|docs|openapi|ops)\/[^` ]+)`/g)].map(([, path]) => path),
  )
  assert.ok(named.length > 100)
  assert.deepEqual(
    named.filter((path) => !existsSync(join(root, path))),
    [],
  )
})
