import { expect, test } from 'vitest'
import {
  arrangeAutomatedWithdrawal,
  arrangeBankAccount,
  arrangeEarnings,
  arrangeShopAccount,
  arrangeWithdrawal,
} from '../../../test/testing/arrange-withdrawals.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const keyed = () => ({ header: { 'Idempotency-Key': newKey() } })
const amount = 20_000_000
const written = { bankName: 'Vietcombank', accountNumber: '0071 0012 34567', accountHolder: 'NGUYEN THI LAN ANH' }

/** A shop with earnings, its administrator and a seller, each with a bank account of their own. */
async function arrangeStand() {
  const shop = (await arrangeShop(server)).id
  await arrangeEarnings(server, shop, 100_000_000)
  const arrangeMember = async (shopRole: 'ADMIN' | 'SELLER') => {
    const person = await arrangePerson(server, { shop, shopRole })
    const account = (await arrangeBankAccount(server, person.id)).id
    const client = server.client(person.token)
    const withdraw = (payee: object = { bankAccountId: account }) =>
      client.POST('/withdrawals', { params: keyed(), body: { amount, source: 'SHOP', ...payee } })
    const open = (isForShop = true, id = account) =>
      client.PUT('/bank-accounts/{id}/shop', { params: { path: { id } }, body: { isForShop } })
    return { ...person, account, client, withdraw, open }
  }
  return { shop, admin: await arrangeMember('ADMIN'), seller: await arrangeMember('SELLER') }
}

const notOfShop = { code: 'request.invalid', fields: [{ path: 'bankAccountId', code: 'bank_account.not_of_shop' }] }

test('[WAL-05] createWithdrawal: a seller takes no earnings of the shop to an account of their own', async () => {
  const { seller } = await arrangeStand()
  expect((await seller.withdraw()).error).toMatchObject(notOfShop)
  expect((await seller.withdraw(written)).error).toMatchObject(notOfShop)
})

test("[WAL-05] createWithdrawal: a seller asks for the shop's earnings to an account that the administrator opened", async () => {
  const { admin, seller } = await arrangeStand()
  await admin.open()
  expect((await seller.withdraw({ bankAccountId: admin.account })).response.status).toBe(201)
  const { data } = await seller.client.GET('/withdrawals/terms')
  expect(data?.shop).toMatchObject({ accounts: [{ id: admin.account }], mayOpenAccounts: false })
})

test('[WAL-05] createWithdrawal: an administrator opens the account first too', async () => {
  const { admin } = await arrangeStand()
  expect((await admin.withdraw()).error).toMatchObject(notOfShop)
  const body = { bankBin: '970436', accountNumber: '0071009998887', accountHolder: 'TRAN VAN HUNG', isForShop: true }
  const { data } = await admin.client.POST('/bank-accounts', { body })
  expect((await admin.withdraw({ bankAccountId: data?.id })).response.status).toBe(201)
})

test('[WAL-05] createWithdrawal: the account of another shop is none of this one', async () => {
  const { seller } = await arrangeStand()
  const { id: bankAccountId } = await arrangeShopAccount(server, (await arrangeShop(server)).id)
  expect((await seller.withdraw({ bankAccountId })).error).toMatchObject(notOfShop)
})

test('[WAL-05] createWithdrawal: pays no longer to the account of somebody who no longer administers the shop', async () => {
  const { admin, seller } = await arrangeStand()
  await admin.open()
  await server.owner.query(`update memberships set role = 'SELLER' where user_id = $1`, [admin.id])
  expect((await seller.withdraw({ bankAccountId: admin.account })).error).toMatchObject(notOfShop)
})

test("[WAL-05] updateWithdrawal: a seller doesn't turn a withdrawal of the shop to their own account", async () => {
  const { shop, seller } = await arrangeStand()
  const { id } = await arrangeWithdrawal(server, seller.id, { shop })
  const { error } = await seller.client.PATCH('/withdrawals/{id}', {
    params: { path: { id } },
    body: { bankAccountId: seller.account },
  })
  expect(error).toMatchObject(notOfShop)
})

test('openBankAccountToShop: only administrators open theirs, and an account in use stays open', async () => {
  const { shop, admin, seller } = await arrangeStand()
  expect((await seller.open()).error?.code).toBe('bank_account.shop_forbidden')
  expect((await admin.open(true, seller.account)).response.status).toBe(404)
  await admin.open()
  await arrangeAutomatedWithdrawal(server, seller.id, { shop, account: admin.account })
  expect((await admin.open(false)).error?.code).toBe('bank_account.in_use')
  const deleted = await admin.client.DELETE('/bank-accounts/{id}', { params: { path: { id: admin.account } } })
  expect(deleted.error?.code).toBe('bank_account.in_use')
})

test('openBankAccountToShop: a closed account gets nothing any more', async () => {
  const { admin, seller } = await arrangeStand()
  await admin.open()
  expect((await admin.open(false)).response.status).toBe(200)
  expect((await seller.withdraw({ bankAccountId: admin.account })).error).toMatchObject(notOfShop)
})

test("[WAL-06] createAutomatedWithdrawalConfig: a shop's goes to an open account only", async () => {
  const { admin, seller } = await arrangeStand()
  const rhythm = { name: 'Cuối tuần', minimumBalanceInCents: 50_000_000, frequency: 'WEEKLY', source: 'SHOP' } as const
  const create = (bankAccountId: string) =>
    seller.client.POST('/automated-withdrawals/config', { body: { ...rhythm, bankAccountId } })
  expect((await create(seller.account)).error).toMatchObject(notOfShop)
  await admin.open()
  expect((await create(admin.account)).data?.bankAccount.id).toBe(admin.account)
  expect((await seller.client.GET('/automated-withdrawals/config', {})).data?.data).toHaveLength(1)
})

test("[WAL-06] triggerAutomatedWithdrawal: fails once the account's owner no longer administers the shop", async () => {
  const { shop, admin, seller } = await arrangeStand()
  await admin.open()
  const { id } = await arrangeAutomatedWithdrawal(server, seller.id, { shop, account: admin.account })
  await server.owner.query(`update memberships set status = 'LEFT' where user_id = $1`, [admin.id])
  const { error } = await seller.client.POST('/automated-withdrawals/config/{id}/trigger', {
    params: { ...keyed(), path: { id } },
    body: { reason: 'Cần tiền nhập hàng' },
  })
  expect(error?.code).toBe('bank_account.not_of_shop')
})
