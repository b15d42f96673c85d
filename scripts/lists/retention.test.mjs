// docs/retention.md beside the migrations and the jobs.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { retentions } from '../../apps/api/src/jobs/retention.ts'
import { scheduledJobs } from '../../apps/api/src/jobs/start-jobs.ts'

const root = join(import.meta.dirname, '..', '..')
const migrations = join(root, 'apps', 'api', 'src', 'database', 'migrations')
const namesIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
const rows = readFileSync(join(root, 'docs', 'retention.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => {
    const [, kind, tables, kept, removedBy] = line.split('|').map((cell) => cell.trim())
    return { kind, tables: namesIn(tables), kept, jobs: namesIn(removedBy), removedBy }
  })

/** The tables that the migrations leave behind. The API's own test asks the database. */
function tablesOfMigrations() {
  const tables = new Set()
  for (const name of readdirSync(migrations).sort()) {
    const text = readFileSync(join(migrations, name), 'utf8').replaceAll(/--.*$/gm, '')
    for (const [, verb, table] of text.matchAll(
      /\b(create|drop)(?: unlogged)? table (?:if (?:not )?exists )?(?:public\.)?(\w+)/g,
    ))
      if (verb === 'create') tables.add(table)
      else tables.delete(table)
  }
  return [...tables]
}

test('retention: the page names each table once', () => {
  assert.deepEqual(rows.flatMap(({ tables }) => tables).toSorted(), tablesOfMigrations().toSorted())
})

test('retention: the page names jobs that are scheduled, or says that nothing removes the rows', () => {
  const scheduled = new Set(scheduledJobs.map(({ name }) => name))
  for (const { kind, jobs, removedBy } of rows) {
    assert.ok(removedBy === 'nothing' || jobs.length > 0, kind)
    assert.deepEqual(
      jobs.filter((job) => !scheduled.has(job)),
      [],
      kind,
    )
  }
})

test('retention: the page says the days after which rows are removed', () => {
  for (const { table, days } of retentions) {
    const row = rows.find(({ tables }) => tables.includes(table))
    assert.match(row?.kept ?? '', new RegExp(`\\b${days} days\\b`), table)
    assert.ok(row.jobs.includes('clean-up'), table)
  }
})
