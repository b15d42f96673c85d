import { randomUUID } from 'node:crypto'
import { openOwner } from '@chonoi/api'
import { arrangeMoney } from '@chonoi/api/testing/arrange'
import { besideBare, costOf, type SiteData, startBare } from './call-cost.ts'
import type { Started } from './child-process.ts'
import { signedIn } from './demo-people.ts'
import type { RecordedCall, Recorder } from './recorded-calls.ts'
import { replayOfWrite } from './replay.ts'
import type { Figure } from './report.ts'

/** Adds a product to the cart and pays for it from the wallet, repeatedly. Measures both calls together. */
export async function measureCheckout(site: Started, recorder: Recorder, data: SiteData): Promise<Figure[]> {
  const headers = { ...(await signedIn(site.url, 'customer@chonoi.test')), 'content-type': 'application/json' }
  const count = 300
  const { productId, addressId } = await arrangePurchases(site, headers, data, 3 * count)
  const put = { path: '/cart', method: 'POST', headers, body: { productId } }
  const pay = (expectedTotalInCents: number) => ({
    ...{ path: '/orders', method: 'POST', headers: { ...headers, 'idempotency-key': randomUUID() } },
    body: { addressId, paymentMethod: 'WALLET', expectedTotalInCents },
  })
  const recorded = async () => {
    const cart = await recorder.record<{ totalInCents: number }>(put)
    return [...cart.exchanges, ...(await recorder.record(pay(cart.answer.totalInCents))).exchanges]
  }
  const send = (origin: string, { path, body, ...call }: RecordedCall) =>
    fetch(`${origin}/api/v1${path}`, { ...call, body: JSON.stringify(body) })
  const buy = async (origin: string) => {
    const cart = (await (await send(origin, put)).json()) as { totalInCents: number }
    return send(origin, pay(cart.totalInCents))
  }
  // The first of a process reads what later ones find kept.
  await recorded()
  const bare = await startBare([['/checkout', replayOfWrite(await recorded(), await recorded())]], data)
  try {
    const load = { count, atOnce: 1 }
    const ours = await costOf([site], buy, load)
    const theirs = await costOf([bare], (origin) => fetch(`${origin}/checkout`), load)
    return besideBare('checkout: into the cart and paid', ours, theirs)
  } finally {
    await bare.stop()
  }
}

/** Provides stock and money for this many purchases by the headers' user, and empties the cart. */
async function arrangePurchases(
  site: Started,
  headers: Record<string, string>,
  { databaseUrl }: SiteData,
  count: number,
) {
  const read = async <Answer>(path: string, method = 'GET') =>
    (await (await fetch(`${site.url}/api/v1${path}`, { method, headers })).json()) as Answer
  const { data: products } = await read<{ data: { id: string; priceInCents: number }[] }>(
    '/products?limit=1&inStock=true&sortBy=price',
  )
  const addresses = await read<{ data: { id: string }[] }>('/addresses')
  const { id: buyer } = await read<{ id: string }>('/auth/me')
  await fetch(`${site.url}/api/v1/cart`, { method: 'DELETE', headers })
  const [productId, addressId] = [products[0]?.id ?? '', addresses.data[0]?.id ?? '']
  const owner = openOwner(databaseUrl)
  try {
    await owner.query(
      `insert into stock_movements (tenant_id, product_id, variant_id, type, quantity)
       select tenant_id, id, default_variant_id, 'RESTOCK', $2 from products where id = $1`,
      [productId, count],
    )
    const maxShipping = 10_000_000
    await arrangeMoney({ owner }, buyer, count * ((products[0]?.priceInCents ?? 0) + maxShipping))
  } finally {
    await owner.end()
  }
  return { productId, addressId }
}
