import { foldVietnamese } from '@chonoi/domain'
import type pg from 'pg'
import { nowhereRows, type Rows } from '../permissions/rows.ts'
import { type Fill, generatedId, id, pick } from './fills.ts'
import { newsFills, rowsOfNews } from './large-newsroom.ts'

/** Number of rows. People, orders, deposits, notifications and postings follow from the products. */
export interface MarketSize {
  products: number
  shops: number
  /** Entries of the ledger, with withdrawals and invoices in proportion. Default as many as orders. */
  entries?: number
  /** Default a fiftieth of the products. */
  people?: number
  /** Orders, with their checkouts and lines. Default a fifth of the products, as everything that follows from orders. */
  sales?: number
  /** Entries of the audit log. Default as many as orders. */
  auditLogs?: number
  /** Articles, nine of ten by the platform. Default a tenth of the products. */
  articles?: number
}

/** The person whose rows are read, with a long history, and their shop. */
export interface MarketPeople {
  userId: string
  shopId: string
  categoryId: string
  /** A listed and reviewed product. */
  productId: string
}

/** Rows in each of the person's lists. Everybody else has about ten. */
const longHistory = 1000
/** Months for which a shop has a statement. */
const monthsOfShop = 24
const nouns = [
  'Áo thun,Quần jean,Điện thoại,Cà phê,Bình gốm,Nón lá,Khăn lụa,Giỏ mây,Trà sen,Mật ong,Ấm chén,Tranh thêu,Vòng tay,Đèn lồng,Sổ tay,Bánh pía',
  'Nước mắm,Gạo nếp,Hạt điều,Túi cói,Chiếu cói,Dép da,Áo dài,Ghế tre,Kệ sách,Nồi đất,Dao phay,Thớt gỗ,Bát sứ,Đĩa men,Lọ hoa,Tượng gỗ',
]
const looks =
  'lam,nâu,trắng,đỏ,hồng,xanh,đen,vàng,tím,bạc,thủ công,cao cấp,mộc,hoa sen,cổ điển,mini,lớn,đôi,quà tặng,du lịch'
/**
 * Words of the generated names, as in search_words, plus made-up words per product. A real market of this size has
 * more.
 */
const nameWords = [...new Set(foldVietnamese([...nouns, looks].join(' ')).match(/\p{L}+/gu))]
const productsPerWord = 10
/** SQL of ids of shops, sellers, buyers and categories: the person's first, then generated ones. */
const shop = (size: MarketSize, step: string) =>
  `case when (${step}) % ${size.shops} = 0 then $2::uuid else ${id('shop', `(${step}) % ${size.shops}`)} end`
const category = (step: string) =>
  `case when (${step}) % 40 = 0 then $3::uuid else ${id('category', `(${step}) % 40`)} end`

function fillsOf({ products, shops, entries, auditLogs, articles = products / 10, ...asked }: MarketSize): Fill[] {
  const size = { products, shops }
  // A wallet of a ledger by itself has a hundred entries.
  const people = asked.people ?? Math.max(Math.ceil(products / 50), Math.ceil((entries ?? 0) / 100))
  const orders = Math.ceil(products / 5)
  const sales = asked.sales ?? orders
  /** SQL of the owner: the person for the first rows, then others in no order, as people come. */
  const owner = (rows: string) =>
    `case when n <= ${longHistory} then $1::uuid else ${id('user', `abs(hashint4(${rows}) % ${people})`)} end`
  /** SQL that yields everybody once, the person last. */
  const oneOfAll = (number: string) => `case when ${number} = ${people} then $1::uuid else ${id('user', number)} end`
  /** One adjustment in fifty waits for a second person. */
  const unlessWaiting = (waiting: string, decided: string) => `case when n % 50 = 0 then ${waiting} else ${decided} end`
  /** The products are sold in turn. */
  const sold = `1 + (n - 1) % ${products}`
  const ago = `now() - n * interval '1 minute'`
  return [
    {
      table: 'tenants',
      columns: 'id, slug, name, city, approval_status',
      values: `${id('shop', 'n')}, 'cua-hang-' || n, 'Cửa hàng ' || n, 'Cần Thơ', 'APPROVED'`,
      rows: shops - 1,
    },
    {
      table: 'categories',
      columns: 'id, name, slug',
      values: `${id('category', 'n')}, 'Danh mục ' || n, 'danh-muc-' || n`,
      rows: 39,
    },
    {
      table: 'users',
      columns: 'id, email, first_name, last_name, is_verified, created_at',
      values: `${id('user', 'n')}, 'nguoi-' || n || '@chonoi.test', 'Mười', 'Trần ' || n, true, ${ago}`,
      rows: people,
    },
    {
      table: 'users',
      columns: 'id, email, first_name, last_name',
      values: `${id('user', '0')}, 'nguoi-0@chonoi.test', 'Mười', 'Trần'`,
      rows: 1,
    },
    {
      table: 'two_factor',
      columns: 'user_id, encrypted_secret',
      values: `${id('user', 'n')}, 'x'`,
      rows: people,
    },
    {
      table: 'bank_accounts',
      columns: 'id, user_id, bank_bin, encrypted_account_number, masked_account_number, account_holder, is_default',
      values: `${id('bank', 'n')}, ${oneOfAll('n')}, '970436', 'x', '••••4567', 'TRAN MUOI', true`,
      rows: people,
    },
    {
      table: 'automated_withdrawals',
      columns: `user_id, name, minimum_balance_in_cents, frequency, bank_account_id, next_run_at`,
      values: `${oneOfAll('n')}, 'Rút mỗi tháng', 5000000, 'MONTHLY', ${id('bank', 'n')}, now() + interval '1 month'`,
      rows: people,
    },
    {
      table: 'addresses',
      columns: 'user_id, full_name, phone, line1, city',
      values: `${id('user', 'n')}, 'Trần Mười', '0901234567', '12 Lê Lợi', 'Cần Thơ'`,
      rows: people,
    },
    {
      table: 'products',
      columns: `id, tenant_id, seller_id, category_id, name, slug, description, condition, is_featured, status, is_listed, tags,
        price_in_cents, default_variant_id, variant_count, available_stock, rating_sum, rating_count, sold_count, created_at`,
      values: `${id('product', 'n')}, ${shop(size, 'n')},
        case when n % ${shops} = 0 then $1::uuid else ${id('user', `n % least(${shops}, ${people})`)} end, ${category('n / 7')},
        ${pick(nouns, 'n * 7')} || ' ' || ${pick(looks, 'n / 3')} || ' ' || n, 'sp-' || n,
        ${pick(looks, 'n')} || ', ' || ${pick(nouns, 'n / 11')} || '. Hàng làm tay, bền đẹp, giao trong ngày.',
        case when n % 9 = 0 then 'USED' else 'NEW' end, n % 2000 = 0, case when n % 10 = 1 then 'PENDING' else 'APPROVED' end,
        n % 10 <> 1, array['tag' || n % 500], (100 + n * 37 % 50000) * 10000::bigint, ${id('variant', 'n')}, 1, n % 9,
        n % 6 * (n % 50), n % 50, n % 3001, ${ago}`,
      rows: products,
      trigger: 'products_search',
    },
    {
      table: 'listed_product_counts',
      columns: 'tenant_id, product_count, review_count',
      values: `${shop(size, 'n')}, (select count(*) from products where is_listed and tenant_id = ${shop(size, 'n')}),
        (select coalesce(sum(rating_count), 0) from products where is_listed and tenant_id = ${shop(size, 'n')})`,
      rows: shops,
    },
    {
      table: 'search_words',
      columns: 'word',
      values: pick(nameWords.join(','), 'n'),
      rows: nameWords.length,
    },
    {
      table: 'search_words',
      columns: 'word',
      values: `left(translate(md5(n::text), '0123456789', 'ghilmnotuy'), 3 + n % 7)`,
      rows: Math.ceil(products / productsPerWord),
    },
    {
      table: 'product_variants',
      columns: 'id, product_id, tenant_id, price_in_cents, is_default, stock',
      values: `${id('variant', 'n')}, ${id('product', 'n')}, ${shop(size, 'n')}, (100 + n * 37 % 50000) * 10000::bigint, true, n % 9`,
      rows: products,
    },
    {
      table: 'product_images',
      columns: 'product_id, tenant_id, url, width, height, is_primary',
      values: `${id('product', 'n * 5')}, ${shop(size, 'n * 5')}, '/files/demo/' || n || '.webp', 800, 600, true`,
      rows: Math.floor(products / 5),
    },
    {
      table: 'reviews',
      columns: 'product_id, tenant_id, user_id, author_first_name, author_last_name, rating, comment, created_at',
      values: `${id('product', 'n % 1000 + 1')}, ${shop(size, 'n % 1000 + 1')}, ${id('user', `n / 1000 % ${people}`)}, 'Mười', 'Trần',
        1 + n % 5, 'Hàng đẹp, giao nhanh', ${ago}`,
      rows: Math.min(orders, people * 1000),
    },
    {
      table: 'product_questions',
      columns:
        'product_id, tenant_id, user_id, author_first_name, author_last_name, question, answer, answered_at, created_at',
      values: `${id('product', 'n % 1000 + 1')}, ${shop(size, 'n % 1000 + 1')}, ${id('user', `n / 1000 % ${people}`)}, 'Mười', 'Trần',
        'Hàng còn không, câu ' || n, case when n % 10 > 0 then 'Còn ạ' end, case when n % 10 > 0 then ${ago} end, ${ago}`,
      rows: orders,
    },
    {
      table: 'order_groups',
      columns: 'id, buyer_id, payment_method, payment_status, total_in_cents, created_at',
      values: `${id('group', 'n')}, ${owner('n')}, 'WALLET', 'PAID', 100000, ${ago}`,
      rows: sales,
    },
    {
      table: 'orders',
      columns: `id, order_number, group_id, tenant_id, buyer_id, buyer_first_name, buyer_last_name, buyer_email, status,
        payment_status, payment_method, subtotal_in_cents, total_in_cents, commission_in_cents, shipping_address, created_at`,
      values: `${id('order', 'n')}, 'CN-' || n, ${id('group', 'n')}, ${shop(size, 'n')}, ${owner('n')}, 'Mười', 'Trần',
        'nguoi@chonoi.test', ${pick('PENDING,CONFIRMED,SHIPPED,DELIVERED,DELIVERED,CANCELLED', 'n')}, 'PAID', 'WALLET',
        100000, 100000, 0, '{"fullName":"Trần Mười","phone":"0901234567","line1":"12 Lê Lợi","line2":null,"ward":null,
        "district":null,"city":"Cần Thơ","postalCode":null,"country":"VN"}', ${ago}`,
      rows: sales,
    },
    {
      table: 'order_events',
      columns: 'order_id, tenant_id, buyer_id, status, by_role, created_at',
      values: `${id('order', 'n')}, ${shop(size, 'n')}, ${owner('n')}, 'PENDING', 'BUYER', ${ago}`,
      rows: orders,
    },
    {
      table: 'shipments',
      columns: 'order_id, tenant_id, buyer_id, carrier, tracking_code, shipped_at',
      values: `${id('order', 'n')}, ${shop(size, 'n')}, ${owner('n')}, 'GHN', 'GHN' || n, ${ago}`,
      rows: orders,
    },
    {
      table: 'order_lines',
      columns: `id, order_id, tenant_id, buyer_id, product_id, variant_id, name, quantity, price_in_cents, line_total_in_cents,
        commission_basis_points, commission_in_cents, created_at`,
      values: `${id('line', 'n')}, ${id('order', 'n')}, ${shop(size, 'n')}, ${owner('n')}, ${id('product', sold)}, ${id('variant', sold)}, 'Bình gốm', 1,
        100000, 100000, 500, 0, ${ago}`,
      rows: sales,
    },
    {
      table: 'shop_figures',
      columns: 'tenant_id, day, orders, revenue_in_cents, is_folded',
      values: 'sold.*, true',
      from: `(select tenant_id, vietnam_day(created_at), count(*), sum(total_in_cents) from orders group by 1, 2) sold`,
      rows: 1,
    },
    {
      table: 'shop_figures',
      columns: 'tenant_id, day, product_id, units, revenue_in_cents, is_folded',
      values: 'sold.*, true',
      from: `(select tenant_id, vietnam_day(created_at), product_id, sum(quantity), sum(line_total_in_cents)
        from order_lines group by 1, 2, 3) sold`,
      rows: 1,
    },
    {
      table: 'product_months',
      columns: 'tenant_id, month, product_id, units, revenue_in_cents',
      values: 'sold.*',
      from: `(select tenant_id, date_trunc('month', day)::date, product_id, sum(units), sum(revenue_in_cents)
        from shop_figures where product_id is not null group by 1, 2, 3) sold`,
      rows: 1,
    },
    {
      table: 'buyer_days',
      columns: 'buyer_id, tenant_id, day, orders',
      values: 'bought.*',
      from: `(select buyer_id, tenant_id, vietnam_day(created_at), count(*) from orders group by 1, 2, 3) bought`,
      rows: 1,
    },
    {
      table: 'buyer_counts',
      columns: 'tenant_id, day, previous_day, change, is_folded',
      values: 'counted.*, true',
      from: `(select tenant_id, day, previous_day, count(*) from (
          select tenant_id, day, lag(day, 1, '-infinity') over (partition by buyer_id, tenant_id order by day) as previous_day
            from buyer_days
          union all
          select null, day, lag(day, 1, '-infinity') over (partition by buyer_id order by day)
            from (select distinct buyer_id, day from buyer_days) anywhere
          union all
          select distinct on (buyer_id, day) null, day, 'infinity' from buyer_days
        ) days group by 1, 2, 3) counted`,
      rows: 1,
    },
    {
      table: 'digital_deliveries',
      columns: 'order_line_id, order_id, tenant_id, buyer_id, license_key, status, created_at',
      values: `${id('line', 'n')}, ${id('order', 'n')}, ${shop(size, 'n')}, ${owner('n')}, 'KHOA-' || n, 'ACTIVE', ${ago}`,
      rows: Math.ceil(orders / 4),
    },
    {
      table: 'coupons',
      columns: 'id, tenant_id, code, discount_type, discount_value, valid_until',
      values: `${id('coupon', 'n')}, ${shop(size, 'n')}, 'MA-' || n, 'PERCENTAGE', 10, now() + interval '1 year'`,
      rows: shops * 20,
    },
    {
      table: 'carts',
      columns: 'user_id, coupon_id',
      values: `${oneOfAll('n')}, ${id('coupon', `1 + n % (${shops} * 20)`)}`,
      rows: people,
    },
    {
      table: 'cart_items',
      columns: 'user_id, product_id, variant_id, quantity',
      values: `${oneOfAll(`1 + n % ${people}`)}, ${id('product', 'n')}, ${id('variant', 'n')}, 1`,
      rows: Math.min(people * 3, products),
    },
    {
      table: 'coupon_redemptions',
      columns: 'coupon_id, user_id, order_group_id, discount_in_cents',
      values: `${id('coupon', `1 + n % (${shops} * 20)`)}, ${owner('n')}, ${id('group', 'n')}, 1000`,
      rows: Math.ceil(orders / 4),
    },
    {
      table: 'deposits',
      columns: `user_id, deposit_reference, bank_reference, amount_in_cents, actual_amount_in_cents, status, payment_method,
        created_at`,
      values: `${owner('n')}, 'NT-' || n, 'FT' || n, (1 + n % 900) * 1000000::bigint,
        case when n % 50 = 0 then null else 1000000 end, case when n % 50 = 0 then 'PENDING' else 'COMPLETED' end,
        'MANUAL_DEPOSIT', ${ago}`,
      rows: orders,
    },
    {
      table: 'carriers',
      columns: 'id, code, name',
      values: `${id('carrier', 'n')}, 'CN_' || n, 'Giao hàng ' || n`,
      rows: 5,
    },
    {
      table: 'remittances',
      columns: 'id, carrier_id, bank_reference, transferred_in_cents, imported_by, created_at',
      values: `${id('remittance', 'n')}, ${id('carrier', '1 + n % 5')}, 'FT ' || n, 1000000, ${owner('n')}, ${ago}`,
      rows: Math.ceil(orders / 10),
    },
    {
      table: 'remittance_lines',
      columns: 'remittance_id, position, tracking_code, collected_in_cents, match, order_id',
      values: `${id('remittance', '1 + (n - 1) / 10')}, 1 + (n - 1) % 10, 'GHN' || n, 100000, 'AMOUNT_DIFFERS', ${id('order', 'n')}`,
      rows: orders,
    },
    {
      table: 'withdrawals',
      columns: 'user_id, amount_in_cents, status, bank_name, masked_account_number, account_holder, created_at',
      values: `${owner('n')}, 5000000, ${pick('PENDING,COMPLETED,COMPLETED', 'n')}, 'ACB', '1', 'TRAN MUOI', ${ago}`,
      rows: entries ? Math.ceil(entries / 20) : Math.ceil(orders / 2),
    },
    {
      table: 'notifications',
      columns: 'id, user_id, type, title, message, read_at, created_at',
      values: `${id('notice', 'n')}, ${owner('n')}, 'ANNOUNCEMENT', 'Tin', 'Chợ mở lúc 4 giờ sáng', case when n % 9 = 0 then null else now() end, ${ago}`,
      rows: orders,
    },
    {
      table: 'notification_analytics',
      columns: 'notification_id, day, sent, delivered, created_at',
      values: `${id('notice', 'n')}, (${ago})::date, 1, 1, ${ago}`,
      rows: orders,
    },
    {
      table: 'order_notifications',
      columns: `order_id, tenant_id, buyer_id, notification_id, type, title, message, channel, status, failure_reason, sent_at,
        created_at`,
      values: `${id('order', 'n')}, ${shop(size, 'n')}, ${owner('n')}, ${id('notice', 'n')}, 'ORDER_PLACED', 'Tin', 'Đơn đã đặt',
        'EMAIL', case when n % 50 = 0 then 'FAILED' else 'SENT' end, case when n % 50 = 0 then 'MAIL_FAILED' end,
        case when n % 50 = 0 then null else now() end, ${ago}`,
      rows: orders,
    },
    {
      table: 'sessions',
      columns: 'user_id, created_at, last_seen_at, expires_at',
      values: `${owner('n')}, ${ago}, ${ago}, now() + interval '1 day'`,
      rows: orders,
    },
    {
      table: 'push_devices',
      columns: 'user_id, device_token, device_type, device_name, last_seen_at',
      values: `${owner('n')}, 'token-' || n, 'ANDROID', 'Máy', ${ago}`,
      rows: orders,
    },
    ...newsFills({ articles, people, shop: (step) => shop(size, step) }),
    {
      table: 'article_bookmarks',
      columns: 'user_id, article_id, notes, tags, created_at',
      values: `${id('user', `n % ${people}`)}, ${id('article', `1 + n / ${people} % 100`)}, 'Đọc lại', array['dau-' || n % 500], ${ago}`,
      rows: Math.min(orders, people * 100 - 1),
    },
    {
      table: 'payments',
      columns: 'id, reference, order_group_id, buyer_id, method, status, amount_in_cents, paid_at, created_at',
      values: `${id('payment', 'n')}, upper(md5('payment' || n)), ${id('group', 'n')}, ${owner('n')}, 'CARD', 'PAID', 100000,
        ${ago}, ${ago}`,
      rows: Math.ceil(orders / 4),
    },
    {
      table: 'order_complaints',
      columns: 'order_id, tenant_id, buyer_id, reason, status, decided_at, created_at',
      values: `${id('order', 'n')}, ${shop(size, 'n')}, ${owner('n')}, 'Hàng không giống ảnh',
        case when n % 50 = 0 then 'OPEN' else 'RELEASED' end, case when n % 50 = 0 then null else now() end, ${ago}`,
      rows: Math.ceil(orders / 20),
    },
    {
      table: 'files',
      columns: 'id, owner_id, storage_key, content_type, size_in_bytes, is_private, original_name, created_at',
      values: `${id('file', 'n')}, ${id('user', `n % ${people}`)}, 'large-' || n, 'image/webp', 1000, false, 'anh.webp', ${ago}`,
      rows: orders,
    },
    {
      table: 'seller_verifications',
      columns: `user_id, kind, legal_name, tax_code, shop_name, bank_bin, encrypted_account_number, masked_account_number,
        account_holder, status, reason, decided_at, created_at, document_file_id`,
      values: `${id('user', `n % ${people}`)}, 'HOUSEHOLD', 'Hộ kinh doanh ' || n, lpad(n::text, 10, '0'), 'Gian hàng ' || n, '970436', 'x', '••••4567',
        'NGUYEN VAN AN', case when n % 50 = 0 then 'PENDING' else 'REJECTED' end,
        case when n % 50 <> 0 then 'Ảnh giấy tờ bị mờ' end, case when n % 50 <> 0 then ${ago} end, ${ago}, ${id('file', 'n')}`,
      rows: Math.ceil(orders / 20),
    },
    {
      table: 'order_returns',
      columns: 'id, order_id, tenant_id, buyer_id, status, reason, description, refund_in_cents, due_at, created_at',
      values: `${id('return', 'n')}, ${id('order', 'n')}, ${shop(size, 'n')}, ${owner('n')},
        case n % 50 when 0 then 'REQUESTED' when 1 then 'ESCALATED' else 'REFUNDED' end, 'DAMAGED', 'Hàng bị nứt ở đáy', 100000,
        case n % 50 when 0 then now() + interval '1 day' when 1 then now() - interval '1 day' end, ${ago}`,
      rows: orders,
    },
    {
      table: 'order_return_lines',
      columns: 'return_id, order_line_id, order_id, tenant_id, buyer_id, quantity',
      values: `${id('return', 'n')}, ${id('line', 'n')}, ${id('order', 'n')}, ${shop(size, 'n')}, ${owner('n')}, 1`,
      rows: orders,
    },
    {
      table: 'order_return_events',
      columns: 'return_id, order_id, tenant_id, buyer_id, status, by_role, created_at',
      values: `${id('return', 'n')}, ${id('order', 'n')}, ${shop(size, 'n')}, ${owner('n')}, 'REQUESTED', 'BUYER', ${ago}`,
      rows: orders,
    },
    {
      table: 'payment_mismatches',
      columns: 'kind, gateway, reference, created_at',
      values: `'UNKNOWN_REFERENCE', 'momo', 'CN' || n, ${ago}`,
      rows: Math.ceil(orders / 4),
    },
    {
      table: 'wallet_adjustments',
      columns: 'user_id, type, amount_in_cents, reason, requested_by, status, decided_by, decided_at, created_at',
      values: `${oneOfAll(`1 + n % ${people}`)}, 'WALLET_BONUS', 600000000, 'Quà', ${oneOfAll(`1 + (n + 1) % ${people}`)},
        ${unlessWaiting("'PENDING'", "'APPROVED'")}, ${unlessWaiting('null', oneOfAll(`1 + (n + 2) % ${people}`))},
        ${unlessWaiting('null', 'now()')}, ${ago}`,
      rows: Math.ceil(orders / 4),
    },
    {
      table: 'invoices',
      columns: `id, tenant_id, customer_id, order_id, order_number, invoice_number, status, customer_first_name,
        customer_last_name, customer_email, subtotal_in_cents, total_in_cents, issued_at, created_at`,
      values: `${id('invoice', 'n')}, ${shop(size, 'n')}, ${owner('n')}, case when n <= ${orders} then ${id('order', 'n')} end,
        case when n <= ${orders} then 'CN-' || n end,
        case when n % 20 = 0 then null else 'HD-' || n end, case when n % 20 = 0 then 'DRAFT' else 'ISSUED' end, 'Mười', 'Trần',
        'nguoi@chonoi.test', 100000, 100000, case when n % 20 = 0 then null else now() end, ${ago}`,
      rows: entries ? Math.ceil(entries / 10) : orders,
    },
    {
      table: 'stock_movements',
      columns: 'tenant_id, product_id, variant_id, type, quantity, stock_after, created_by, created_at',
      values: `${shop(size, 'n')}, ${id('product', 'n')}, ${id('variant', 'n')},
        ${pick('RESTOCK,SALE,SALE,SALE,ADJUSTMENT', 'n')}, 1, 7, ${owner('n')}, ${ago}`,
      rows: products,
    },
    {
      table: 'audit_logs',
      columns: `user_id, user_email, user_role, action, description, vietnamese_description, texts, entity_type, entity_id,
        severity, status, address, created_at`,
      values: `${owner('n')}, 'nguoi-' || n % ${people} || '@chonoi.test', 'ADMIN',
        ${pick('product.update,product.approve,order.create,order.status,user.update,user.grant_role', 'n')}, 'Changed product ' || n,
        'Sửa sản phẩm ' || n, 'changed product ' || n || ' sua san pham ' || n, ${pick('product,order,user', 'n')}, ${id('product', 'n')},
        case when n % 500 = 0 then 'CRITICAL' else 'INFO' end, case when n % 900 = 0 then 'FAILED' else 'SUCCESS' end, '127.0.0.1', ${ago}`,
      rows: auditLogs ?? orders,
    },
    {
      table: 'ledger_accounts',
      columns: 'id, kind, user_id, balance_in_cents',
      values: `${id('account', 'n')}, 'USER_WALLET', ${oneOfAll('n')}, 100000000`,
      rows: people,
    },
    {
      table: 'ledger_transactions',
      columns: 'id, type, description, reference_type, reference_id, created_at',
      values: `${id('posting', 'n')}, ${pick('ORDER_PAYMENT,MANUAL_DEPOSIT,WALLET_REFUND', 'n')}, 'Thanh toán', 'order',
        ${id('order', 'n')}, ${ago}`,
      rows: entries ? Math.ceil(entries / 2) : orders,
    },
    {
      table: 'ledger_entries',
      columns: 'transaction_id, account_id, user_id, amount_in_cents, balance_after_in_cents, created_at',
      values: `${id('posting', entries ? '(n + 1) / 2' : 'n')},
        case when n <= ${longHistory} then ${id('account', String(people))} else ${id('account', `1 + n % (${people} - 1)`)} end,
        ${owner('n')}, 10000, 100000000, ${ago}`,
      rows: entries ?? orders,
    },
    {
      table: 'ledger_accounts',
      columns: 'id, kind, tenant_id, balance_in_cents',
      values: `${id('payable', 'n')}, 'SELLER_PAYABLE', $2::uuid, 100000000`,
      rows: 1,
    },
    {
      table: 'ledger_entries',
      columns: 'transaction_id, account_id, tenant_id, amount_in_cents, balance_after_in_cents, created_at',
      values: `${id('posting', 'n')}, ${id('payable', '1')}, $2::uuid, 10000, 100000000, ${ago}`,
      rows: longHistory,
    },
    {
      table: 'shop_movement_sums',
      columns: 'tenant_id, month, kind, measure, change',
      values: `${shop(size, 'n')}, to_char(now() - n / ${shops} % ${monthsOfShop} * interval '1 month', 'YYYY-MM'),
        ${pick('RELEASE,REFUND,DEBT,WITHDRAWAL,ADJUSTMENT', `n / ${shops * monthsOfShop}`)},
        ${pick('CENTS,MOVEMENTS', `n / ${shops * monthsOfShop}`)}, 10000`,
      rows: shops * monthsOfShop * 10,
    },
  ]
}

/** Fills an empty, migrated database. Triggers are disabled; the rows that they maintain are written directly. */
export async function arrangeLargeMarket(owner: pg.Pool, size: MarketSize, people: MarketPeople): Promise<void> {
  const client = await owner.connect()
  try {
    for (const fill of fillsOf(size)) await fillTable(client, fill, people)
    // Before the log is written, vacuum doesn't mark rows as visible to all.
    await client.query('checkpoint')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}

/** Creates indexes after the rows, which is several times faster. */
async function fillTable(
  client: pg.PoolClient,
  { table, columns, values, rows, from, trigger }: Fill,
  people: MarketPeople,
) {
  const indexes = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index i
     where indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  )
  // Gives each parameter a type in every statement, even where it is unused.
  const known = 'where ($1::uuid, $2::uuid, $3::uuid) is not null'
  await client.query(`alter table ${table} disable trigger user`)
  // The first million was checked: the rest only repeats it.
  if (rows > 1_000_000) await client.query('set session_replication_role = replica')
  // Whatever the role of the session.
  if (trigger) await client.query(`alter table ${table} enable always trigger ${trigger}`)
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  await client.query(
    `insert into ${table} (${columns}) select ${values} from generate_series(1, ${rows}) n${from ? `, ${from}` : ''} ${known}`,
    [people.userId, people.shopId, people.categoryId],
  )
  await client.query('reset session_replication_role')
  for (const { made } of indexes.rows) await client.query(made)
  await client.query(`alter table ${table} enable trigger user`)
}

/** Returns the id of a generated product that is listed and reviewed. */
export async function listedProduct(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(`select ${id('product', '700')} as id`)
  return rows[0]?.id ?? ''
}

/** Returns the rows that calls name on this market. The first orders are the person's, as a buyer and in their shop. */
export function rowsOfMarket({ userId, shopId, categoryId, productId }: MarketPeople): Rows {
  const product = { id: productId, variantId: '', tenantId: shopId }
  const order = { id: generatedId('order', 1), lineId: '', groupId: generatedId('group', 1) }
  const returned = generatedId('return', 1)
  const account = { email: '', refreshToken: '', resetToken: '', twoFactorToken: '', invitationToken: '' }
  return {
    ...nowhereRows({
      elsewhere: product,
      category: categoryId,
      spareCategory: categoryId,
      publicArticle: '',
      publicArticleId: '',
      commentedArticle: '',
      account,
      couponCode: '',
    }),
    ...rowsOfNews(),
    ...{ movement: generatedId('posting', 1), walletAccount: generatedId('account', 1) },
    ...{ carrier: generatedId('carrier', 1), remittance: generatedId('remittance', 1) },
    ...{ user: userId, shop: shopId, shopSlug: 'cua-hang-7', product, bought: order, sold: order, returnable: order },
    ownReturn: { requested: returned, rejected: returned, approved: returned, escalated: returned },
  }
}
