import type pg from 'pg'
import { addresses, credentials, memberships, tenants, users } from '../../database/tables/people.ts'
import { places } from '../data/places.ts'
import type { Demo } from '../plan/plan-demo.ts'
import { fullName, type Person } from '../plan/plan-people.ts'
import { seededRandom } from '../random.ts'
import { insertRows } from './insert-rows.ts'

/**
 * Opens the shops. Nothing of theirs is listed before, so that writing the demo doesn't repeatedly update the indexes
 * of the public catalogue.
 */
export async function openShops(client: pg.PoolClient): Promise<void> {
  await client.query('update tenants set is_active = true')
}

/** Writes tenants, people, memberships and addresses. All people have the same password. */
export async function writePeople(client: pg.PoolClient, demo: Demo, passwordHash: string): Promise<void> {
  await insertRows(
    client,
    tenants,
    demo.tenants.map((tenant) => ({ ...tenant, isActive: false })),
  )
  const people = everybody(demo)
  const homes = new Map(demo.shops.flatMap(({ id, owner, seller }) => [[owner, id] as const, [seller, id] as const]))
  await insertRows(
    client,
    users,
    people.map((person) => {
      const { id, email, firstName, lastName, phone, isVerified, createdAt } = person
      const homeTenantId = homes.get(person) ?? demo.platform.id
      return { id, email, firstName, lastName, phone, isVerified, createdAt, language: 'vi' as const, homeTenantId }
    }),
  )
  await insertRows(
    client,
    credentials,
    people.map(({ id: userId, createdAt: changedAt }) => ({ userId, passwordHash, changedAt })),
  )
  await insertRows(client, memberships, membershipRows(demo, people))
  await insertRows(client, addresses, await addressRows(client, demo))
  await writeInvitation(client, demo)
}

/** A shop invites the demo's customer. Its link is as well known as the passwords: /invitation?token=ban-hang-cung-gom */
async function writeInvitation(client: pg.PoolClient, { accounts, shops }: Demo): Promise<void> {
  const shop = shops.find(({ slug }) => slug === 'gom-bat-trang')
  await client.query(
    `insert into invitations (tenant_id, email, role, message, token_hash, invited_by, expires_at)
     values ($1, $2, 'SELLER', $3, sha256(convert_to('ban-hang-cung-gom', 'UTF8')), $4, now() + interval '7 days')`,
    [shop?.id, accounts.customer.email, 'Mùa Tết sắp tới, bạn cùng bán hàng với gian hàng nhé!', shop?.owner.id],
  )
}

function everybody({ accounts, shops, customers, unverified }: Demo): Person[] {
  const { superAdmin, admin, customer, user, multi } = accounts
  return [
    superAdmin,
    admin,
    customer,
    user,
    multi,
    ...shops.flatMap(({ owner, seller }) => [owner, seller]),
    ...customers,
    ...unverified,
  ]
}

/** Everybody is a member of the platform. Shops have an administrator and a seller. */
function membershipRows({ platform, accounts, shops }: Demo, people: readonly Person[]) {
  const roles = new Map([
    [accounts.superAdmin, 'SUPER_ADMIN' as const],
    [accounts.admin, 'ADMIN' as const],
    [accounts.user, 'USER' as const],
  ])
  const shop = (slug: string) => shops.find((one) => one.slug === slug)?.id ?? ''
  const row = (
    person: Person,
    tenantId: string,
    role: (typeof memberships.$inferInsert)['role'],
    status: 'ACTIVE' | 'SUSPENDED' = 'ACTIVE',
  ) => ({
    ...{ userId: person.id, tenantId, role, status, joinedAt: person.createdAt },
  })
  return [
    ...people.map((person) => row(person, platform.id, roles.get(person) ?? 'CUSTOMER')),
    ...shops.flatMap(({ id, owner, seller }) => [row(owner, id, 'ADMIN'), row(seller, id, 'SELLER')]),
    row(accounts.multi, shop('ca-phe-ray-do'), 'SELLER'),
    row(accounts.multi, shop('bien-xanh'), 'SELLER', 'SUSPENDED'),
  ]
}

/**
 * Writes one address per customer and two for the demo customer, with the official codes where the reference data has
 * them.
 */
async function addressRows(client: pg.PoolClient, { accounts, customers }: Demo) {
  const known = await client.query<{ province: string; provinceCode: string; ward: string; wardCode: string }>(
    `select p.name as province, p.code as "provinceCode", w.name as ward, w.code as "wardCode"
     from wards w join provinces p on p.code = w.province_code`,
  )
  const random = seededRandom(34)
  const address = (person: Person, city: string, isDefault: boolean) => {
    const place = places.find((one) => one.city === city) ?? places[0]
    if (!place) throw new Error('nobody lives anywhere')
    const ward = random.pick(place.wards)
    const codes = known.rows.find((row) => row.ward === ward && row.province.endsWith(place.province))
    return {
      ...{ id: random.uuid(), userId: person.id, fullName: fullName(person), phone: person.phone, isDefault },
      ...{ line1: `${random.between(2, 280)} ${random.pick(place.streets)}`, ward, city, country: 'VN' },
      ...{ provinceCode: codes?.provinceCode ?? null, wardCode: codes?.wardCode ?? null, createdAt: person.createdAt },
    }
  }
  const { customer, multi, user } = accounts
  return [
    ...[customer, multi, user, ...customers].map((person) => address(person, person.city, true)),
    address(customer, 'Cần Thơ', false),
  ]
}
