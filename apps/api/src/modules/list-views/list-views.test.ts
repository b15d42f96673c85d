import type { BodyOf } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const arrangeClient = async () => server.client((await arrangePerson(server)).token)
const body = {
  ...{ list: 'listUsers', name: 'Chưa xác minh', query: 'isVerified=false&sortBy=email&sortOrder=asc' },
  layout: {
    order: ['email', 'name'],
    columns: [
      { id: 'role', isShown: false },
      { id: 'email', pin: 'start', width: 240 },
    ],
    density: 'comfortable',
  },
} satisfies BodyOf<'createListView'>
const save = (client: TestClient, more: Partial<BodyOf<'createListView'>> = {}) =>
  client.POST('/list-views', { body: { ...body, ...more } })
const list = async (client: TestClient, name = 'listUsers') =>
  (await client.GET('/list-views', { params: { query: { list: name } } })).data?.data ?? []
const at = (id = '') => ({ params: { path: { id } } })

test('createListView: keeps filters, sort order, columns and density of a list under a name', async () => {
  const client = await arrangeClient()
  const { data } = await save(client, { name: '  Chưa xác minh ' })
  expect(data).toMatchObject({ ...body, isDefault: false })
  expect(await list(client)).toEqual([data])
  expect(await list(client, 'listTenants')).toEqual([])
})

test('createListView: a name stands once in a list, whatever its case', async () => {
  const client = await arrangeClient()
  await save(client)
  expect((await save(client, { name: 'CHƯA XÁC MINH' })).error?.code).toBe('list_view.exists')
  expect((await save(client, { list: 'listTenants' })).response.status).toBe(201)
})

test('updateListView: renames and replaces; what was not sent stays', async () => {
  const client = await arrangeClient()
  const { data } = await save(client)
  const renamed = await client.PUT('/list-views/{id}', { ...at(data?.id), body: { name: 'Mới' } })
  expect(renamed.data).toMatchObject({ ...body, name: 'Mới' })
  const changes = { query: '', layout: { columns: [] } }
  const replaced = await client.PUT('/list-views/{id}', { ...at(data?.id), body: changes })
  expect(replaced.data).toMatchObject({ ...changes, name: 'Mới' })
})

test('updateListView: refuses the name of another view of the list', async () => {
  const client = await arrangeClient()
  await save(client)
  const { data } = await save(client, { name: 'Khác' })
  const { error } = await client.PUT('/list-views/{id}', { ...at(data?.id), body: { name: 'chưa xác minh' } })
  expect(error?.code).toBe('list_view.exists')
})

test('list views: one of a list is the default, or none', async () => {
  const client = await arrangeClient()
  const first = await save(client, { isDefault: true })
  await save(client, { name: 'Khác', isDefault: true })
  const defaults = async () => (await list(client)).filter(({ isDefault }) => isDefault).map(({ name }) => name)
  expect(await defaults()).toEqual(['Khác'])
  await client.PUT('/list-views/{id}', { ...at(first.data?.id), body: { isDefault: true } })
  expect(await defaults()).toEqual([body.name])
  await client.PUT('/list-views/{id}', { ...at(first.data?.id), body: { isDefault: false } })
  expect(await defaults()).toEqual([])
})

test('createListView: exactly one of many concurrent defaults stays the default', async () => {
  const client = await arrangeClient()
  await Promise.all(Array.from({ length: 10 }, (_, index) => save(client, { name: `${index}`, isDefault: true })))
  expect((await list(client)).filter(({ isDefault }) => isDefault)).toHaveLength(1)
})

test('deleteListView: takes one view away', async () => {
  const client = await arrangeClient()
  const { data } = await save(client)
  await client.DELETE('/list-views/{id}', at(data?.id))
  expect(await list(client)).toEqual([])
})

test('list views: those of others are not found, for platform administrators too', async () => {
  const owner = await arrangeClient()
  const { data } = await save(owner)
  const administrator = server.client((await arrangePerson(server, { role: 'SUPER_ADMIN' })).token)
  expect(await list(administrator)).toEqual([])
  const change = await administrator.PUT('/list-views/{id}', { ...at(data?.id), body: { name: 'Mới' } })
  expect(change.response.status).toBe(404)
  expect((await administrator.DELETE('/list-views/{id}', at(data?.id))).response.status).toBe(404)
  expect(await list(owner)).toHaveLength(1)
})

test('createListView: keeps at most 200 of a person', async () => {
  const { id, token } = await arrangePerson(server)
  await server.owner.query(
    `insert into list_views (user_id, list, name) select $1, 'listUsers', number from generate_series(1, 200) number`,
    [id],
  )
  expect((await save(server.client(token), { list: 'listTenants' })).error?.code).toBe('list_view.too_many')
})
