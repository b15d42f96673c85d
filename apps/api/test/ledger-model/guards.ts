import { moneyRoutes, type PaymentMethod } from '@chonoi/domain'
import type { Weakening } from '../races/stage.ts'
import { withoutConstraint, withoutInFunction, withoutInStatement, withoutLockOn } from '../races/weakenings.ts'
import type { Command } from './commands.ts'
import { bringMoney, buy, carried, deliver, move, paidBy, pay } from './covering-sequence.ts'

/** A guard of money that is removed, and commands at which the model finds that it is gone. */
interface Guard {
  /** When removing it alone changes nothing, the guards behind it are removed too. */
  without: string
  weakenings: readonly Weakening[]
  commands: readonly Command[]
}

const enoughMoney = withoutInFunction(
  'post_ledger',
  `and (balance_in_cents + line.amount >= 0 or line.kind in ('GATEWAY_CLEARING', 'PROMOTIONS'))`,
)
const balanceCheck = withoutConstraint('ledger_accounts', 'balance_in_cents >= 0')
const oneAccount = withoutConstraint('ledger_accounts', 'UNIQUE NULLS NOT DISTINCT')
const onePosting = withoutConstraint('ledger_transactions', 'UNIQUE (type, reference_type, reference_id)')
const orderLock = withoutLockOn('orders')
const checkoutLock = withoutLockOn('order_groups')
const paymentLock = withoutLockOn('payments')
const depositLock = withoutLockOn('deposits')
const refundLock = withoutLockOn('payment_refunds')
const withdrawalLock = withoutLockOn('withdrawals')
const decisionLock = withoutInStatement("select pg_advisory_xact_lock(hashtext('withdrawal decisions'))", 'select 1')
const owedFeesLock: Weakening = {
  ...withoutInStatement('pg_advisory_xact_lock(hashtextextended($1, 0))', 'hashtextextended($1, 0)'),
  meets: true,
}
/** The condition under which one process sends a refund, or asks what became of it. */
const refundClaim: Weakening = {
  inStatement: (text) =>
    text.replace(
      /\("payment_refunds"\."sent_at" is null or "payment_refunds"\."next_query_at" < (\$\d+)\)/,
      '$1::timestamptz is not null',
    ),
}
const owedRefunds = withoutInStatement(
  'select coalesce(sum("balance_in_cents"), 0) from "ledger_accounts"',
  'select 0 from "ledger_accounts"',
)

const twice = <One extends Command>(command: One): One => ({ ...command, twice: true })
const money: readonly Command[] = [
  { do: 'askDeposit', buyer: 0, thousands: 4000, method: 'BANK_TRANSFER' },
  { do: 'acceptDeposit', at: 0 },
]
const confirm: Command = { do: 'confirmReceipt', at: 0 }
const earned: readonly Command[] = [...money, buy(0, [3, 0], 'WALLET'), deliver, confirm]
const withdraw: Command = { do: 'withdraw', shop: 0, thousands: 250 }
/** Of cash, whose refund waits for the shop's balance. */
const refundedCash: readonly Command[] = [buy(1, [1, 0], 'CASH_ON_DELIVERY'), deliver, ...move(1, 'REFUNDED')]

export const guards: readonly Guard[] = [
  {
    without: 'the condition under which money leaves',
    weakenings: [enoughMoney],
    commands: [...earned, withdraw, withdraw],
  },
  {
    without: 'that condition and the check on balances, when a released order is refunded',
    weakenings: [enoughMoney, balanceCheck],
    commands: [...earned, withdraw, ...move(0, 'REFUNDED')],
  },
  {
    without: 'the one account of an owner and a kind',
    weakenings: [oneAccount],
    commands: [...money, ...money],
  },
  {
    without: 'the lock on the deposit',
    weakenings: [depositLock],
    commands: [...money.slice(0, 1), { do: 'acceptDeposit', at: 0, twice: true }],
  },
  {
    without: 'that lock and the key of a posting',
    weakenings: [depositLock, onePosting],
    commands: [...money.slice(0, 1), { do: 'acceptDeposit', at: 0, twice: true }],
  },
  {
    without: 'the locks on the payment and the deposit that a provider tells of twice, and the key of a posting',
    weakenings: [paymentLock, depositLock, onePosting],
    commands: [
      { do: 'askDeposit', buyer: 0, thousands: 300, method: 'VIETQR' },
      { do: 'bringDeposit', at: 0, telling: 'none', twice: true },
    ],
  },
  {
    without: 'the locks on the checkout and its payment that a bank tells of twice, and the key of a posting',
    weakenings: [orderLock, checkoutLock, paymentLock, onePosting],
    commands: [buy(0, [1, 1], 'VIETQR'), pay(0, 'VIETQR'), twice(bringMoney)],
  },
  {
    without: 'the locks on the checkout, when the wallet pays it in two tabs',
    weakenings: [orderLock, checkoutLock, paymentLock],
    commands: [buy(0, [1, 1], 'VNPAY'), ...money, twice(pay(0, 'WALLET'))],
  },
  {
    without: 'the lock on the order, when its money is released',
    weakenings: [orderLock],
    commands: [...money, buy(0, [1, 0], 'WALLET'), deliver, twice(confirm)],
  },
  {
    without: 'the lock on the order, when its complaint is decided',
    weakenings: [orderLock],
    commands: [
      ...[...money, buy(0, [1, 0], 'WALLET'), deliver, { do: 'complain', at: 0 } as const],
      { do: 'decideComplaint', at: 0, to: 'REFUND', twice: true },
    ],
  },
  {
    without: 'the lock on the order, when it is cancelled',
    weakenings: [orderLock],
    commands: [...money, buy(0, [1, 0], 'WALLET'), { do: 'cancelOrder', at: 0, twice: true }],
  },
  {
    without: 'the lock on an order that cost nothing, when it is cancelled',
    weakenings: [orderLock],
    commands: [buy(0, [0, 1], 'WALLET', 'shopWhole'), { do: 'cancelOrder', at: 0, twice: true }],
  },
  {
    without: 'the locks on the checkout and its payment, when it is refunded to the source',
    weakenings: [orderLock, checkoutLock, paymentLock],
    commands: [
      ...[buy(0, [1, 0], 'MOMO'), pay(0, 'MOMO'), bringMoney, deliver],
      { do: 'refundToSource', at: 0, twice: true },
    ],
  },
  {
    without: 'the lock on the refund of cash, its claim, and the key of a posting',
    weakenings: [refundLock, refundClaim, onePosting],
    commands: [...earned, ...refundedCash, { do: 'payOwed', twice: true }],
  },
  {
    without: 'the lock on the refund that a provider makes, its claim, and the key of a posting',
    weakenings: [refundLock, refundClaim, onePosting],
    commands: [
      ...[buy(0, [0, 1], 'MOMO'), pay(0, 'MOMO'), bringMoney, deliver, ...move(0, 'REFUNDED')],
      { do: 'payOwed', twice: true },
    ],
  },
  {
    without: 'the sum of the refunds that a shop owes, when it withdraws',
    weakenings: [owedRefunds],
    commands: [...earned, ...refundedCash, withdraw],
  },
  {
    without: 'the locks of decisions and of the withdrawal',
    weakenings: [decisionLock, withdrawalLock],
    commands: [...earned, withdraw, { do: 'decideWithdrawal', at: 0, to: 'COMPLETED', twice: true }],
  },
  {
    without: 'the lock on what a shop owes',
    weakenings: [owedFeesLock],
    commands: [
      ...[...earned, buy(1, [1, 0], 'CASH_ON_DELIVERY'), deliver, confirm],
      { do: 'withdraw', shop: 0, thousands: 50, twice: true },
    ],
  },
]

/** Each row of the table of ways of payment, and what is paid by it. */
export const rows = Object.entries(moneyRoutes).flatMap(([name, byCollector]) => {
  const method = name as PaymentMethod
  return Object.keys(byCollector).map((collector) => ({
    ...{ method, collector },
    commands: [...money, ...(collector === 'CARRIER' ? carried : paidBy(method))],
  }))
})
