import { type ApiClient, unwrap } from '@chonoi/api-client'
import { demoApi } from './demo-api.ts'

/** The administrator asks for an adjustment of the customer's wallet that a second person must approve. */
export async function arrangeAdjustment(_: ApiClient): Promise<void> {
  const customer = await demoApi('customer@chonoi.test')
  const admin = await demoApi('admin@chonoi.test')
  const { id: userId } = await unwrap(customer.GET('/auth/me'))
  await unwrap(
    admin.POST('/wallet/admin/adjust', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { userId, amountInCents: 600_000_000, type: 'WALLET_ADJUSTMENT', reason: 'Đền bù sự cố thanh toán' },
    }),
  )
}
