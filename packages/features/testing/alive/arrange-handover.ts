import { type ApiClient, unwrap } from '@chonoi/api-client'
import { demoApi } from './demo-api.ts'

/** Pays the withdrawals of shops that are under way: with one a shop isn't handed over. */
export async function payWithdrawals(): Promise<void> {
  const platform = await demoApi('superadmin@chonoi.test')
  for (const status of ['PENDING', 'PROCESSING'] as const) {
    const { data } = await unwrap(platform.GET('/admin/withdrawals', { params: { query: { status, limit: 100 } } }))
    for (const { id } of data.filter(({ source }) => source === 'SHOP')) {
      const params = { path: { id }, header: { 'Idempotency-Key': crypto.randomUUID() } }
      await unwrap(platform.PUT('/admin/withdrawals/{id}/process', { params, body: { status: 'COMPLETED' } }))
    }
  }
}

/** The pottery shop's administrator offers it to its seller. */
export async function offerShop(): Promise<void> {
  await offerShopAs(await demoApi('shopadmin@chonoi.test'))
}

/** The same, before a story of the administrator. */
export async function offerShopAs(admin: ApiClient): Promise<void> {
  await payWithdrawals()
  const query = { role: 'SELLER' } as const
  const { data } = await unwrap(admin.GET('/tenants/members', { params: { query } }))
  const receiverId = data.find(({ email }) => email === 'seller@chonoi.test')?.userId ?? ''
  const body = { receiverId, senderBecomes: 'SELLER', password: 'Chonoi#2026' } as const
  await unwrap(admin.POST('/shop-handovers', { body }))
}
