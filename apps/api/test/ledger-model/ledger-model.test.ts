import { type PaymentMethod, moneyRoutes } from '@chonoi/domain'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { findWrongs } from '../races/soundness.ts'
import { coupons } from './checkout-price.ts'
import { anyCommand } from './commands.ts'
import { carried, coveringSequence, paidBy } from './covering-sequence.ts'
import { useMarkets } from './markets-stage.ts'
import { runMarket } from './run-market.ts'

vi.setConfig({ testTimeout: 300_000 })
const stage = useMarkets()
const sequences = 6
const lengthOfSequence = 60

/** The same sequences in every `npm test` (scripts/seeds.ts). */
const seed = Number(process.env.LEDGER_SEED)
const anySequence = fc.array(anyCommand, { minLength: lengthOfSequence, maxLength: lengthOfSequence, size: 'max' })

const ways = Object.entries(moneyRoutes).flatMap(([method, byCollector]) =>
  Object.keys(byCollector).map((collector) => `by ${method as PaymentMethod} to the ${collector}`),
)

test(`[WAL-08] one chosen and ${sequences} random sequences of commands: results and balances match the model (LEDGER_SEED=${seed})`, async () => {
  const ends = new Set<string>()
  const note = (found: ReadonlySet<string>) => found.forEach((end) => ends.add(end))
  note((await runMarket(stage, coveringSequence, 'BANK_TRANSFER')).ends)
  note((await runMarket(stage, paidBy('VIETQR'), 'VIETQR')).ends)
  note((await runMarket(stage, carried, 'VIETQR')).ends)
  await fc.assert(
    fc.asyncProperty(anySequence, async (commands) => note((await runMarket(stage, commands, 'VIETQR')).ends)),
    { numRuns: sequences, seed, endOnFailure: true },
  )
  expect(await findWrongs(stage.server.owner)).toEqual({})
  // A model that only ever sees refusals would prove nothing.
  const wanted = [
    ...ways.map((way) => `paid ${way}`),
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
    'confirmReceipt  payment.not_remitted',
    'moveOrder REFUNDED payment.not_remitted',
    'complain  payment.not_remitted',
    'buy by CASH_ON_DELIVERY done',
    'buy by CASH_ON_DELIVERY payment.method_unavailable',
    'returnGoods  done',
    'sendBack  done',
    'sendBack  order.transition_not_allowed',
    'refundToSource  done',
    'complain  done',
    ...['RELEASE', 'REFUND'].map((decision) => `decideComplaint ${decision} done`),
    'withdraw  done',
    'withdraw  wallet.insufficient_balance',
    ...['COMPLETED', 'REJECTED'].map((decision) => `decideWithdrawal ${decision} done`),
    'a refund of cash was paid',
    'a refund by CASH_ON_DELIVERY is owed',
    'REFUNDED, paid by the platform alone',
    'REFUNDED, paid by the shop alone',
  ]
  expect(wanted.filter((end) => !ends.has(end))).toEqual([])
})
