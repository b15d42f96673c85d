import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { Facts } from '../races/facts.ts'
import { holdSoundness } from '../races/soundness.ts'
import { useTestApi } from '../testing/test-api.ts'
import { coupons } from './checkout-price.ts'
import { anyCommand } from './commands.ts'
import { coveringSequence } from './covering-sequence.ts'
import { Market } from './market.ts'
import { MarketModel } from './market-model.ts'

const sequences = Number(process.env.LEDGER_SEQUENCES ?? 8)
vi.setConfig({ testTimeout: 60_000 + sequences * 15_000 })
const server = useTestApi()
/** Total over all sequences, because the account is shared. */
let promotions = 0

/** The same sequences in every `npm test` (scripts/seeds.ts). */
const seed = Number(process.env.LEDGER_SEED)
const fifty = fc.array(anyCommand, { minLength: 50, maxLength: 50, size: 'max' })

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** What can be spent or withdrawn beyond what somebody outside confirmed and the platform gave by its coupons. */
const unbacked = ({ atPlatform, wallets, payable, held }: MarketModel['figures'], promotions: number) =>
  sum([...wallets, ...payable, ...held]) + atPlatform + promotions

test(`[WAL-08] one chosen and ${sequences - 1} random sequences of 50 commands: results and balances match the model (LEDGER_SEED=${seed})`, async () => {
  const ends = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fifty, async (commands) => {
      const [market, model] = [await Market.open(server), new MarketModel()]
      const before = promotions
      for (const wanted of commands) {
        const command = model.resolve(wanted)
        const end = await market.run(command)
        expect([command, end]).toEqual([command, model.apply(command)])
        const figures = await market.figures()
        expect([command, figures]).toEqual([command, model.figures])
        expect(unbacked(figures, model.promotions)).toBeLessThanOrEqual(0)
        const what = 'to' in command ? command.to : 'coupon' in command ? command.coupon : ''
        ends.add([command.do, what, end].join(' '))
        if (command.do === 'buy') ends.add(`buy by ${command.method} ${end}`)
      }
      if (model.refundsOfShops > 0) ends.add('a refund of cash was paid')
      if (sum(model.cashRefunds) > 0) ends.add('a refund of cash is owed')
      for (const { total, promotion, status } of model.orders)
        if (total === 0) ends.add(`${status}, paid by the ${promotion > 0 ? 'platform' : 'shop'} alone`)
      promotions = before + model.promotions
    }),
    { numRuns: sequences, seed, endOnFailure: true, examples: [[[...coveringSequence]]] },
  )
  const { rows } = await server.owner.query(
    `select coalesce(sum(balance_in_cents), 0)::bigint as balance from ledger_accounts where kind = 'PROMOTIONS'`,
  )
  expect(rows[0].balance).toBe(promotions)
  const facts = new Facts()
  await holdSoundness(facts, server.owner)
  expect(facts.broken).toEqual({})
  // A model that only ever sees refusals would prove nothing.
  expect([...ends]).toEqual(
    expect.arrayContaining([
      'buy  done',
      'buy  wallet.insufficient_balance',
      'buy shopPart coupon.not_applicable',
      ...Object.keys(coupons).map((coupon) => `buy ${coupon} done`),
      'acceptDeposit  deposit.not_pending',
      'cancelOrder  done',
      'confirmReceipt  done',
      'confirmReceipt  order.not_confirmable',
      'moveOrder DELIVERED done',
      'moveOrder CANCELLED done',
      'moveOrder REFUNDED done',
      'moveOrder REFUNDED wallet.insufficient_balance',
      'confirmReceipt  order.not_paid',
      'buy by CASH_ON_DELIVERY done',
      'buy by CASH_ON_DELIVERY payment.method_unavailable',
      'returnGoods  done',
      'complain  done',
      ...['RELEASE', 'REFUND'].map((decision) => `decideComplaint ${decision} done`),
      'withdraw  done',
      'withdraw  wallet.insufficient_balance',
      ...['COMPLETED', 'REJECTED'].map((decision) => `decideWithdrawal ${decision} done`),
      'a refund of cash was paid',
      'a refund of cash is owed',
      'REFUNDED, paid by the platform alone',
      'REFUNDED, paid by the shop alone',
    ]),
  )
})
