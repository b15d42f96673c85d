import { setImmediate } from 'node:timers/promises'
import { maxImportRows } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { checkImportFile } from './check-import-file.ts'

const facts = { categories: new Map([['gom', 'category']]), skus: new Set<string>(), slugs: new Set<string>() }
const fileOf = (rows: number) =>
  Buffer.from(`Tên,Mô tả,Danh mục,Giá\n${'Bình gốm,"Men lam, vẽ tay",Gốm,150000\n'.repeat(rows)}`)

test('checkImportFile: others have their turn again and again while the largest file is read', async () => {
  const ended = new AbortController()
  let turns = 0
  const others = (async () => {
    for (; !ended.signal.aborted; turns++) await setImmediate()
  })()
  const { total, products } = await checkImportFile(fileOf(maxImportRows), undefined, facts)
  ended.abort()
  await others
  expect([total, products.length]).toEqual([maxImportRows, maxImportRows])
  // One for each hundred rows, counted from when reading began.
  expect(turns).toBeGreaterThanOrEqual(maxImportRows / 100 - 1)
})

test('checkImportFile: refuses more rows than an import takes, without reading them all', async () => {
  await expect(checkImportFile(fileOf(maxImportRows + 1), undefined, facts)).rejects.toMatchObject({
    fields: [{ field: 'file', code: 'too_many' }],
  })
})

test('checkImportFile: a file without a word is empty', async () => {
  for (const text of ['', ' ,\n,\n'])
    await expect(checkImportFile(Buffer.from(text), '{}', facts)).rejects.toMatchObject({
      fields: [{ field: 'file', code: 'csv.empty' }],
    })
})
