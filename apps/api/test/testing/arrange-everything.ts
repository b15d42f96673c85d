import { arrangeCampaign } from './arrange-campaigns.ts'
import { arrangeVerification } from './arrange-seller-verifications.ts'
import { arrangeComplaint } from './arrange-complaints.ts'
import { arrangeDeposit } from './arrange-deposits.ts'
import { arrangeDelivery, arrangePdf } from './arrange-digital-deliveries.ts'
import { arrangeInvoice } from './arrange-invoices.ts'
import { arrangePushDevice } from './arrange-push.ts'
import { arrangeReturn } from './arrange-returns.ts'
import { arrangeCartLine, arrangeCheckout, arrangePerson } from './arrange.ts'
import { newKey, type TestApi } from './test-api.ts'

export interface Everything {
  userId: string
  tenantId: string
}

/**
 * Arranges a hidden shop and its seller, who also buys there, with rows in every table that belongs to a tenant or
 * person. The row-level security test fails when a new table has no row here.
 */
export async function arrangeEverything(test: TestApi): Promise<Everything> {
  const { owner } = test
  const { shop, product, body, buyer } = await arrangeCheckout(test)
  const params = { header: { 'Idempotency-Key': newKey() } }
  const order = await test.client(buyer.token).POST('/orders', { params, body })
  const [userId, tenantId, groupId] = [buyer.id, shop.id, order.data?.id]
  await arrangeCartLine(test, userId, product)
  await arrangePerson(test, { shop: tenantId })
  const { id: depositId } = await arrangeDeposit(test, userId)

  const orderId = order.data?.orders[0]?.id ?? ''
  const invoice_id = await arrangeInvoice(test, { orderId, status: 'ISSUED' })

  const insert = async (table: string, values: Record<string, unknown>) => {
    const names = Object.keys(values)
    const places = names.map((_, index) => `$${index + 1}`)
    const text = `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning *`
    const { rows } = await owner.query<{ id: string }>(text, Object.values(values))
    return rows[0]?.id ?? ''
  }
  const [tenant, user, theProduct] = [{ tenant_id: tenantId }, { user_id: userId }, { product_id: product.id }]
  const bytes = Buffer.from(userId)
  const tomorrow = new Date(Date.now() + 86_400_000)

  await insert('shop_figures', { ...tenant, day: '2026-11-01', visits: 1 })
  await insert('product_months', { ...tenant, month: '2026-11-01', ...theProduct, units: 1, revenue_in_cents: 100 })
  await insert('shop_steps', { ...tenant, day: '2026-11-01', carts: 1 })
  await insert('shop_movement_sums', { ...tenant, month: '2026-11', kind: 'RELEASE', measure: 'MOVEMENTS', change: 1 })
  const word = `gom ${userId}`
  await insert('search_misses', { day: '2026-11-01', word, browsers: 3 })
  await insert('memberships', { ...user, ...tenant, role: 'SELLER' })
  await insert('credentials', { ...user, password_hash: 'x' })
  await insert('password_resets', { ...user, token_hash: bytes, expires_at: tomorrow })
  const invited = { email: `${userId}@chonoi.test`, role: 'SELLER', invited_by: userId }
  await insert('invitations', { ...tenant, ...invited, token_hash: bytes, expires_at: tomorrow })
  const parties = { sender_id: userId, receiver_id: (await arrangePerson(test)).id }
  await insert('shop_handovers', { ...tenant, ...parties, sender_becomes: 'SELLER', expires_at: tomorrow })
  const imported = { requested_by: userId, file_name: 'x.csv', total_rows: 0, good_rows: 0 }
  const import_id = await insert('product_imports', { ...tenant, ...imported })
  await insert('product_import_products', { import_id, ...tenant, position: 0, product: '{}' })
  await insert('product_import_problems', { import_id, ...tenant, problem: '{}' })
  await insert('failed_job_rows', { job: 'release-orders', row_id: userId, failed_at: tomorrow })
  await insert('data_exports', { ...tenant, requested_by: userId, data_types: ['orders'], format: 'CSV' })
  await insert('personal_exports', { ...user })
  await insert('invoice_prints', { ...tenant, requested_by: userId, invoice_ids: [invoice_id, invoice_id] })
  await insert('two_factor', { ...user, encrypted_secret: 'x' })
  await insert('two_factor_backup_codes', { ...user, code_hash: bytes })
  await insert('two_factor_challenges', { ...user, token_hash: bytes, expires_at: tomorrow })
  await insert('product_images', { ...theProduct, ...tenant, url: '/x.webp', width: 1, height: 1 })
  await insert('stock_reservations', {
    ...tenant,
    ...user,
    variant_id: product.variantId,
    quantity: 1,
    expires_at: tomorrow,
  })
  const names = { author_first_name: 'An', author_last_name: 'Nguyễn' }
  await insert('reviews', { ...theProduct, ...tenant, ...user, ...names, rating: 1, comment: 'Ẩn', status: 'HIDDEN' })
  const prices = { price_when_added_in_cents: 100, told_price_in_cents: 100 }
  await insert('wishlist_items', { ...theProduct, ...user, ...prices })
  await insert('rejected_reviews', { ...theProduct, ...user })
  const coupon = { code: `B${tenantId.slice(0, 8).toUpperCase()}`, discount_type: 'PERCENTAGE', discount_value: 5 }
  const coupon_id = await insert('coupons', { ...tenant, ...coupon, valid_until: tomorrow })
  await insert('coupon_redemptions', { coupon_id, ...user, order_group_id: groupId, discount_in_cents: 100 })
  const gateway = { gateway_name: 'momo', display_name: 'MoMo', encrypted_config: 'x' }
  await insert('payment_gateway_configs', { ...tenant, ...gateway, minimum_in_cents: 0, maximum_in_cents: 100 })
  const category_id = await insert('news_categories', { ...tenant, name: 'Tin', slug: 'tin', is_active: false })
  const draft = { category_id, author_id: userId, title: 'Nháp', slug: 'nhap', content: '' }
  const article_id = await insert('articles', { ...tenant, ...draft })
  const picture = { url: `/files/public/${userId}.webp`, name: 'x.webp', width: 1, height: 1, size_in_bytes: 1 }
  const media_id = await insert('news_media', { ...tenant, ...picture, uploaded_by: userId })
  await insert('article_media', { ...tenant, article_id, media_id })
  const said = { title: 'Nháp', content: '', written_by: userId }
  await insert('article_versions', { ...tenant, ...said, article_id, number: 1 })
  await insert('article_drafts', { ...user, ...tenant, article_id, fields: { title: 'Đang gõ' } })
  const series_id = await insert('news_series', { ...tenant, title: 'Loạt bài', slug: 'loat-bai', is_active: false })
  await insert('news_series_articles', { ...tenant, article_id, series_id, position: 1 })
  await insert('article_bookmarks', { ...user, article_id, notes: 'Đọc lại' })
  await insert('product_questions', { ...theProduct, ...tenant, ...user, ...names, question: 'Còn hàng không ạ?' })
  await insert('article_comments', { ...tenant, ...user, ...names, article_id, content: 'Ẩn' })
  await insert('comment_counts', { ...tenant, article_id, kind: 'THREAD', change: 1 })
  await insert('news_authors', { ...tenant, ...user, display_name: 'An', slug: 'an' })
  await insert('article_readings', { ...tenant, article_id, day: '2026-11-01', source: 'DIRECT', views: 1 })
  await insert('article_schedules', { ...tenant, article_id, due_at: '2099-01-01' })
  const tag_id = await insert('news_tags', { ...tenant, name: 'Gốm', slug: 'gom' })
  await insert('article_tags', { ...tenant, article_id, tag_id, position: 0 })
  await insert('article_slugs', { ...tenant, article_id, slug: 'ban-nhap' })
  const words = { description: 'x', vietnamese_description: 'x', entity_type: 'tenant' }
  await insert('audit_logs', { ...tenant, ...user, action: 'tenant.update', ...words })
  const file = { storage_key: `private/${userId}`, content_type: 'application/pdf', original_name: 'x.pdf' }
  const proof_file_id = await insert('files', { owner_id: userId, ...file, size_in_bytes: 1, is_private: true })
  await owner.query('update deposits set proof_file_id = $2 where id = $1', [depositId, proof_file_id])
  await insert('invoice_payments', { invoice_id, ...tenant, amount_in_cents: 100, method: 'CASH' })
  await insert('invoice_counters', { ...tenant, year: 2026, last_number: 1 })
  const account = { bank_name: 'ACB', masked_account_number: '••••••1234', account_holder: 'AN' }
  const bank_account_id = await insert('bank_accounts', {
    ...user,
    ...{ bank_bin: '970416', encrypted_account_number: 'x', masked_account_number: '••••••1234', account_holder: 'AN' },
  })
  await insert('shop_bank_accounts', { ...user, ...tenant, bank_account_id })
  const second = { requested_by: parties.receiver_id, amount_in_cents: 100, reason: 'x' }
  await insert('wallet_adjustments', { ...user, ...second, type: 'WALLET_BONUS' })
  await insert('withdrawals', { ...user, ...tenant, amount_in_cents: 100, ...account })
  const rhythm = { name: 'Cuối tuần', minimum_balance_in_cents: 100, frequency: 'WEEKLY', next_run_at: tomorrow }
  const config_id = await insert('automated_withdrawals', { ...user, ...tenant, ...rhythm, bank_account_id })
  await insert('automated_withdrawal_runs', { ...user, config_id, name: 'x', status: 'SKIPPED', is_manual: false })
  await insert('notification_preferences', { ...user })
  await insert('list_views', { ...user, list: 'listUsers', name: 'Chờ duyệt' })
  await insert('mail_links', { ...user })
  await insert('mail_digests', { ...user, day: '2026-11-27', due_at: tomorrow })
  await insert('quiet_hours', { ...user, is_on: false, starts_at: '22:00', ends_at: '07:00' })
  await insert('campaign_recipients', { ...user, campaign_id: await arrangeCampaign(test) })
  await arrangePushDevice(test, userId)
  await arrangeVerification(test, userId)
  const lineId = order.data?.orders[0]?.items[0]?.id ?? ''
  await arrangeDelivery(test, { lineId, ownerId: userId })
  const content = { file_id: await arrangePdf(test, userId), file_owner_id: userId, max_downloads: 5 }
  await insert('product_digital_contents', { ...theProduct, ...tenant, ...content })
  await arrangeComplaint(test, orderId, 'Bình bị nứt ở đáy')
  await arrangeReturn(test, orderId)
  const way = { carrier: 'SHOP', shipped_at: new Date() }
  await insert('shipments', { order_id: order.data?.orders[0]?.id, ...tenant, buyer_id: userId, ...way })
  const letter = { name: 'An', email: 'an@example.vn', topic: 'OTHER', message: 'Chào chợ.', language: 'vi' }
  await insert('contact_messages', { ...user, ...letter })
  const [payment] = (
    await owner.query<{ id: string; order_id: string }>(
      'select p.id, o.id as order_id from payments p join orders o on o.payment_id = p.id where p.buyer_id = $1',
      [userId],
    )
  ).rows
  await insert('payment_refunds', {
    ...{ ...tenant, payment_id: payment?.id, order_id: payment?.order_id, buyer_id: userId },
    ...{
      reference: `RF${userId.replaceAll('-', '').slice(0, 20).toUpperCase()}`,
      amount_in_cents: 100,
      destination: 'SOURCE',
      reason: 'x',
      requested_name: 'x',
    },
  })
  await owner.query('update tenants set is_public = false where id = $1', [tenantId])
  // The last of all: nothing is ordered or deposited afterwards.
  await insert('account_deletions', { ...user, requested_at: new Date(), erase_at: tomorrow })
  return { userId, tenantId }
}
