import { expect, test } from 'vitest'
import { importProducts } from '../../src/jobs/import-products.ts'
import { arrangeCategory, arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { useTestApi } from '../testing/test-api.ts'
import { visitsWhile } from '../testing/visits-while.ts'

const server = useTestApi()
/** 20,000 in the long form. */
const rows = Number(process.env.IMPORT_ROWS ?? 200)
/** Of the memory of the second half to that of the first. Only the long form has enough rows to judge it. */
const maxMemoryRatio = process.env.IMPORT_ROWS ? 1.25 : Number.POSITIVE_INFINITY
/** One row of so many has an error. */
const badEvery = 100
const megabyte = 1024 * 1024

function file(category: string): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const price = index % badEvery === 0 ? 'một trăm' : 50_000 + index
    return `Bát gốm ${index},Men lam vẽ tay,${category},${price},5,BAT-${index}`
  })
  return ['Tên,Mô tả,Danh mục,Giá,Tồn kho,SKU', ...lines].join('\n')
}

const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0

test(`importProducts: ${rows} rows, some with errors, in steady memory while the site answers`, {
  timeout: 900_000,
}, async () => {
  const shop = (await arrangeShop(server)).id
  await arrangeProduct(server, { shop })
  const { token } = await arrangePerson(server, { shop })
  const { id: categoryId } = await arrangeCategory(server)
  const named = await server.owner.query<{ name: string }>('select name from categories where id = $1', [categoryId])
  const form = new FormData()
  form.set('file', new File([file(named.rows[0]?.name ?? '')], 'hang.csv'))
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': 'a'.repeat(64) }
  const checkedAt = performance.now()
  const response = await server.send('/products/imports', { method: 'POST', headers, body: form })
  const checked = (await response.json()) as { id: string; goodRows: number; badRows: number }
  const checkSeconds = (performance.now() - checkedAt) / 1000
  expect(checked).toMatchObject({ goodRows: rows - rows / badEvery, badRows: rows / badEvery })
  const params = { path: { id: checked.id } }
  const client = server.client(token)
  await client.POST('/products/imports/{id}/start', { params, body: { goodRowsOnly: true } })

  const quiet = await visitsWhile(server, (visits) => visits < 100)
  const memory: number[] = []
  let isRunning = true
  const startedAt = performance.now()
  const job = importProducts({ database: server.api.database, ports: server.api.ports }).finally(() => {
    isRunning = false
  })
  const busy = await visitsWhile(
    server,
    () => isRunning,
    () => memory.push(process.memoryUsage.rss()),
  )
  expect(await job).toBe(1)
  const seconds = (performance.now() - startedAt) / 1000

  expect((await client.GET('/products/imports/{id}', { params })).data).toMatchObject({
    ...{ status: 'COMPLETED', createdCount: checked.goodRows },
  })
  const half = Math.ceil(memory.length / 2)
  const [early, late] = [Math.max(...memory.slice(0, half)), Math.max(...memory.slice(half))]
  process.stdout.write(
    `[figures] ${rows} rows of CSV checked in ${checkSeconds.toFixed(1)} s and imported in ${seconds.toFixed(0)} s, ` +
      `memory at most ${(early / megabyte).toFixed(0)} MB in the first half and ${(late / megabyte).toFixed(0)} MB in the second, ` +
      `p99 of the catalogue ${p99(quiet).toFixed(1)} ms before and ${p99(busy).toFixed(1)} ms meanwhile (${busy.length} visits)\n`,
  )
  expect(late / early).toBeLessThan(maxMemoryRatio)
})
