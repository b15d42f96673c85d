import { randomUUID } from 'node:crypto'
import type { SandboxCharge } from '@chonoi/payment-sandbox'
import { describe, expect, test, vi } from 'vitest'
import { expectSoundBooks } from './books.ts'
import type { Answer, Call } from './caller.ts'
import { useCrashStage } from './crash-stage.ts'
import { type Buyer, moneyAtFirst, price } from './market.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const stage = useCrashStage({ buyers: 24, products: 3 })
const { call } = stage
let used = 0

/** A checkout or a deposit that waits for its payment, and what is asked to begin it. */
interface Unpaid {
  readonly buyer: Buyer
  readonly create: Call
}

function nextBuyer(): Buyer {
  const buyer = stage.market.buyers[used++]
  if (!buyer) throw new Error('no buyer is left')
  return buyer
}

async function placeOrder(method: string): Promise<Unpaid> {
  const buyer = nextBuyer()
  const { token, addressId } = buyer
  await call({ method: 'POST', path: '/cart', token, body: { productId: stage.market.products[0]?.id } })
  const body = { addressId, paymentMethod: method, expectedTotalInCents: price }
  const placed = await call({ method: 'POST', path: '/orders', token, key: randomUUID(), body })
  const [order] = (placed?.body.orders ?? []) as { id: string }[]
  if (!order) throw new Error(`no order was placed: ${JSON.stringify(placed?.body)}`)
  const create = { ...({ method: 'POST', path: '/payments/create', token } as const), key: randomUUID() }
  return { buyer, create: { ...create, body: { orderId: order.id, method } } }
}

function openDeposit(method: string): Unpaid {
  const buyer = nextBuyer()
  const create = { ...({ method: 'POST', path: '/deposits/payments', token: buyer.token } as const), key: randomUUID() }
  return { buyer, create: { ...create, body: { amountInCents: price, method } } }
}

interface Payment {
  id: string
  reference: string
  status: string
  order: string
  refunds: { status: string; destination: string }[]
}

async function paymentsOf({ buyer }: Unpaid): Promise<Payment[]> {
  const { rows } = await stage.market.owner.query<Payment>(
    `select p.id, p.reference, p.status, coalesce(o.payment_status, d.status) as "order",
       (select coalesce(json_agg(json_build_object('status', r.status, 'destination', r.destination)), '[]')
        from payment_refunds r where r.payment_id = p.id) as refunds
     from payments p left join orders o on o.group_id = p.order_group_id left join deposits d on d.id = p.deposit_id
     where p.buyer_id = $1`,
    [buyer.id],
  )
  return rows
}

async function onlyPayment(of: Unpaid): Promise<Payment> {
  const [payment, ...others] = await paymentsOf(of)
  if (!payment || others.length > 0) throw new Error(`${others.length + 1} payments`)
  return payment
}

async function chargesOf(of: Unpaid): Promise<SandboxCharge[]> {
  const { reference } = await onlyPayment(of)
  return (['momo', 'vnpay', 'zalopay', 'paypal'] as const)
    .flatMap((provider) => [...stage.held.sandbox.charges.all(provider)])
    .filter((charge) => charge.reference.endsWith(reference))
}

async function onlyCharge(of: Unpaid): Promise<SandboxCharge> {
  const [charge, ...others] = await chargesOf(of)
  if (!charge || others.length > 0) throw new Error(`${others.length + (charge ? 1 : 0)} charges`)
  return charge
}

async function walletOf({ buyer }: Unpaid): Promise<number | undefined> {
  const { rows } = await stage.market.owner.query<{ balance: number }>(
    `select balance_in_cents::float8 as balance from ledger_accounts where kind = 'USER_WALLET' and user_id = $1`,
    [buyer.id],
  )
  return rows[0]?.balance
}

/** Begins to pay; the buyer opens the provider's page. */
async function begin(of: Unpaid): Promise<SandboxCharge> {
  const answer = await call(of.create)
  expect(answer?.status).toBe(201)
  await fetch(String(answer?.body.redirectUrl), { redirect: 'manual' })
  return onlyCharge(of)
}

async function pay(of: Unpaid): Promise<void> {
  stage.held.sandbox.decide((await begin(of)).id, 'PAID')
  await expect.poll(async () => (await onlyPayment(of)).status, { timeout: 30_000 }).toBe('PAID')
}

const refund = async (of: Unpaid): Promise<Answer | null> =>
  call({
    ...({ method: 'POST', token: stage.market.administrators[0] ?? '', key: randomUUID() } as const),
    path: `/admin/payments/${(await onlyPayment(of)).id}/refund`,
    body: { amountInCents: price / 2, destination: 'SOURCE', reason: 'Khách trả hàng' },
  })

/** The steps that call a provider. Each is prepared, and then begun so that its call is the next of its path. */
const steps = {
  create: {
    method: 'MOMO',
    path: /\/momo\/.*\/create$/,
    prepare: async () => {},
    act: (of: Unpaid) => call(of.create),
  },
  deposit: {
    method: 'ZALOPAY',
    path: /\/zalopay\/v2\/create$/,
    prepare: async () => {},
    act: (of: Unpaid) => call(of.create),
  },
  capture: {
    ...{ method: 'PAYPAL', path: /\/paypal\/.*\/capture$/, prepare: begin },
    act: async (of: Unpaid) => stage.held.sandbox.decide((await onlyCharge(of)).id, 'PAID'),
  },
  query: {
    ...{ method: 'MOMO', path: /\/momo\/.*\/query$/ },
    prepare: async (of: Unpaid) => stage.held.sandbox.decide((await begin(of)).id, 'PAID', 'never'),
    act: async ({ buyer, ...of }: Unpaid) => {
      const { id } = await onlyPayment({ buyer, ...of })
      return call({ method: 'POST', path: `/payments/${id}/check`, token: buyer.token })
    },
  },
  refund: { method: 'MOMO', path: /\/momo\/.*\/refund$/, prepare: pay, act: refund },
  'refund at VNPAY': { method: 'VNPAY', path: /\/vnpay\/merchant_webapi\//, prepare: pay, act: refund },
} as const satisfies Record<
  string,
  { method: string; path: RegExp; prepare: (of: Unpaid) => Promise<unknown>; act: (of: Unpaid) => Promise<unknown> }
>
type Step = keyof typeof steps
const names = Object.keys(steps) as Step[]

type Checkouts = Record<Step, Unpaid>

async function arrangeCheckouts(): Promise<Checkouts> {
  const made: Partial<Checkouts> = {}
  for (const name of names) {
    const { method } = steps[name]
    const unpaid = name === 'deposit' ? openDeposit(method) : await placeOrder(method)
    await steps[name].prepare(unpaid)
    made[name] = unpaid
  }
  return made as Checkouts
}

const begun = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, resolve }
}

/** Kills the site while a call of each step is held at the provider. */
async function killDuringCalls(checkouts: Checkouts, at: 'asked' | 'answered'): Promise<void> {
  const killed = begun()
  const reached = names.map((name) => {
    const arrived = begun()
    stage.held.hold(steps[name].path, at, () => {
      arrived.resolve()
      return killed.promise
    })
    return arrived.promise
  })
  const acting = names.map((name) => steps[name].act(checkouts[name]))
  await Promise.all(reached)
  await stage.kill()
  killed.resolve()
  await Promise.all(acting)
}

/** Kills the site when it has every provider's answer and waits for a row to store it. */
async function killBeforeStoring(checkouts: Checkouts): Promise<void> {
  const locker = await stage.market.owner.connect()
  const buyers = names.map((name) => checkouts[name].buyer.id)
  const locked = begun()
  const reached = names.map((name) => {
    const arrived = begun()
    stage.held.hold(steps[name].path, 'answered', () => {
      arrived.resolve()
      return locked.promise
    })
    return arrived.promise
  })
  const acting = names.map((name) => steps[name].act(checkouts[name]))
  await Promise.all(reached)
  await locker.query('begin')
  await locker.query('select from payments where buyer_id = any ($1::uuid[]) for update', [buyers])
  await locker.query(
    'select from payment_refunds where payment_id in (select id from payments where buyer_id = any ($1::uuid[])) for update',
    [buyers],
  )
  locked.resolve()
  const waiting = async () => {
    const { rows } = await stage.market.owner.query<{ count: number }>(
      `select count(*)::integer from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    return rows[0]?.count
  }
  await expect.poll(waiting, { interval: 50, timeout: 30_000 }).toBeGreaterThanOrEqual(names.length)
  await stage.kill()
  await locker.query('rollback')
  locker.release()
  await Promise.all(acting)
}

const states = async (checkouts: Checkouts) =>
  Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const [{ status, order, refunds } = { status: 'NONE', order: 'NONE', refunds: [] }] = await paymentsOf(
          checkouts[name],
        )
        return [name, [status, order, ...refunds.map((one) => `${one.status} ${one.destination}`)].join(', ')]
      }),
    ),
  )

const refunded = 'PARTIALLY_REFUNDED, PARTIALLY_REFUNDED, COMPLETED SOURCE'

describe.each([
  ['before the providers hear', (checkouts: Checkouts) => killDuringCalls(checkouts, 'asked')],
  ['before the providers answer', (checkouts: Checkouts) => killDuringCalls(checkouts, 'answered')],
  ['before the answers are stored', killBeforeStoring],
])('kill -9 of the site %s', (_, kill) => {
  test('is healed by the job: every order is paid once and every refund sent once', async () => {
    const checkouts = await arrangeCheckouts()
    await kill(checkouts)
    await stage.start()
    const healed = {
      create: 'PENDING, PENDING',
      deposit: 'PENDING, PENDING',
      capture: 'PAID, PAID',
      query: 'PAID, PAID',
    }
    const afterJob = async () => {
      await stage.follow()
      return states(checkouts)
    }
    await expect
      .poll(afterJob, { timeout: 60_000, interval: 2_000 })
      .toEqual({ ...healed, refund: refunded, 'refund at VNPAY': refunded })

    for (const name of ['create', 'deposit'] as const) {
      const again = await call(checkouts[name].create)
      expect(again).toMatchObject({ status: 201, body: { redirectUrl: expect.stringContaining('/pay/') } })
      stage.held.sandbox.decide((await onlyCharge(checkouts[name])).id, 'PAID')
      await expect.poll(async () => (await onlyPayment(checkouts[name])).status, { timeout: 30_000 }).toBe('PAID')
    }

    for (const name of names) {
      const charge = await onlyCharge(checkouts[name])
      expect(charge.status, name).toBe('PAID')
      expect(charge.refunds.length, name).toBe(name.startsWith('refund') ? 1 : 0)
    }
    expect(await walletOf(checkouts.deposit)).toBe(moneyAtFirst + price)
    await stage.held.sandbox.settled()
    await expectSoundBooks(stage.market)
  })
})
