import assert from 'node:assert/strict'
import { test } from 'node:test'
import { performancePage } from './performance-page.ts'

const page = performancePage(
  [
    { subject: 'Start', figures: [{ name: 'start', value: 3, unit: 's', budget: { limit: 2, is: 'at most' } }] },
    {
      subject: 'Pages',
      figures: [
        { name: 'points of /', value: 90, unit: 'points', budget: { limit: 95, is: 'at least' }, reason: 'it waits' },
        { name: 'paint of /', value: 1, unit: 's', beside: ['one run'] },
        { name: 'points of /a', value: 99, unit: 'points', budget: { limit: 95, is: 'at least' } },
        { name: 'weight of /', value: 9, unit: 'KB', budget: { limit: 10, is: 'at most' } },
        { name: 'weight of /a', value: 9, unit: 'KB', budget: { limit: 20, is: 'at most' } },
      ],
    },
    { subject: 'Without budget', figures: [{ name: 'alone', value: 1, unit: 's' }] },
  ],
  'Written today.',
).split('\n')

const rowsOf = (begin: string) =>
  page
    .filter((line) => line.startsWith(`| ${begin} `))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

void test('the page begins with a line per subject that has a budget: what is kept, and the tightest figure', () => {
  assert.deepEqual(rowsOf('Start'), [['Start', '0 of 1', 'start: 3.00 s, at most 2 s']])
  assert.deepEqual(rowsOf('Pages'), [['Pages', '3 of 4', 'points of /: 90 points, at least 95 points']])
  assert.deepEqual(rowsOf('Without budget'), [])
})

void test('figures of pages are a row per page, and what misses its budget is bold', () => {
  assert.deepEqual(rowsOf('page'), [['page', 'points, at least 95 points', 'paint', 'weight', 'beside']])
  assert.deepEqual(rowsOf('/'), [['/', '**90 points**', '1.00 s', '9.00 KB, at most 10 KB', 'one run']])
  assert.deepEqual(rowsOf('/a'), [['/a', '99 points', '', '9.00 KB, at most 20 KB', '']])
})

void test('a reason stands below the summary', () => {
  assert.ok(page.includes('- points of /: it waits.'))
})
