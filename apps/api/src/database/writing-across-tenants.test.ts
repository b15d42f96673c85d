import { beforeAll, expect, test } from 'vitest'
import { arrangeEverything, type Everything } from '../../test/testing/arrange-everything.ts'
import { attemptWrite, type Outcome } from '../../test/testing/attempt-write.ts'
import { findOwnedTables, insertionOf, literalOf, type OwnedTable, ownerOf } from '../../test/testing/owned-tables.ts'
import { useTestApi } from '../../test/testing/test-api.ts'

const server = useTestApi()

/** Not even the person they are about changes these. */
const changedByServer = new Set([
  ...[
    'credentials',
    'password_resets',
    'payments',
    'payment_refunds',
    'rejected_reviews',
    'shop_figures',
    'shop_steps',
    'buyer_counts',
    'article_counts',
    'comment_counts',
    'invoice_counts',
    'product_counts',
    'shop_movement_sums',
  ],
  ...['article_readings', 'article_schedules', 'live_events', 'contact_messages'],
  ...['two_factor', 'two_factor_backup_codes', 'two_factor_challenges', 'campaign_recipients', 'order_notifications'],
  ...['seller_verifications', 'mail_digests', 'mail_links', 'shop_handovers', 'wallet_adjustments'],
])

let theirs: Everything
let mine: Everything
let tables: OwnedTable[]

beforeAll(async () => {
  theirs = await arrangeEverything(server)
  mine = await arrangeEverything(server)
  tables = await findOwnedTables(server.owner)
})

interface Attack {
  /** Without a `where` that names rows: it is tried on all rows there are. */
  statement(table: OwnedTable): Promise<string> | string
  /** Whether the role has the privilege for it, so that nothing but a policy is in its way. */
  isPrivileged(table: OwnedTable): boolean
  /** How the policy is taken out of its way. */
  loosened: string
  /** Whether it came to nothing. Any error but a missing right came after the policy had let it through. */
  isHeld(outcome: Outcome): boolean
}

const isRefused = (outcome: Outcome) => 'refused' in outcome && outcome.refused === '42501'
const isHeldToOwn = (outcome: Outcome) => isRefused(outcome) || ('theirs' in outcome && outcome.theirs === 0)
const isHeldAltogether = (outcome: Outcome) => isRefused(outcome) || ('own' in outcome && outcome.own === 0)

const changing: Attack = {
  statement: async (table) => {
    const column = table.writable ?? table.column
    return `update ${table.name} set ${column} = ${await literalOf(server.owner, table, mine, column)}`
  },
  isPrivileged: ({ writable }) => writable !== null,
  loosened: 'app_update on $table using (true) with check (true)',
  isHeld: isHeldToOwn,
}
const taking: Attack = {
  statement: (table) => `update ${table.name} set ${table.column} = '${ownerOf(table, mine)}'`,
  isPrivileged: ({ mayGive }) => mayGive,
  loosened: 'app_update on $table using (true)',
  isHeld: isHeldToOwn,
}
const deleting: Attack = {
  statement: ({ name }) => `delete from ${name}`,
  isPrivileged: ({ mayDelete }) => mayDelete,
  loosened: 'app_delete on $table using (true)',
  isHeld: isHeldToOwn,
}
const giving: Attack = {
  statement: (table) => {
    const owners = table.columns.map((column) => `${column} = '${ownerOf(table, theirs, column)}'`)
    return `update ${table.name} set ${owners.join(', ')}`
  },
  isPrivileged: ({ mayGive }) => mayGive,
  loosened: 'app_update on $table with check (true)',
  isHeld: isHeldAltogether,
}
const adding: Attack = {
  statement: async (table) => insertionOf(table, await literalOf(server.owner, table, theirs, 'to_jsonb(t)')),
  isPrivileged: ({ insertable }) => insertable.length > 0,
  loosened: 'app_insert on $table with check (true)',
  isHeld: isHeldAltogether,
}
const attacks = Object.entries({ changing, taking, deleting, giving, adding })

async function outcomeOf(attack: Attack, table: OwnedTable, isLoosened = false): Promise<Outcome> {
  const statement = await attack.statement(table)
  const before = isLoosened ? `alter policy ${attack.loosened.replace('$table', table.name)}` : undefined
  return attemptWrite(server.owner, { table, mine, theirs, statement, before })
}

test.each(attacks)("%s rows: no stranger's row is affected, and no row is given to a stranger", async (_, attack) => {
  const astray: [string, Outcome][] = []
  for (const table of tables.filter((one) => attack.isPrivileged(one))) {
    const outcome = await outcomeOf(attack, table)
    if (!attack.isHeld(outcome)) astray.push([table.name, outcome])
  }
  expect(astray).toEqual([])
})

test('privileges: missing ones are refused in every scope', async () => {
  const astray: [string, Outcome][] = []
  for (const [, attack] of attacks)
    for (const table of tables.filter((one) => !attack.isPrivileged(one))) {
      const outcome = await outcomeOf(attack, table)
      if (!isRefused(outcome)) astray.push([table.name, outcome])
    }
  expect(astray).toEqual([])
})

test.each(Object.entries({ changing, taking, deleting }))(
  "%s rows succeeds on one's own, so that the tests above use possible statements",
  async (_, attack) => {
    const idle = new Set<string>()
    const privileged = tables.filter((one) => attack.isPrivileged(one))
    for (const table of privileged) {
      const outcome = await outcomeOf(attack, table)
      if (!('own' in outcome) || outcome.own === 0) idle.add(table.name)
    }
    const byServer = privileged.filter(({ name }) => changedByServer.has(name)).map(({ name }) => name)
    expect(idle).toEqual(new Set(byServer))
  },
)

test.each(attacks)('%s rows succeeds across tenants in every table whose policy is loosened', async (_, attack) => {
  const unseen: string[] = []
  // One half of a policy that lets nobody through is guarded by the other half.
  const isGuardedTwice = attack === taking || attack === giving
  for (const table of tables.filter((one) => attack.isPrivileged(one))) {
    if (isGuardedTwice && changedByServer.has(table.name)) continue
    if (attack.isHeld(await outcomeOf(attack, table, true))) unseen.push(table.name)
  }
  expect(unseen).toEqual([])
})
