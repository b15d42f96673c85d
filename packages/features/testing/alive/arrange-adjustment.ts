import { type ApiClient, unwrap } from '@chonoi/api-client'

/** An administrator asks for an adjustment of the customer's wallet that a second person must approve. */
export async function askForAdjustment(admin: ApiClient): Promise<void> {
  const search = 'customer@chonoi.test'
  const { data } = await unwrap(admin.GET('/users', { params: { query: { search } } }))
  const userId = data.find(({ email }) => email === search)?.id ?? ''
  await unwrap(
    admin.POST('/wallet/admin/adjust', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { userId, amountInCents: 600_000_000, type: 'WALLET_ADJUSTMENT', reason: 'Đền bù sự cố thanh toán' },
    }),
  )
}
