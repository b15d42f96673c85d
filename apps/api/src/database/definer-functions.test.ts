import { beforeAll, describe, expect, test } from 'vitest'
import { arrangeEverything, type Everything } from '../../test/testing/arrange-everything.ts'
import { arrangeOrderOf } from '../../test/testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct } from '../../test/testing/arrange.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { applicationRole } from './database.ts'

const server = useTestApi()

interface Ids {
  /** One with a bookmark. */
  article: string
  coupon: string
  group: string
  order: string
  session: string
  /** A checkout that isn't paid yet. */
  unpaid: string
}

let theirs: Everything & Ids
let mine: Everything & Ids
/** Bought something in my shop. */
let customer: { id: string; order: string }

async function arrange(): Promise<Everything & Ids> {
  const everything = await arrangeEverything(server)
  // Whoever is leaving orders nothing.
  await server.owner.query('delete from account_deletions where user_id = $1', [everything.userId])
  const { rows } = await server.owner.query<Ids>(
    `with unpaid as (
       insert into order_groups (buyer_id, payment_method, payment_status, total_in_cents)
       values ($1, 'WALLET', 'PENDING', 100000) returning id)
     select r.coupon_id as coupon, r.order_group_id as group, o.id as order, s.id as session, unpaid.id as unpaid,
       (select b.article_id from article_bookmarks b where b.user_id = r.user_id) as article
     from unpaid, coupon_redemptions r join orders o on o.group_id = r.order_group_id join sessions s on s.user_id = r.user_id
     where r.user_id = $1`,
    [everything.userId],
  )
  if (!rows[0]) throw new Error('nothing was arranged')
  return { ...everything, ...rows[0] }
}

beforeAll(async () => {
  theirs = await arrange()
  mine = await arrange()
  const buyer = await arrangePerson(server)
  const product = await arrangeProduct(server, { shop: mine.tenantId })
  customer = { id: buyer.id, order: (await arrangeOrderOf(server, { buyer, product })).id }
})

/** A statement of the application's role in a person's scope, undone afterwards: its rows, or the code of its refusal. */
async function inMyScope(text: string, values: unknown[]): Promise<unknown> {
  const client = await server.api.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `select set_config('app.user_id', $1, true), set_config('app.tenant_id', $2, true), set_config('app.scope', 'person', true)`,
      [mine.userId, mine.tenantId],
    )
    return (await client.query(text, values)).rows
  } catch (error) {
    return (error as { code?: string }).code
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const missingRight = '42501'

const notify = (recipient: string, type: string, data: object = {}) =>
  inMyScope(`select notify_user($1, $2, 'Chào', 'Chào', '/', $3)`, [recipient, type, JSON.stringify(data)])

const post = (entries: object[], { type = 'ORDER_PAYMENT', group = mine.unpaid } = {}) =>
  inMyScope(`select post_ledger($1, 'thử', 'order_group', $2, $3)`, [type, group, JSON.stringify(entries)])
const wallet = (who: Everything, amountInCents: number) => ({ kind: 'USER_WALLET', userId: who.userId, amountInCents })
const clearing = (amountInCents: number) => ({ kind: 'ORDER_CLEARING', tenantId: mine.tenantId, amountInCents })
const outside = (amountInCents: number) => ({ kind: 'GATEWAY_CLEARING', gateway: 'manual_deposit', amountInCents })

const bookmarksOf = (article: string) =>
  inMyScope(`select bookmarks from count_article_bookmarks($1, current_date - 1, current_date + 1)`, [article])

/** What a person's own statement must not bring about through each function that runs with the owner's rights. */
const misuses: Record<string, Record<string, () => Promise<unknown>>> = {
  count_article_bookmarks: {
    "the bookmarks of a stranger's article": async () =>
      ((await bookmarksOf(theirs.article)) as unknown[]).length === 0 ? missingRight : 'counted',
  },
  find_articles: {
    'a search in the drafts of another tenant': () =>
      inMyScope(`select find_articles(array['%%'], $1, false, 10)`, [theirs.tenantId]),
  },
  find_audit_logs: {
    'a search of the log': () => inMyScope(`select find_audit_logs(array['%%'], 10)`, []),
  },
  find_bookmarks_with_tags: {
    'the bookmarks of others': () => inMyScope(`select find_bookmarks_with_tags(array['gốm'])`, []),
  },
  find_orders: {
    'a search of all orders': () => inMyScope(`select find_orders(array['%%'], true, null, null, null, 10)`, []),
    'a search in the orders of another tenant': () =>
      inMyScope(`select find_orders(array['%%'], true, $1, null, null, 10)`, [theirs.tenantId]),
  },
  find_users: {
    'a search of all accounts': () => inMyScope(`select find_users(array['%%'], 10)`, []),
  },
  forget_user: {
    "a stranger's account deleted": () => inMyScope('select forget_user($1)', [theirs.userId]),
    'an own account deleted': () => inMyScope('select forget_user($1)', [mine.userId]),
  },
  lock_ledger: {
    'accounts that no posting of mine moves': () =>
      inMyScope(`select lock_ledger($1)`, [JSON.stringify([wallet(mine, -1)])]),
  },
  notify_user: {
    'an announcement to a stranger': () => notify(theirs.userId, 'ANNOUNCEMENT'),
    'a warning to a stranger': () => notify(theirs.userId, 'SECURITY_ALERT'),
    "a notice of a stranger's order": () => notify(theirs.userId, 'ORDER_CANCELLED', { orderId: theirs.order }),
    'a notice of an own order to somebody it is none of': () =>
      notify(theirs.userId, 'ORDER_SHIPPED', { orderId: mine.order }),
    'a notice of no order at all to a customer': () => notify(customer.id, 'ORDER_SHIPPED'),
    'an announcement to a customer': () => notify(customer.id, 'ANNOUNCEMENT', { orderId: customer.order }),
  },
  own_audit_logs: {
    "a stranger's steps": async () => {
      const read = await inMyScope(
        'select id from own_audit_logs() where not is_own and entity_id is distinct from $1',
        [mine.userId],
      )
      return (read as unknown[]).length === 0 ? missingRight : 'read'
    },
  },
  own_campaign_receipts: {
    "a stranger's campaigns": async () => {
      const read = await inMyScope('select from own_campaign_receipts() where user_id is distinct from $1', [
        mine.userId,
      ])
      return (read as unknown[]).length === 0 ? missingRight : 'read'
    },
  },
  post_ledger: {
    'money from outside': () => post([outside(-100_000), wallet(mine, 100_000)]),
    "money out of a stranger's wallet": () => post([wallet(theirs, -100_000), wallet(mine, 100_000)]),
    "a payment out of nobody's wallet": () =>
      post([{ kind: 'USER_WALLET', amountInCents: -100_000 }, clearing(100_000)]),
    "a payment out of a stranger's wallet": () => post([wallet(theirs, -100_000), clearing(100_000)]),
    "money out of a shop's clearing": () => post([clearing(-100_000), wallet(mine, 100_000)]),
    'money that is held': () => post([{ ...wallet(mine, -100_000), kind: 'WITHDRAWAL_HOLD' }, clearing(100_000)]),
    "money into a stranger's wallet": () => post([wallet(mine, -100_000), wallet(theirs, 100_000)]),
    'a payment that is called otherwise': () =>
      post([wallet(mine, -100_000), clearing(100_000)], { type: 'WALLET_ADJUSTMENT' }),
    "a payment of a stranger's checkout": () =>
      post([wallet(mine, -100_000), clearing(100_000)], { group: theirs.unpaid }),
  },
  read_session: {
    "a stranger's session": async () =>
      ((await inMyScope('select from read_session($1, null)', [theirs.session])) as unknown[]).length === 0
        ? missingRight
        : 'read',
  },
  read_session_and_factor: {
    "a stranger's session": async () =>
      ((await inMyScope('select from read_session_and_factor($1, null)', [theirs.session])) as unknown[]).length === 0
        ? missingRight
        : 'read',
  },
  release_coupon: {
    "a stranger's use": () => inMyScope('select release_coupon($1, $2)', [theirs.coupon, theirs.group]),
    'an own use, for as good as new': () => inMyScope('select release_coupon($1, $2)', [mine.coupon, mine.group]),
  },
  use_coupon: {
    "a use in a stranger's name": () => inMyScope('select use_coupon($1, $2)', [theirs.coupon, theirs.userId]),
  },
}

describe.each(Object.entries(misuses))('%s refuses a person', (_, attempts) => {
  test.each(Object.entries(attempts))('%s', async (__, attempt) => {
    expect(await attempt()).toBe(missingRight)
  })
})

test('definer functions: legitimate calls succeed, so that the refusals above prove something', async () => {
  expect(await notify(customer.id, 'ORDER_SHIPPED', { orderId: customer.order })).toEqual([
    { notify_user: expect.any(String) },
  ])
  expect(await bookmarksOf(mine.article)).toEqual([{ bookmarks: expect.anything() }])
  for (const reading of ['read_session', 'read_session_and_factor'])
    expect(await inMyScope(`select user_id from ${reading}($1, null)`, [mine.session])).toEqual([
      { user_id: mine.userId },
    ])
  expect(await inMyScope('select use_coupon($1, $2)', [theirs.coupon, mine.userId])).toEqual([{ use_coupon: true }])
  expect(await post([wallet(mine, -100_000), clearing(100_000)])).toEqual([{ post_ledger: expect.any(String) }])
})

test('definer functions: each has misuse tests above and a fixed search path', async () => {
  const { rows } = await server.owner.query<{ name: string; isFixed: boolean }>(
    `select p.proname as name, coalesce(p.proconfig::text like '%search_path=%', false) as "isFixed"
     from pg_proc p where p.prosecdef and p.prorettype <> 'trigger'::regtype
       and p.pronamespace <> 'pg_catalog'::regnamespace and has_function_privilege($1, p.oid, 'execute')
     order by p.proname`,
    [applicationRole],
  )
  expect(rows.filter(({ isFixed }) => !isFixed)).toEqual([])
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(misuses))
})

test("definer functions: no table of the role fires a trigger with the owner's rights", async () => {
  const { rows } = await server.owner.query<{ name: string }>(
    `select proname as name from pg_proc where prosecdef and prorettype = 'trigger'::regtype
       and has_function_privilege($1, oid, 'execute')`,
    [applicationRole],
  )
  expect(rows).toEqual([])
  const rating = `create temporary table forged (like reviews);
    create trigger forged after insert on forged for each row execute function keep_product_rating()`
  expect(await inMyScope(rating, [])).toBe(missingRight)
})
