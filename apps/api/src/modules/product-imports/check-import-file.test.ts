import { setImmediate } from 'node:timers/promises'
import { maxImportRows } from '@chonoi/domain'
import { expect, test, vi } from 'vitest'
import { checkImportFile } from './check-import-file.ts'

const facts = { categories: new Map([['gom', 'category']]), skus: new Set<string>(), slugs: new Set<string>() }
const fileOf = (rows: number) =>
  Buffer.from(`Tên,Mô tả,Danh mục,Giá\n${'Bình gốm,"Men lam, vẽ tay",Gốm,150000\n'.repeat(rows)}`)

test('checkImportFile: reads the largest file', async () => {
  const { total, products } = await checkImportFile(fileOf(maxImportRows), undefined, facts)
  expect([total, products.length]).toEqual([maxImportRows, maxImportRows])
})

test('checkImportFile: others have their turn before rows held the thread for 15 ms, however long each takes', async () => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5))
  const ended = new AbortController()
  let turns = 0
  const others = (async () => {
    for (; !ended.signal.aborted; turns++) await setImmediate()
  })()
  await checkImportFile(fileOf(300), undefined, facts)
  ended.abort()
  await others
  clock.mockRestore()
  // Each row takes 5 ms.
  expect(turns).toBeGreaterThanOrEqual(300 / 3)
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
