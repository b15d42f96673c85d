import { beforeAll, expect, test } from 'vitest'
import { arrangeDeposit } from '../../../test/testing/arrange-deposits.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let admin: TestClient
let thao: { id: string; email: string }
let binh: { id: string; email: string }

const day = (date: number) => new Date(Date.UTC(2026, 9, date))

beforeAll(async () => {
  admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  thao = await arrangePerson(server)
  binh = await arrangePerson(server)
  const name = 'update users set last_name = $2, first_name = $3 where id = $1'
  await server.owner.query(name, [thao.id, 'Đặng', 'Thảo'])
  await server.owner.query(name, [binh.id, 'Lê', 'Bình'])
  await arrangeDeposit(server, thao.id, {
    reference: 'NT-A',
    amount: 30_000_000,
    createdAt: day(1),
    bankReference: 'FT100%',
  })
  await arrangeDeposit(server, thao.id, {
    reference: 'NT-B',
    amount: 10_000_000,
    createdAt: day(2),
    status: 'COMPLETED',
  })
  await arrangeDeposit(server, binh.id, { reference: 'NT-C', amount: 20_000_000, createdAt: day(3), status: 'FAILED' })
  await arrangeDeposit(server, binh.id, { reference: 'NT-D', amount: 40_000_000, createdAt: day(4) })
  await arrangeDeposit(server, binh.id, {
    reference: 'NT-E',
    amount: 50_000_000,
    createdAt: day(5),
    status: 'CANCELLED',
  })
})

type Query = NonNullable<Parameters<typeof list>[0]>
async function list(query?: {
  search?: string
  status?: 'PENDING' | 'COMPLETED' | 'FAILED' | 'CANCELLED'
  userId?: string
  startDate?: string
  endDate?: string
  sortBy?: 'createdAt' | 'amount' | 'status'
  sortOrder?: 'asc' | 'desc'
  page?: number
  limit?: number
}) {
  const { data } = await admin.GET('/admin/deposits', { params: { query: query ?? {} } })
  return data?.data
}
const references = async (query?: Query) =>
  (await list(query))?.deposits.map(({ depositReference }) => depositReference)

test('[ADM-DEP-20, ADM-DEP-21, LIST-04, LIST-05] listAdminDeposits: all deposits with their owners, newest first, 20 per page', async () => {
  const page = await list()
  expect(page?.pagination).toEqual({ page: 1, limit: 20, total: 5, totalPages: 1, hasNext: false, hasPrev: false })
  expect(page?.deposits.map(({ depositReference }) => depositReference)).toEqual([
    'NT-E',
    'NT-D',
    'NT-C',
    'NT-B',
    'NT-A',
  ])
  expect(page?.deposits[3]).toMatchObject({
    depositReference: 'NT-B',
    bankReference: null,
    amountInCents: 10_000_000,
    actualAmountInCents: 10_000_000,
    status: 'COMPLETED',
    bankName: 'Vietcombank',
    createdAt: day(2).toISOString(),
    user: { id: thao.id, firstName: 'Thảo', lastName: 'Đặng', email: thao.email },
  })
})

test('[ADM-DEP-18, ADM-DEP-22] listAdminDeposits: filters by status, person and time, and pages', async () => {
  expect(await references({ status: 'PENDING' })).toEqual(['NT-D', 'NT-A'])
  expect(await references({ userId: thao.id })).toEqual(['NT-B', 'NT-A'])
  expect(await references({ startDate: day(2).toISOString(), endDate: day(4).toISOString() })).toEqual(['NT-C', 'NT-B'])
  expect(await references({ userId: binh.id, status: 'FAILED', search: 'binh' })).toEqual(['NT-C'])
  expect(await references({ page: 2, limit: 2 })).toEqual(['NT-C', 'NT-B'])
})

test('[ADM-DEP-23] listAdminDeposits: filters by the four statuses and no other value', async () => {
  expect(await references({ status: 'COMPLETED' })).toEqual(['NT-B'])
  expect(await references({ status: 'FAILED' })).toEqual(['NT-C'])
  expect(await references({ status: 'CANCELLED' })).toEqual(['NT-E'])
  const { response, error } = await admin.GET('/admin/deposits', {
    params: { query: { status: 'DONE' as 'PENDING' } },
  })
  expect([response.status, error?.fields?.[0]?.path]).toEqual([422, 'status'])
})

test('[ADM-DEP-19] listAdminDeposits: sorts by date, amount or status in both directions', async () => {
  expect(await references({ sortBy: 'amount' })).toEqual(['NT-E', 'NT-D', 'NT-A', 'NT-C', 'NT-B'])
  expect(await references({ sortBy: 'amount', sortOrder: 'asc' })).toEqual(['NT-B', 'NT-C', 'NT-A', 'NT-D', 'NT-E'])
  expect(await references({ sortBy: 'createdAt', sortOrder: 'asc' })).toEqual(['NT-A', 'NT-B', 'NT-C', 'NT-D', 'NT-E'])
  const byStatus = (await list({ sortBy: 'status', sortOrder: 'asc' }))?.deposits.map(({ status }) => status)
  expect(byStatus).toEqual(['CANCELLED', 'COMPLETED', 'FAILED', 'PENDING', 'PENDING'])
})

test('listAdminDeposits: searches references, names in either order and e-mail, ignoring accents and case', async () => {
  expect(await references({ search: 'nt-c' })).toEqual(['NT-C'])
  expect(await references({ search: 'dang thao' })).toEqual(['NT-B', 'NT-A'])
  expect(await references({ search: 'Thảo Đặng' })).toEqual(['NT-B', 'NT-A'])
  expect(await references({ search: binh.email.toUpperCase() })).toEqual(['NT-E', 'NT-D', 'NT-C'])
  expect(await references({ search: 'ft100%' })).toEqual(['NT-A'])
  expect(await references({ search: 'ft_00' })).toEqual([])
  expect(await references({ search: '%' })).toEqual(['NT-A'])
})

test('listPendingDeposits: returns the oldest first', async () => {
  const { data } = await admin.GET('/admin/deposits/pending', {})
  expect(data?.data.deposits.map(({ depositReference }) => depositReference)).toEqual(['NT-A', 'NT-D'])
})

test('[ADM-DEP-02] getAdminDepositStats: totals of all deposits', async () => {
  const { data } = await admin.GET('/admin/deposits/statistics', {})
  expect(data).toEqual({
    totalAmountInCents: 150_000_000,
    totalDeposits: 5,
    pendingAmountInCents: 70_000_000,
    pendingCount: 2,
    completedAmountInCents: 10_000_000,
    completedCount: 1,
    averageAmountInCents: 30_000_000,
  })
})
