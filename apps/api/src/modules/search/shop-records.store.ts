import { type SQL, sql } from 'drizzle-orm'
import { holdsWords } from '../../database/holds-words.ts'
import { isNumbered } from '../../database/is-numbered.ts'
import { wordPatterns } from '../../database/word-patterns.ts'
import type { RecordSource } from './sought.store.ts'

/** Rows that are read through, newest first, where names have no index of their own. */
const newestRead = { verifications: 500, unlistedProducts: 5000 }
const ids = (some: readonly string[]): SQL => sql`any(${sql.param([...some])}::uuid[])`
const none = sql`null::bigint as cents`

/** Shops, their people and what they sell. */
export const shopRecords = {
  tenant: ({ text, isOfPlatform, listed }) =>
    isOfPlatform
      ? sql`select t.id, t.name as label, t.slug as detail, ${none}, t.created_at as at from tenants t
          where t.id = ${ids(listed.shopIds)} or (not t.is_listed and ${holdsWords(
            text,
            ...[sql`t.name`, sql`t.slug`, sql`t.contact_email`],
          )})`
      : null,
  verification: ({ text, isOfPlatform, listed }) =>
    isOfPlatform
      ? sql`select v.id, v.legal_name as label, v.shop_name as detail, ${none}, v.created_at as at
          from seller_verifications v where v.user_id in (select id from people)
            or ${isNumbered(sql`v.tax_code`, text)} or v.opened_tenant_id = ${ids(listed.shopIds)}
            or v.id in (select n.id from
              (select * from seller_verifications order by created_at desc, id desc limit ${newestRead.verifications}) n
              where ${holdsWords(text, sql`n.legal_name`, sql`n.tax_code`, sql`n.shop_name`)})`
      : null,
  /** On the platform everybody is one, whom it finds as people. */
  member: ({ text, isOfPlatform, tenantId }) =>
    isOfPlatform
      ? null
      : sql`select u.id, coalesce(nullif(concat_ws(' ', u.last_name, u.first_name), ''), u.email) as label,
          u.email as detail, ${none}, m.joined_at as at
          from memberships m join users u on u.id = m.user_id
          where m.tenant_id = ${tenantId}::uuid and m.status <> 'LEFT'
            and ${holdsWords(text, sql`u.last_name`, sql`u.first_name`, sql`u.email`)}`,
  invitation: ({ text, tenantId }) => sql`
    select i.id, i.email as label, null as detail, ${none}, i.created_at as at
    from invitations i where i.tenant_id = ${tenantId}::uuid and ${holdsWords(text, sql`i.email`)}`,
  product({ text, isOfPlatform, tenantId, listed }) {
    const columns = sql`g.id, g.name as label, t.name as detail, ${none}, g.created_at as at
      from products g join tenants t on t.id = g.tenant_id`
    if (!isOfPlatform)
      return sql`select ${columns} where g.tenant_id = ${tenantId}::uuid and (${holdsWords(text, sql`g.name`)}
        or exists (select from product_variants v where v.product_id = g.id and ${holdsWords(text, sql`v.sku`)}))`
    const patterns = wordPatterns(text)
    const unlisted =
      patterns.length === 0
        ? sql``
        : sql` union select n.id from (select x.id, x.search_name from products x where not x.is_listed
            order by x.created_at desc, x.id desc limit ${newestRead.unlistedProducts}) n
            where n.search_name like all (${sql.param(patterns)}::text[])`
    return sql`select ${columns} where g.id in (select unnest(${sql.param([...listed.productIds])}::uuid[])${unlisted})`
  },
  category: ({ text, isOfPlatform }) =>
    isOfPlatform
      ? sql`select c.id, c.name as label, c.slug as detail, ${none}, c.created_at as at
          from categories c where ${holdsWords(text, sql`c.name`, sql`c.name_en`)}`
      : null,
  coupon: ({ text, isOfPlatform, tenantId }) => sql`
    select k.id, k.code as label, k.description as detail, ${none}, k.created_at as at from coupons k where ${
      isOfPlatform
        ? isNumbered(sql`k.code`, text)
        : sql`k.tenant_id = ${tenantId}::uuid and ${holdsWords(text, sql`k.code`, sql`k.description`)}`
    }`,
  gateway: ({ text, tenantId, gatewaysOf }) => sql`
    select y.id, y.display_name as label, y.description as detail, ${none}, y.created_at as at
    from payment_gateway_configs y join tenants t on t.id = y.tenant_id
    where ${gatewaysOf === 'platform' ? sql`t.is_platform` : sql`t.id = ${tenantId}::uuid`}
      and ${holdsWords(text, sql`y.display_name`, sql`y.gateway_name`, sql`y.description`)}`,
  campaign: ({ text, isOfPlatform }) =>
    isOfPlatform
      ? sql`select m.id, m.name as label, m.subject as detail, ${none}, m.created_at as at
          from campaigns m where ${holdsWords(text, sql`m.name`, sql`m.subject`)}`
      : null,
} as const satisfies Record<string, RecordSource>
