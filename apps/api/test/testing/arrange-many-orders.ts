import type { ArrangedProduct } from './arrange.ts'
import type { TestApi } from './test-api.ts'

interface ManyOrders {
  product: ArrangedProduct
  buyer: { id: string; email: string }
  count: number
}

const address =
  '{"fullName":"Nguyễn An","phone":"0901234567","line1":"12 Lê Lợi","line2":null,"ward":"Thuận Hóa","district":null,"city":"Huế","postalCode":null,"country":"VN"}'

/** Inserts delivered orders of one line each, a minute apart, without what triggers keep beside them. */
export async function arrangeManyOrders({ owner }: TestApi, { product, buyer, count }: ManyOrders): Promise<void> {
  const tables = ['order_groups', 'orders', 'order_lines']
  for (const table of tables) await owner.query(`alter table ${table} disable trigger user`)
  await owner.query(
    `with placed as materialized (
       select gen_random_uuid() as id, gen_random_uuid() as group_id, gen_random_uuid()::text as code, n,
              now() - n * interval '1 minute' as at
       from generate_series(1, $6) n),
     checkouts as (
       insert into order_groups (id, buyer_id, payment_method, payment_status, total_in_cents)
       select group_id, $1, 'WALLET', 'PAID', 10000000 from placed),
     bought as (
       insert into orders (id, order_number, group_id, tenant_id, buyer_id, buyer_first_name, buyer_last_name, buyer_email,
         status, payment_status, payment_method, subtotal_in_cents, total_in_cents, commission_in_cents,
         shipping_address, note, created_at)
       select id, 'CN-' || left(code, 18), group_id, $2, $1, 'An', 'Nguyễn', $3, 'DELIVERED', 'PAID', 'WALLET', 10000000,
              10000000, 500000, $7::jsonb, 'Gọi trước khi giao ' || n, at from placed)
     insert into order_lines (order_id, tenant_id, buyer_id, product_id, variant_id, name, quantity, price_in_cents,
       discount_in_cents, line_total_in_cents, commission_basis_points, commission_in_cents, created_at)
     select id, $2, $1, $4, $5, 'Bát ăn cơm vẽ chuồn chuồn số ' || n, 1, 10000000, 0, 10000000, 500, 500000, at from placed`,
    [buyer.id, product.tenantId, buyer.email, product.id, product.variantId, count, address],
  )
  for (const table of tables) await owner.query(`alter table ${table} enable trigger user`)
  await owner.query('analyze orders, order_lines')
}
