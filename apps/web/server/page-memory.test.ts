import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHeap } from './faults/retained-heap.ts'
import { freePort, SiteProcess } from './testing/site-process.ts'

const data = mkdtempSync(join(tmpdir(), 'chonoi-page-memory-'))
let inspector: string
let site: SiteProcess

beforeAll(async () => {
  inspector = await freePort()
  site = new SiteProcess({
    ...{ PORT: await freePort(), DATA_DIR: data, RATE_LIMIT_FACTOR: '1000' },
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
  })
  await site.ready()
})
afterAll(async () => {
  await site?.signal('SIGTERM')
  rmSync(data, { recursive: true, force: true })
})

/** Renders pages that nobody asked for before, ten at a time. */
async function render(pages: number) {
  let next = 0
  const visitor = async () => {
    while (next < pages)
      await (await fetch(`${site.origin}/products?search=${crypto.randomUUID()}&page=${++next}`)).text()
  }
  await Promise.all(Array.from({ length: 10 }, visitor))
}

test('nothing of a rendered page stays in memory', async () => {
  const heap = await openHeap(inspector)
  await render(200)
  const heaps = [await heap.read()]
  for (let round = 0; round < 3; round++) {
    await render(100)
    heaps.push(await heap.read())
  }
  heap.close()
  // What the page cache may keep is less than a megabyte here, because it drops pages after a second. Only pages that
  // stay make the heap grow in each round.
  const grown = heaps.slice(1).map((megabytes, round) => megabytes - (heaps[round] ?? 0))
  expect(Math.min(...grown)).toBeLessThan(3)
})
