import { expect, test, vi } from 'vitest'
import { loadReferenceData } from '../../seed/reference-data.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

test('listProvinces: returns the 34 provinces and cities by their official names in alphabetical order', async () => {
  const { data } = await server.client().GET('/provinces')
  const names = data?.data.map(({ name }) => name) ?? []
  expect(names).toHaveLength(34)
  expect(names.slice(0, 5)).toEqual([
    'Tỉnh An Giang',
    'Tỉnh Bắc Ninh',
    'Tỉnh Cà Mau',
    'Tỉnh Cao Bằng',
    'Thành phố Cần Thơ',
  ])
  expect(data?.data).toContainEqual({ code: '79', name: 'Thành phố Hồ Chí Minh' })
})

test("listWards: returns a province's own wards, 3,321 in all", async () => {
  const provinces = (await server.client().GET('/provinces')).data?.data ?? []
  const lists = await Promise.all(
    provinces.map(({ code }) => server.client().GET('/provinces/{code}/wards', { params: { path: { code } } })),
  )
  const wards = lists.flatMap(({ data }) => data?.data ?? [])
  expect(wards).toHaveLength(3321)
  expect(wards).toContainEqual({ code: '00004', name: 'Phường Ba Đình', provinceCode: '01' })
  expect(wards.filter(({ name }) => name !== name.normalize('NFC'))).toEqual([])
})

test('listWards: an unknown province is not found', async () => {
  for (const code of ['02', 'xx']) {
    const { response } = await server.client().GET('/provinces/{code}/wards', { params: { path: { code } } })
    expect(response.status).toBe(404)
  }
})

test('loadReferenceData: fills an empty database once, with one statement for all rows', async () => {
  expect(await loadReferenceData(server.owner)).toBe(false)
  await server.owner.query('delete from wards')
  await server.owner.query('delete from provinces')
  const statements = vi.spyOn(server.owner, 'query')
  expect(await Promise.all([loadReferenceData(server.owner), loadReferenceData(server.owner)])).toContain(true)
  // Each of the two looks whether it is empty, and fills it.
  expect(statements).toHaveBeenCalledTimes(4)
  statements.mockRestore()
  const { rows } = await server.owner.query('select count(*) from wards')
  expect(rows[0].count).toBe(3321)
})
