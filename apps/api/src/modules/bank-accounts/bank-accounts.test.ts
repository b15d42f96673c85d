import { expect, test } from 'vitest'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const arrangeClient = async () => server.client((await arrangePerson(server)).token)
const account = (accountNumber: string, bankBin = '970436') => ({
  bankBin,
  accountNumber,
  accountHolder: ' TRAN VAN HUNG ',
})

test('bank accounts: the first becomes the default, and numbers are masked and stored encrypted', async () => {
  const client = await arrangeClient()
  const { data } = await client.POST('/bank-accounts', { body: account('0071 0012 345678') })
  expect(data).toMatchObject({
    ...{ bankName: 'Vietcombank', accountNumber: '•••• 5678', accountHolder: 'TRAN VAN HUNG', isDefault: true },
  })
  const { rows } = await server.owner.query('select * from bank_accounts where id = $1', [data?.id])
  expect(JSON.stringify(rows)).not.toContain('0071001234')
})

test('createBankAccount: refuses an unknown bank, a malformed number, and the same account again', async () => {
  const client = await arrangeClient()
  const wrong = await client.POST('/bank-accounts', { body: account('12345 ', '000000') })
  expect(wrong.error?.fields).toMatchObject([
    { path: 'bankBin', code: 'not_in_list' },
    { path: 'accountNumber', code: 'account_number.invalid' },
  ])
  await client.POST('/bank-accounts', { body: account('00710012345678') })
  const again = await client.POST('/bank-accounts', { body: account('0071 0012 3456 78') })
  expect(again.error?.code).toBe('bank_account.exists')
  expect((await client.POST('/bank-accounts', { body: account('99910012345678') })).response.status).toBe(201)
})

test('createBankAccount: stores at most ten', async () => {
  const client = await arrangeClient()
  for (let one = 0; one < 10; one++) await client.POST('/bank-accounts', { body: account(`007100123${one}`) })
  const { error } = await client.POST('/bank-accounts', { body: account('00710012399') })
  expect(error?.code).toBe('bank_account.too_many')
})

test('bank accounts: exactly one is the default, also after the default is deleted', async () => {
  const client = await arrangeClient()
  const added = []
  for (const number of ['111111', '222222', '333333'])
    added.push((await client.POST('/bank-accounts', { body: account(number) })).data?.id ?? '')
  const [first = '', second = '', third = ''] = added
  const list = async () =>
    (await client.GET('/bank-accounts', {})).data?.data.map(({ id, isDefault }) => [id, isDefault])
  await client.PUT('/bank-accounts/{id}/default', { params: { path: { id: second } } })
  expect(await list()).toEqual([
    [second, true],
    [third, false],
    [first, false],
  ])
  await client.DELETE('/bank-accounts/{id}', { params: { path: { id: second } } })
  expect(await list()).toEqual([
    [third, true],
    [first, false],
  ])
})

test('listBanks: names the banks of Vietnam with their numbers, for everybody', async () => {
  const { data } = await server.client().GET('/banks', {})
  expect(data?.data).toContainEqual(expect.objectContaining({ bin: '970436', name: 'Vietcombank' }))
  expect(new Set(data?.data.map(({ bin }) => bin)).size).toBe(data?.data.length)
})
