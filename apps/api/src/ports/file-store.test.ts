import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { folderFileStore } from './file-store.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'chonoi-store-'))))
afterEach(() => rm(folder, { recursive: true }))

test('removing a file takes along what a process that was killed had begun of it', async () => {
  const store = folderFileStore(folder)
  const { promise: killed, resolve: end } = Promise.withResolvers<void>()
  async function* begun() {
    yield Buffer.from('PK')
    await killed
  }
  const writing = store.writeChunks('private/ab/cd.zip', begun()).catch((error: Error) => error)
  await vi.waitFor(async () => expect(await readdir(join(folder, 'private/ab'))).toEqual(['cd.zip.part']))
  await store.remove('private/ab/cd.zip')
  expect(await readdir(join(folder, 'private/ab'))).toEqual([])
  end()
  expect(await writing).toMatchObject({ code: 'ENOENT' })
})
