import { beforeAll, expect, test } from 'vitest'
import { arrangeEverything, type Everything } from '../../test/testing/arrange-everything.ts'
import { attemptWrite, type Outcome } from '../../test/testing/attempt-write.ts'
import { findOwnedTables, insertionOf, literalOf, type OwnedTable, ownerOf } from '../../test/testing/owned-tables.ts'
import { useTestApi } from '../../test/testing/test-api.ts'

const server = useTestApi()

/** Customers name what shops sell, and codes that anybody may be given. */
const meantForOthers = [
  'article_bookmarks.article_id',
  'cart_items.product_id',
  'cart_items.variant_id',
  'carts.coupon_id',
  'coupon_redemptions.coupon_id',
  'order_groups.coupon_id',
  'wishlist_items.product_id',
]

/** No statement of the application's role changes a row of these. */
const changedByServer = new Set([
  ...['article_readings.article_id', 'article_schedules.article_id'],
  'seller_verifications.document_file_id',
])

/** An account that a row names, which gets no rights by it. */
const names = new Set(['news_authors.user_id'])

interface Reference {
  /** Child and column, as one name. */
  name: string
  child: string
  column: string
  parent: string
  /** The parent's column that it names. */
  named: string
}

let theirs: Everything
let mine: Everything
let tables: Map<string, OwnedTable>
let references: Reference[]

beforeAll(async () => {
  theirs = await arrangeEverything(server)
  mine = await arrangeEverything(server)
  // Whoever is leaving orders and deposits nothing, whatever the row names.
  await server.owner.query('delete from account_deletions')
  tables = new Map((await findOwnedTables(server.owner)).map((table) => [table.name, table]))
  // People and shops are no rows of others: they are those who rows belong to. A generated column follows from the others.
  const { rows } = await server.owner.query<Reference>(
    `select distinct c.conrelid::regclass || '.' || k.attname as name, c.conrelid::regclass::text as child, k.attname as column,
       c.confrelid::regclass::text as parent, n.attname as named
     from pg_constraint c, unnest(c.conkey, c.confkey) as pair (here, there)
     join lateral (select * from pg_attribute where attrelid = c.conrelid and attnum = pair.here) k on true
     join lateral (select * from pg_attribute where attrelid = c.confrelid and attnum = pair.there) n on true
     where c.contype = 'f' and k.attgenerated = '' and c.confrelid not in ('tenants'::regclass, 'users'::regclass) order by 1`,
  )
  references = rows.filter(({ child, column, parent }) => {
    const [below, above] = [tables.get(child), tables.get(parent)]
    return below && above && !below.columns.includes(column)
  })
})

function table(name: string): OwnedTable {
  const found = tables.get(name)
  if (!found) throw new Error(`${name} belongs to nobody`)
  return found
}

/** Refused by a policy or privilege, by a foreign key, or by the movement of stock. */
const refusals = ['42501', '23503', 'CN001', 'CN004']
const isRefused = (outcome: Outcome) => 'refused' in outcome && refusals.includes(outcome.refused)

/**
 * A statement with triggers and foreign keys on. Rows that would be there twice, and so be refused for that, are gone: theirs,
 * unless they are the parents, and mine where one is added again.
 */
function attempt({ child, parent }: Pick<Reference, 'child' | 'parent'>, statement: string, more: Everything[] = []) {
  const below = table(child)
  const gone = child === parent ? more : [theirs, ...more]
  const deletions = gone.map((who) => `delete from ${child} where ${below.column} = '${ownerOf(below, who)}'`)
  const before = [...deletions, 'set local session_replication_role = origin'].join('; ')
  return attemptWrite(server.owner, { table: below, mine, theirs, statement, before })
}

const parentOfTheirs = ({ parent, named }: Reference) => literalOf(server.owner, table(parent), theirs, named)

async function adding(reference: Reference): Promise<Outcome> {
  const below = table(reference.child)
  const withTheirs = `to_jsonb(t) || jsonb_build_object('${reference.column}', ${await parentOfTheirs(reference)}::text)`
  return attempt(reference, insertionOf(below, await literalOf(server.owner, below, mine, withTheirs)), [mine])
}

async function moving(reference: Reference): Promise<Outcome> {
  const { child, column } = reference
  return attempt(reference, `update ${child} set ${column} = ${await parentOfTheirs(reference)}`)
}

test.each(Object.entries({ adding, moving }))(
  '%s refuses my row below a row of theirs, for every reference between owned tables',
  async (_, attack) => {
    expect(references.length).toBeGreaterThan(15)
    const accepted: [string, Outcome][] = []
    for (const reference of references) {
      const outcome = await attack(reference)
      const isIdle = changedByServer.has(reference.name) && 'own' in outcome && outcome.own === 0
      if (!isRefused(outcome) && !isIdle) accepted.push([reference.name, outcome])
    }
    expect(accepted).toEqual(meantForOthers.map((name) => [name, { own: 1, theirs: 0 }]))
  },
)

test("owner columns: a row of a shop and a person can't be given away in part", async () => {
  const given: [string, Outcome][] = []
  for (const below of [...tables.values()].filter(({ columns }) => columns.length > 1))
    for (const column of below.columns.filter((one) => !names.has(`${below.name}.${one}`))) {
      const statement = `update ${below.name} set ${column} = '${ownerOf(below, theirs, column)}'`
      const outcome = await attempt({ child: below.name, parent: below.name }, statement)
      if (!isRefused(outcome)) given.push([`${below.name}.${column}`, outcome])
    }
  expect(given).toEqual([])
})

test("row-level security: a shop neither orders nor reviews in a customer's name", async () => {
  const group = await literalOf(server.owner, table('order_groups'), theirs, 'id')
  const [order, review] = [table('orders'), table('reviews')]
  const ordered = `to_jsonb(t) || jsonb_build_object('buyer_id', '${theirs.userId}', 'group_id', ${group}::text)`
  const said = `to_jsonb(t) || jsonb_build_object('user_id', '${theirs.userId}')`
  for (const [below, forged] of [
    [order, ordered],
    [review, said],
  ] as const) {
    const row = await literalOf(server.owner, below, mine, forged)
    const one = { child: below.name, parent: below.name }
    expect(await attempt(one, insertionOf(below, row), [mine])).toEqual({ refused: '42501' })
  }
})
