import type { PersonalDataKind } from '@chonoi/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { type Listing, listingOf } from './cursor-rows.ts'

interface Selection {
  columns: SQL
  from: SQL
  /** Whose row it is; several columns where it is of more than one. Named beside row-level security, which lets everybody see what is public. */
  owner: SQL
  order: SQL
}

/** What is kept about a person. Secrets and what other people wrote about their own work stay out. */
const selections: Record<PersonalDataKind, Selection> = {
  account: {
    columns: sql`u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.phone, u.language,
      u.is_active as "isActive", u.is_verified as "isVerified", u.platform_role as "platformRole",
      u.created_at as "createdAt", u.updated_at as "updatedAt"`,
    ...{ from: sql`users u`, owner: sql`u.id`, order: sql`u.created_at` },
  },
  memberships: {
    columns: sql`m.tenant_id as "tenantId", m.role, m.status, m.joined_at as "joinedAt"`,
    ...{ from: sql`memberships m`, owner: sql`m.user_id`, order: sql`m.joined_at` },
  },
  addresses: {
    columns: sql`a.id, a.full_name as "fullName", a.phone, a.line1, a.line2, a.ward, a.district, a.city,
      a.postal_code as "postalCode", a.country, a.is_default as "isDefault", a.created_at as "createdAt",
      a.updated_at as "updatedAt"`,
    ...{ from: sql`addresses a`, owner: sql`a.user_id`, order: sql`a.created_at` },
  },
  sessions: {
    columns: sql`s.id, s.user_agent as "userAgent", s.address, s.created_at as "createdAt",
      s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt", s.revoked_at as "endedAt",
      s.revoked_because as "endedBecause"`,
    ...{ from: sql`sessions s`, owner: sql`s.user_id`, order: sql`s.created_at` },
  },
  preferences: {
    columns: sql`p.preferences as notifications, q.is_on as "quietHours", q.starts_at as "quietFrom",
      q.ends_at as "quietUntil", greatest(p.updated_at, q.updated_at) as "updatedAt"`,
    from: sql`users u left join notification_preferences p on p.user_id = u.id left join quiet_hours q on q.user_id = u.id`,
    ...{ owner: sql`u.id`, order: sql`u.created_at` },
  },
  listViews: {
    columns: sql`v.id, v.list, v.name, v.query, v.layout, v.is_default as "isDefault", v.created_at as "createdAt",
      v.updated_at as "updatedAt"`,
    ...{ from: sql`list_views v`, owner: sql`v.user_id`, order: sql`v.created_at` },
  },
  pushDevices: {
    columns: sql`d.id, d.device_type as "deviceType", d.device_name as "deviceName", d.app_version as "appVersion",
      d.os_version as "osVersion", d.is_active as "isActive", d.last_seen_at as "lastSeenAt",
      d.created_at as "createdAt"`,
    ...{ from: sql`push_devices d`, owner: sql`d.user_id`, order: sql`d.created_at` },
  },
  orders: {
    columns: sql`o.id, o.order_number as "orderNumber", o.status, o.payment_status as "paymentStatus",
      o.payment_method as "paymentMethod", o.buyer_first_name as "firstName", o.buyer_last_name as "lastName",
      o.buyer_email as email, o.shipping_address as "shippingAddress", o.note, o.coupon_code as "couponCode",
      o.subtotal_in_cents as "subtotalInCents", o.discount_in_cents as "discountInCents",
      o.shipping_in_cents as "shippingInCents", o.total_in_cents as "totalInCents",
      o.refunded_in_cents as "refundedInCents", o.created_at as "createdAt", o.delivered_at as "deliveredAt"`,
    ...{ from: sql`orders o`, owner: sql`o.buyer_id`, order: sql`o.created_at` },
  },
  orderItems: {
    columns: sql`l.id, l.order_id as "orderId", l.product_id as "productId", l.name, l.variant_name as "variantName",
      l.quantity, l.price_in_cents as "priceInCents", l.discount_in_cents as "discountInCents",
      l.line_total_in_cents as "lineTotalInCents", l.created_at as "createdAt"`,
    ...{ from: sql`order_lines l`, owner: sql`l.buyer_id`, order: sql`l.created_at` },
  },
  payments: {
    columns: sql`p.id, p.reference, p.method, p.status, p.amount_in_cents as "amountInCents",
      p.fee_in_cents as "feeInCents", p.refunded_in_cents as "refundedInCents",
      p.customer_address as "networkAddress", p.paid_at as "paidAt", p.created_at as "createdAt"`,
    ...{ from: sql`payments p`, owner: sql`p.buyer_id`, order: sql`p.created_at` },
  },
  invoices: {
    columns: sql`i.id, i.invoice_number as "invoiceNumber", i.order_number as "orderNumber", i.status,
      i.customer_first_name as "firstName", i.customer_last_name as "lastName", i.customer_email as email,
      i.customer_address as address, i.total_in_cents as "totalInCents", i.paid_in_cents as "paidInCents",
      i.issued_at as "issuedAt"`,
    ...{ from: sql`invoices i`, owner: sql`i.customer_id`, order: sql`i.created_at` },
  },
  returns: {
    columns: sql`r.id, r.order_id as "orderId", r.status, r.reason, r.description, r.picture_urls as "pictureUrls",
      r.destination, r.refund_in_cents as "refundInCents", r.carrier, r.tracking_code as "trackingCode",
      r.created_at as "createdAt"`,
    ...{ from: sql`order_returns r`, owner: sql`r.buyer_id`, order: sql`r.created_at` },
  },
  complaints: {
    columns: sql`c.order_id as "orderId", c.reason, c.status, c.note as answer, c.created_at as "createdAt",
      c.decided_at as "decidedAt"`,
    ...{ from: sql`order_complaints c`, owner: sql`c.buyer_id`, order: sql`c.created_at` },
  },
  couponRedemptions: {
    columns: sql`r.id, g.coupon_code as "couponCode", r.order_group_id as "checkoutId",
      r.discount_in_cents as "discountInCents", r.created_at as "createdAt"`,
    from: sql`coupon_redemptions r left join order_groups g on g.id = r.order_group_id`,
    ...{ owner: sql`r.user_id`, order: sql`r.created_at` },
  },
  downloads: {
    columns: sql`d.id, d.order_id as "orderId", d.license_key as "licenseKey", d.download_count as "downloadCount",
      d.max_downloads as "maxDownloads", d.status, d.expires_at as "expiresAt", d.delivered_at as "deliveredAt",
      d.created_at as "createdAt"`,
    ...{ from: sql`digital_deliveries d`, owner: sql`d.buyer_id`, order: sql`d.created_at` },
  },
  walletMovements: {
    columns: sql`e.id, e.transaction_id as "transactionId", t.type, t.description,
      e.amount_in_cents as "amountInCents", e.balance_after_in_cents as "balanceAfterInCents",
      e.created_at as "createdAt"`,
    from: sql`ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      join ledger_accounts a on a.id = e.account_id and a.gateway is null`,
    ...{ owner: sql`e.user_id`, order: sql`e.created_at` },
  },
  deposits: {
    columns: sql`d.id, d.deposit_reference as "depositReference", d.bank_reference as "bankReference",
      d.amount_in_cents as "amountInCents", d.actual_amount_in_cents as "actualAmountInCents", d.status,
      d.payment_method as "paymentMethod", d.bank_name as "bankName", d.notes,
      d.transfer_date_time as "transferDateTime", d.created_at as "createdAt"`,
    ...{ from: sql`deposits d`, owner: sql`d.user_id`, order: sql`d.created_at` },
  },
  withdrawals: {
    columns: sql`w.id, w.amount_in_cents as "amountInCents", w.fee_in_cents as "feeInCents", w.status,
      w.bank_name as "bankName", w.masked_account_number as "accountNumber", w.account_holder as "accountHolder",
      w.notes, w.process_notes as answer, w.processed_at as "processedAt", w.created_at as "createdAt"`,
    ...{ from: sql`withdrawals w`, owner: sql`w.user_id`, order: sql`w.created_at` },
  },
  bankAccounts: {
    columns: sql`b.id, b.bank_bin as "bankBin", b.masked_account_number as "accountNumber",
      b.account_holder as "accountHolder", b.is_default as "isDefault", b.created_at as "createdAt"`,
    ...{ from: sql`bank_accounts b`, owner: sql`b.user_id`, order: sql`b.created_at` },
  },
  reviews: {
    columns: sql`r.id, r.product_id as "productId", r.author_first_name as "firstName",
      r.author_last_name as "lastName", r.rating, r.title, r.comment, r.image_urls as "images", r.status,
      r.reply, r.replied_at as "repliedAt",
      r.created_at as "createdAt"`,
    ...{ from: sql`reviews r`, owner: sql`r.user_id`, order: sql`r.created_at` },
  },
  questions: {
    columns: sql`q.id, q.product_id as "productId", q.author_first_name as "firstName",
      q.author_last_name as "lastName", q.question, q.answer, q.answered_at as "answeredAt", q.created_at as "createdAt"`,
    ...{ from: sql`product_questions q`, owner: sql`q.user_id`, order: sql`q.created_at` },
  },
  comments: {
    columns: sql`c.id, c.article_id as "articleId", c.author_first_name as "firstName",
      c.author_last_name as "lastName", c.content, c.status, c.created_at as "createdAt", c.edited_at as "editedAt"`,
    ...{ from: sql`article_comments c`, owner: sql`c.user_id`, order: sql`c.created_at` },
  },
  articleDrafts: {
    columns: sql`d.id, d.article_id as "articleId", d.fields, d.based_on as "basedOn", d.updated_at as "updatedAt"`,
    ...{ from: sql`article_drafts d`, owner: sql`d.user_id`, order: sql`d.updated_at` },
  },
  wishlist: {
    columns: sql`w.id, w.product_id as "productId", w.notes, w.priority,
      w.price_when_added_in_cents as "priceWhenAddedInCents", w.created_at as "createdAt"`,
    ...{ from: sql`wishlist_items w`, owner: sql`w.user_id`, order: sql`w.created_at` },
  },
  bookmarks: {
    columns: sql`b.id, b.article_id as "articleId", b.notes, b.tags, b.created_at as "createdAt"`,
    ...{ from: sql`article_bookmarks b`, owner: sql`b.user_id`, order: sql`b.created_at` },
  },
  notifications: {
    columns: sql`n.id, n.type, n.title, n.message, n.link, n.read_at as "readAt", n.created_at as "createdAt"`,
    ...{ from: sql`notifications n`, owner: sql`n.user_id`, order: sql`n.created_at` },
  },
  campaigns: {
    columns: sql`c.campaign_id as "campaignId", c.subject, c.channel, c.status, c.sent_at as "sentAt",
      c.delivered_at as "deliveredAt", c.opened_at as "openedAt", c.clicked_at as "clickedAt",
      c.dismissed_at as "dismissedAt"`,
    ...{ from: sql`own_campaign_receipts() c`, owner: sql`c.user_id`, order: sql`c.due_at` },
  },
  messages: {
    columns: sql`c.id, c.name, c.email, c.topic, c.message, c.created_at as "createdAt"`,
    ...{ from: sql`contact_messages c`, owner: sql`c.user_id`, order: sql`c.created_at` },
  },
  sellerVerifications: {
    columns: sql`v.id, v.kind, v.legal_name as "legalName", v.tax_code as "taxCode", v.shop_name as "shopName",
      v.city, v.masked_account_number as "accountNumber", v.account_holder as "accountHolder",
      v.agreed_at as "agreedAt", v.status, v.reason, v.created_at as "createdAt"`,
    ...{ from: sql`seller_verifications v`, owner: sql`v.user_id`, order: sql`v.created_at` },
  },
  shopHandovers: {
    columns: sql`h.id, h.tenant_id as "tenantId",
      case when h.sender_id = (select app_user_id()) then 'SENT' else 'RECEIVED' end as direction,
      h.sender_becomes as "senderBecomes", h.status, h.expires_at as "expiresAt", h.answered_at as "answeredAt",
      h.created_at as "createdAt"`,
    ...{ from: sql`shop_handovers h`, owner: sql`h.sender_id, h.receiver_id`, order: sql`h.created_at` },
  },
  activity: {
    columns: sql`a.id, a.action, a.description, a.vietnamese_description as "vietnameseDescription",
      a.entity_type as "entityType", a.entity_id as "entityId", a.is_own as "isOwn", a.address as "networkAddress",
      a.created_at as "createdAt"`,
    ...{ from: sql`own_audit_logs() a`, owner: sql`a.user_id`, order: sql`a.created_at` },
  },
}

/** Reads what is kept of a kind about a person, some rows at a time, oldest first. */
export function personalRows(queries: Queries, kind: PersonalDataKind, userId: string): Promise<Listing> {
  const { columns, from, owner, order } = selections[kind]
  const whose = sql`${sql.raw(`'${userId}'`)}::uuid in (${owner})`
  return listingOf(queries, sql`select ${columns} from ${from} where ${whose} order by ${order}, 1`)
}
