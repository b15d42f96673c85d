import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderFileStore } from '../ports/file-store.ts'
import { unzip } from '../../test/testing/unzip.ts'
import { type ZippedFile, zipChunks } from './zip-file.ts'

const writtenAt = new Date('2026-11-27T08:30:00Z')
const megabyte = 1024 * 1024

let folder = ''
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'zip-file-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

async function* text(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}
async function* filesOf(...files: ZippedFile[]): AsyncGenerator<ZippedFile> {
  yield* files
}

test('files come back as they were, an empty one and one with a name in Vietnamese too', async () => {
  const files = filesOf(
    { name: 'đơn hàng.csv', content: text('a,b\r\n', '1,2\r\n') },
    { name: 'empty.json', content: text() },
  )
  const archive = await buffer(zipChunks(writtenAt, files))
  expect(Object.fromEntries(unzip(archive))).toEqual({ 'đơn hàng.csv': 'a,b\r\n1,2\r\n', 'empty.json': '' })
})

test('an archive that is stored while it is written takes as much memory as one of a fraction of its size', async () => {
  let most = 0
  async function* noise(count: number) {
    for (let left = count; left > 0; left--) {
      most = Math.max(most, process.memoryUsage().arrayBuffers)
      yield randomBytes(megabyte)
    }
  }
  const store = folderFileStore(folder)
  const before = process.memoryUsage().arrayBuffers
  const size = await store.writeChunks(
    'large.zip',
    zipChunks(writtenAt, filesOf({ name: 'noise', content: noise(200) })),
  )
  expect(size).toBeGreaterThan(200 * megabyte)
  // What the process hasn't cleared away yet is in it.
  expect(most - before).toBeLessThan(100 * megabyte)
})

test('a file that fails half-way fails the archive, and nothing of it stays', async () => {
  async function* broken() {
    yield Buffer.from('begun')
    throw new Error('the database is gone')
  }
  const store = folderFileStore(folder)
  const chunks = zipChunks(writtenAt, filesOf({ name: 'broken', content: broken() }))
  await expect(store.writeChunks('a/broken.zip', chunks)).rejects.toThrow('the database is gone')
  expect(await readdir(join(folder, 'a'))).toEqual([])
})

test('what a reader stops asking for is not read on', async () => {
  let isClosed = false
  async function* endless() {
    try {
      for (;;) yield randomBytes(megabyte)
    } finally {
      isClosed = true
    }
  }
  for await (const chunk of zipChunks(writtenAt, filesOf({ name: 'endless', content: endless() })))
    if (chunk.length > 1000) break
  await expect.poll(() => isClosed).toBe(true)
})

test('the store answers the size of what it wrote', async () => {
  const store = folderFileStore(folder)
  expect(await store.writeChunks('a/b.txt', text('mười', ' hai'))).toBe(11)
  expect(await readFile(join(folder, 'a/b.txt'), 'utf8')).toBe('mười hai')
})
