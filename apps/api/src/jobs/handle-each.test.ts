import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { arrangeArticle } from '../../test/testing/arrange-news.ts'
import { arrangePerson, arrangeProduct, arrangeShop, platformTenant } from '../../test/testing/arrange.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { deleteIdentityDocuments } from './delete-identity-documents.ts'
import { handleEach } from './handle-each.ts'
import { publishArticles } from './publish-articles.ts'
import { releaseReservations } from './release-reservations.ts'
import { removeUnusedUploads } from './remove-unused-uploads.ts'

const server = useTestApi()
const failuresOf = (job: string) => server.api.ports.failedRows.byJob.get(job) ?? 0

/** The tools of a job that can't remove a file. */
function toolsWithout(stuckFile = '') {
  const { ports, database } = server.api
  const remove = (key: string) => (key === stuckFile ? Promise.reject(new Error('stuck')) : ports.files.remove(key))
  return { database, ports: { ...ports, files: { ...ports.files, remove } } }
}

/** Runs a job while the deletion of one row fails. */
async function whileKept<T>(table: string, column: string, id: string, job: () => Promise<T>): Promise<T> {
  await server.owner.query(`
    create function keep_row() returns trigger language plpgsql as $$ begin raise exception 'kept'; end $$;
    create trigger keep_row before delete on ${table} for each row when (old.${column} = '${id}') execute function keep_row()`)
  try {
    return await job()
  } finally {
    await server.owner.query(`drop trigger keep_row on ${table}; drop function keep_row()`)
  }
}

/** An old file that nothing names. */
async function arrangeFile(isIdentityDocument: boolean): Promise<string> {
  const key = `private/ab/${randomUUID()}.pdf`
  await server.api.ports.files.write(key, Buffer.from('%PDF'))
  await server.owner.query(
    `insert into files (owner_id, storage_key, content_type, size_in_bytes, is_private, is_identity_document, original_name,
       created_at)
     values ($1, $2, 'application/pdf', 4, true, $3, 'a.pdf', now() - interval '90 days')`,
    [(await arrangePerson(server)).id, key, isIdentityDocument],
  )
  return key
}
const isKept = async (key: string) =>
  (await server.owner.query('select from files where storage_key = $1', [key])).rowCount === 1

test('handleEach: logs and counts a row that fails, and goes on', async () => {
  const { ports } = server.api
  const error = vi.spyOn(ports.log, 'error')
  const before = failuresOf('a-job')
  const handled = await handleEach({ ports }, 'a-job', ['a', 'b', 'c'], (row) =>
    row === 'a' ? Promise.reject(new Error('stuck')) : Promise.resolve(row !== 'b'),
  )
  expect(handled).toEqual(['c'])
  expect(failuresOf('a-job')).toBe(before + 1)
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ job: 'a-job', id: 'a' }),
    'a row of a job was not handled',
  )
})

test.each([
  ['removeUnusedUploads', removeUnusedUploads, false, 'remove-unused-uploads'],
  ['deleteIdentityDocuments', deleteIdentityDocuments, true, 'delete-identity-documents'],
] as const)('%s: a file that stays stops no other', async (_, run, isIdentityDocument, job) => {
  const [stuck, other] = [await arrangeFile(isIdentityDocument), await arrangeFile(isIdentityDocument)]
  await run(toolsWithout(stuck))
  expect([await isKept(stuck), await isKept(other)]).toEqual([true, false])
  expect(failuresOf(job)).toBe(1)
  await run(toolsWithout())
  expect(await isKept(stuck)).toBe(false)
})

test('releaseReservations: a reservation that stays stops no other', async () => {
  const { tenantId, variantId } = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, stock: 5 })
  const { id } = await arrangePerson(server)
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into stock_reservations (tenant_id, variant_id, user_id, quantity, expires_at)
     values ($1, $2, $3, 3, now() - interval '2 seconds'), ($1, $2, $3, 1, now() - interval '1 second') returning id`,
    [tenantId, variantId, id],
  )
  const job = () => releaseReservations(toolsWithout())
  expect(await whileKept('stock_reservations', 'id', rows[0]?.id ?? '', job)).toBe(1)
  expect(await job()).toBe(1)
})

test('releaseReservations: 600 reservations that stay each time stop no other', async () => {
  const { tenantId, variantId } = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, stock: 700 })
  const { id } = await arrangePerson(server)
  await server.owner.query(
    `insert into stock_reservations (tenant_id, variant_id, user_id, quantity, expires_at)
     select $1, $2, $3, case when n <= 600 then 1 else 2 end, now() - interval '1 hour' + n * interval '1 second'
     from generate_series(1, 601) n`,
    [tenantId, variantId, id],
  )
  const runs = [0, 0]
  await whileKept('stock_reservations', 'quantity', '1', async () => {
    for (const run of runs.keys()) runs[run] = await releaseReservations(toolsWithout())
  })
  expect(runs).toEqual([0, 1])
  while (await releaseReservations(toolsWithout())) runs.push(1)
  expect((await server.owner.query('select from failed_job_rows')).rowCount).toBe(0)
})

test('publishArticles: an article that stays stops no other', async () => {
  const author = (await arrangePerson(server, { role: 'ADMIN' })).id
  const shop = await platformTenant(server)
  const due = (minutes: number) =>
    arrangeArticle(server, { author, shop, publishedAt: new Date(Date.now() + minutes * 60_000) })
  const [stuck] = [await due(1), await due(2)]
  const { database, ports } = server.api
  const job = () => publishArticles({ database, ports: { ...ports, now: () => new Date(Date.now() + 3 * 60_000) } })
  expect(await whileKept('article_schedules', 'article_id', stuck?.id ?? '', job)).toBe(1)
  expect(await job()).toBe(1)
})
