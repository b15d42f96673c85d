import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { findNeglected, nameOf, noteSightings, readSightings } from './flaky.mjs'

const now = Date.parse('2026-11-29T09:00:00Z')
const red = { suite: 'api', project: '', file: 'src/cart/cart.test.ts', title: 'adds', error: 'expected 1 to be 2' }
const seen = (days) => ({ at: new Date(now - days * 86_400_000).toISOString(), test: nameOf(red) })

test('a sighting is kept for the next run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chonoi-flaky-'))
  const file = join(folder, 'kept', 'flaky.jsonl')
  assert.deepEqual(readSightings(file), [])
  noteSightings(file, [red], { commit: 'abc', now })
  assert.deepEqual(readSightings(file), [
    { at: '2026-11-29T09:00:00.000Z', commit: 'abc', test: 'api: src/cart/cart.test.ts > adds', error: red.error },
  ])
  rmSync(folder, { recursive: true })
})

test('three sightings in a fortnight need an entry; older ones do not count', () => {
  const of = (sightings, listed = []) => findNeglected({ sightings, listed, now })
  assert.deepEqual(of([seen(1), seen(2), seen(15)]), [])
  assert.match(of([seen(1), seen(2), seen(13)])[0], /adds\n.*3 times.*owner/)
  assert.deepEqual(of([seen(1), seen(2), seen(13)], [{ test: nameOf(red), since: '2026-11-20', owner: 'cart' }]), [])
})

test('an entry that is older than a fortnight is to be mended', () => {
  const listed = [{ test: nameOf(red), since: '2026-11-10', owner: 'cart', cause: 'unknown' }]
  assert.match(findNeglected({ sightings: [], listed, now })[0], /since 2026-11-10.*\(cart\): mend it/)
})
