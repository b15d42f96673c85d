import { ApiError, type ApiErrorCode } from '@chonoi/api-client'
import { expect, test, vi } from 'vitest'
import { editedRow, storedMeanwhile } from './edited-row.ts'

const row = { id: 'c1', version: 3, name: 'Gốm', description: null as string | null }
const fieldsOf = ({ name, description }: typeof row) => ({ name, description: description ?? '' })
const bodyOf = ({ name, description }: ReturnType<typeof fieldsOf>) => ({
  ...{ name: name.trim(), description: description.trim() || null },
})
const keep = () => {}

function edit(more: { versionOf?: (of: typeof row) => object; also?: () => object } = {}) {
  const save = vi.fn<() => Promise<typeof row>>(async () => row)
  return { save, edited: editedRow({ row, fieldsOf, bodyOf, save, ...more }) }
}

test('only what was changed is sent, with the version that it was changed in', async () => {
  const { edited, save } = edit()
  await edited.send(row, { ...fieldsOf(row), name: 'Gốm Huế ' }, keep)
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Gốm Huế', version: 3 }, row, keep)
})

test('a field that was emptied is sent as null', async () => {
  const described = { ...row, description: 'Đất nung' }
  const { edited, save } = edit()
  await edited.send(described, { ...fieldsOf(described), description: ' ' }, keep)
  expect(save).toHaveBeenCalledExactlyOnceWith({ description: null, version: 3 }, described, keep)
})

test('nothing is sent when nothing was changed, blanks around a text included', async () => {
  const { edited, save } = edit()
  expect(await edited.send(row, { ...fieldsOf(row), name: ' Gốm' }, keep)).toBe(row)
  expect(save).not.toHaveBeenCalled()
})

test('what a pressed button asks for is sent even so', async () => {
  const { edited, save } = edit({ also: () => ({ status: 'PENDING' }) })
  await edited.send(row, fieldsOf(row), keep)
  expect(save).toHaveBeenCalledExactlyOnceWith({ status: 'PENDING', version: 3 }, row, keep)
})

test('a row names its version in its own way', async () => {
  const { edited, save } = edit({ versionOf: ({ version }) => ({ updatedAt: `v${version}` }) })
  await edited.send(row, { ...fieldsOf(row), name: 'Sơn mài' }, keep)
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Sơn mài', updatedAt: 'v3' }, row, keep)
})

test('a row is newer by its version, or by when it was changed', () => {
  const { edited } = edit()
  expect(edited.isNewer({ version: 4 }, row)).toBe(true)
  expect(edited.isNewer({ version: 3 }, row)).toBe(false)
  expect(edited.isNewer({ updatedAt: '2027-01-02T00:00:00Z' }, { updatedAt: '2027-01-01T00:00:00Z' })).toBe(true)
  expect(edited.isNewer({}, {})).toBe(false)
})

test('storedMeanwhile: the row of a refusal that tells it, and of no other failure', () => {
  const refusal = (code: ApiErrorCode) => new ApiError({ status: 409, code, message: '', details: { current: row } })
  expect(storedMeanwhile(refusal('row.changed'))).toBe(row)
  expect(storedMeanwhile(refusal('slug.taken'))).toBeUndefined()
  expect(storedMeanwhile(new Error('offline'))).toBeUndefined()
})
