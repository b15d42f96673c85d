import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openS3Server, type S3Server } from '../../test/testing/s3-server.ts'
import { s3FileStore } from '../ports/s3/s3-file-store.ts'
import { bucketFiles, type FileSource, folderFiles } from './file-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'chonoi-source-'))
let s3: S3Server
const sources: Record<string, () => FileSource> = {
  folder: () => folderFiles(folder),
  bucket: () => bucketFiles(s3FileStore(s3.options)),
}

beforeAll(async () => {
  s3 = await openS3Server()
  for (const below of ['public/ab', 'resized/320/public/ab']) mkdirSync(join(folder, below), { recursive: true })
  for (const [name, content] of [
    ['public/ab/one.webp', 'một'],
    ['two.zip', 'hai'],
    ['resized/320/public/ab/one.webp', 'nhỏ'],
  ] as const) {
    writeFileSync(join(folder, name), content)
    s3.objects.set(name, Buffer.from(content))
  }
  writeFileSync(join(folder, 'three.zip.part'), '')
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each(Object.keys(sources))('a backup finds every upload of a %s, and sees which are gone', async (kind) => {
  const source = sources[kind]?.() ?? folderFiles('')
  const names: string[] = []
  for await (const name of source.names()) names.push(name)
  expect(names.toSorted()).toEqual(['public/ab/one.webp', 'two.zip'])
  const found = await source.open('public/ab/one.webp')
  expect(found && (await text(found))).toBe('một')
  expect(await source.open('gone.zip')).toBeUndefined()
  expect([await source.has('two.zip'), await source.has('gone.zip')]).toEqual([true, false])
})
