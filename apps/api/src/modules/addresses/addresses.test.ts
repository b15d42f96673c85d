import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const body = { fullName: 'Nguyễn An', phone: '0901234567', line1: '12 Lê Lợi', city: 'Huế' }
const newClient = async () => server.client((await arrangePerson(server)).token)
const add = async (client: TestClient, more: object = {}) => {
  const { data, error } = await client.POST('/addresses', { body: { ...body, ...more } })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}
const at = (id: string) => ({ params: { path: { id } } })
const defaults = async (client: TestClient) =>
  (await client.GET('/addresses')).data?.data.filter(({ isDefault }) => isDefault).map(({ id }) => id)

test('[ACCT-01, ACCT-06] addresses: list, create, change and delete, with the proposed fields', async () => {
  const client = await newClient()
  const made = await add(client, { line2: ' Lầu 3 ', ward: 'Phường Bến Thành', district: '', postalCode: '70000' })
  expect(made).toEqual({
    id: made.id,
    fullName: 'Nguyễn An',
    phone: '0901234567',
    line1: '12 Lê Lợi',
    line2: 'Lầu 3',
    ward: 'Phường Bến Thành',
    district: null,
    city: 'Huế',
    postalCode: '70000',
    country: 'VN',
    provinceCode: null,
    wardCode: null,
    isDefault: true,
    version: made.version,
  })
  const changed = await client.PUT('/addresses/{id}', { ...at(made.id), body: { phone: '+84987654321', line2: null } })
  expect(changed.data).toEqual({ ...made, phone: '0987654321', line2: null, version: Number(made.version) + 1 })
  expect((await client.GET('/addresses')).data?.data).toEqual([changed.data])
  expect((await client.DELETE('/addresses/{id}', at(made.id))).data).toEqual({ success: true })
  expect((await client.GET('/addresses')).data?.data).toEqual([])
})

test('[ACCT-02] setDefaultAddress: unsets the previous default', async () => {
  const client = await newClient()
  const first = await add(client)
  const second = await add(client)
  expect(await defaults(client)).toEqual([first.id])
  const { data } = await client.PUT('/addresses/{id}/default', at(second.id))
  expect(data).toEqual({ ...second, isDefault: true, version: Number(second.version) + 1 })
  expect(await defaults(client)).toEqual([second.id])
  expect((await client.GET('/addresses')).data?.data.map(({ id }) => id)).toEqual([second.id, first.id])
})

test('createAddress, updateAddress: a new default replaces the old one', async () => {
  const client = await newClient()
  const first = await add(client)
  const second = await add(client, { isDefault: true })
  expect(await defaults(client)).toEqual([second.id])
  await client.PUT('/addresses/{id}', { ...at(first.id), body: { isDefault: true } })
  expect(await defaults(client)).toEqual([first.id])
  await client.PUT('/addresses/{id}', { ...at(first.id), body: { isDefault: false } })
  expect(await defaults(client)).toEqual([second.id])
})

test('deleteAddress: after the default is deleted, the newest of the others becomes it', async () => {
  const client = await newClient()
  const first = await add(client)
  await add(client)
  const newest = await add(client)
  await client.DELETE('/addresses/{id}', at(first.id))
  expect(await defaults(client)).toEqual([newest.id])
})

test('createAddress: exactly one of many concurrent first addresses is the default', async () => {
  const client = await newClient()
  await Promise.all(Array.from({ length: 20 }, () => add(client, { isDefault: true })))
  expect(await defaults(client)).toHaveLength(1)
})

test('createAddress: codes of province and ward set their official names', async () => {
  const client = await newClient()
  const made = await add(client, { city: 'HN', provinceCode: '01', wardCode: '00004', ward: 'ba dinh' })
  expect(made).toMatchObject({
    city: 'Thành phố Hà Nội',
    ward: 'Phường Ba Đình',
    provinceCode: '01',
    wardCode: '00004',
  })
  const moved = await client.PUT('/addresses/{id}', { ...at(made.id), body: { provinceCode: '79', ward: 'Bến Nghé' } })
  expect(moved.data).toMatchObject({ city: 'Thành phố Hồ Chí Minh', provinceCode: '79', wardCode: null })
  const free = await client.PUT('/addresses/{id}', { ...at(made.id), body: { city: 'Vientiane', country: 'LA' } })
  expect(free.data).toMatchObject({ city: 'Vientiane', provinceCode: null, wardCode: null })
})

test('updateAddress: another province is refused while the ward of the old one stays', async () => {
  const client = await newClient()
  const made = await add(client, { city: 'HN', provinceCode: '01', wardCode: '00004' })
  for (const more of [{}, { ward: 'Phường Ba Đình' }, { wardCode: '00004' }]) {
    const { error } = await client.PUT('/addresses/{id}', { ...at(made.id), body: { provinceCode: '79', ...more } })
    expect(error).toMatchObject({ status: 422, fields: [{ path: 'wardCode', code: 'not_in_list' }] })
  }
  const without = await client.PUT('/addresses/{id}', { ...at(made.id), body: { provinceCode: '79', ward: null } })
  expect(without.data).toMatchObject({ provinceCode: '79', ward: null, wardCode: null })
})

test.each(['0912 345 678', '0912.345.678', '+84 912 345 678', ' 0912\u00a0345-678'])(
  'createAddress: keeps the phone number %s in its national form',
  async (phone) => {
    expect((await add(await newClient(), { phone })).phone).toBe('0912345678')
  },
)

test.each([
  [{ provinceCode: '02' }, 'provinceCode', 'not_in_list'],
  [{ provinceCode: '79', wardCode: '00004' }, 'wardCode', 'not_in_list'],
  [{ wardCode: '00004' }, 'provinceCode', 'required'],
  [{ provinceCode: '01', country: 'LA' }, 'provinceCode', 'not_in_list'],
  [{ phone: '12345' }, 'phone', 'pattern'],
  [{ fullName: '   ' }, 'fullName', 'pattern'],
  [{ postalCode: 'abc' }, 'postalCode', 'postal_code.invalid'],
  [{ userId: randomUUID() }, 'userId', 'unknown_field'],
])('[API-16] createAddress: refuses %j at %s', async (wrong, path, code) => {
  const client = await newClient()
  const { error } = await client.POST('/addresses', { body: { ...body, ...wrong } })
  expect(error).toMatchObject({ status: 422, code: 'request.invalid' })
  expect(error?.fields).toMatchObject([{ path, code }])
})

test('[API-14] updateAddress: addresses of others are not found, for platform administrators too', async () => {
  const { id } = await add(await newClient())
  const administrator = server.client((await arrangePerson(server, { role: 'SUPER_ADMIN' })).token)
  for (const client of [await newClient(), administrator]) {
    const answers = [
      await client.PUT('/addresses/{id}', { ...at(id), body: { city: 'Huế' } }),
      await client.PUT('/addresses/{id}/default', at(id)),
      await client.DELETE('/addresses/{id}', at(id)),
    ]
    expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404])
    expect((await client.GET('/addresses')).data?.data).toEqual([])
  }
})

test('[API-14] listAddresses: visitors get a 401', async () => {
  const { error } = await server.client().GET('/addresses')
  expect(error).toMatchObject({ status: 401, code: 'auth.unauthenticated' })
})
