import { oneReview } from './account-races.ts'
import { mergeAgainstCheckout, mergesOfWhatIsBought, mergesOfWhatIsChanged } from './cart-races.ts'
import { lastUses, oncePerPerson } from './coupon-races.ts'
import { acceptedByMany, acceptedRefusedCancelled, oneProof } from './deposit-races.ts'
import { noDeadlock } from './hold-race.ts'
import { oneWallet } from './money-races.ts'
import {
  cancelAgainstShip,
  checkoutCancelledByShops,
  freeOrderCancelled,
  linesChanged,
  refundedByMany,
} from './order-races.ts'
import type { Race } from './race.ts'
import { oneResetLink, refreshedByTabs, signInAgainstNewPassword, twoNewPasswords } from './session-races.ts'
import type { Wrong } from './soundness.ts'
import type { Weakening } from './stage.ts'
import { lastPieces, oneCart, saleAgainstReservation } from './stock-races.ts'
import {
  slowUpdatesOf,
  withoutConstraint,
  withoutIndex,
  withoutInFunction,
  withoutInStatement,
  withoutLockOn,
} from './weakenings.ts'

/** A race that needs a guard: without it, this fact is seen not to hold. */
export interface Guard {
  /** What is taken out. Where one alone changes nothing, the guards behind it are taken out with it. */
  without: string
  weakenings: readonly Weakening[]
  race: Race
  breaks: Wrong | (string & {})
}

const enoughStock = withoutInFunction('move_stock', 'and stock - reserved + new.quantity >= 0')
const stockChecks = withoutConstraint('product_variants', 'stock')
const enoughMoney = withoutInFunction(
  'post_ledger',
  `and (balance_in_cents + line.amount >= 0 or line.kind in ('GATEWAY_CLEARING', 'PROMOTIONS'))`,
)
const usesLeft = withoutInFunction('use_coupon', 'and (usage_limit is null or usage_count < usage_limit)')
const usesOfPerson = withoutInFunction('use_coupon', 'return per_user is null or per_user >', 'return true or 0 >')
const cartLock = withoutLockOn('carts')
const orderLock = withoutLockOn('orders')
const depositLock = withoutLockOn('deposits')
const checkoutLock = withoutLockOn('order_groups')
const proofLock = withoutLockOn('files')
const passwordLock = withoutLockOn('credentials')
const onePosting = withoutConstraint('ledger_transactions', 'UNIQUE (type, reference_type, reference_id)')
const mergeLock = withoutInStatement('do update set "updated_at" = now()', 'do nothing')
const lockProductsWhole = withoutInStatement(
  'order by "products"."id" asc for no key update',
  'order by "products"."id" asc for update',
)

export const guards: readonly Guard[] = [
  {
    without: 'the condition under which stock leaves',
    weakenings: [enoughStock],
    race: lastPieces(1),
    breaks: 'no answer is a 5xx',
  },
  {
    without: 'that condition and the checks on stock',
    weakenings: [enoughStock, stockChecks],
    race: lastPieces(5),
    breaks: 'no more is sold or promised than there is',
  },
  {
    without: 'what is reserved in that condition, and the checks on stock',
    weakenings: [withoutInFunction('move_stock', 'stock - reserved + new', 'stock + new'), stockChecks],
    race: saleAgainstReservation,
    breaks: 'no more is sold or promised than there is',
  },
  {
    without: 'the condition under which stock is reserved, and the checks on stock',
    weakenings: [withoutInFunction('reserve_stock', 'and stock - reserved >= new.quantity'), stockChecks],
    race: saleAgainstReservation,
    breaks: 'no more is sold or promised than there is',
  },
  {
    without: 'the lock on the cart',
    weakenings: [cartLock],
    race: oneCart,
    breaks: 'one cart makes one order',
  },
  {
    without: 'the condition under which money leaves an account',
    weakenings: [enoughMoney],
    race: oneWallet,
    breaks: 'no answer is a 5xx',
  },
  {
    without: 'that condition and the check on balances',
    weakenings: [enoughMoney, withoutConstraint('ledger_accounts', 'balance_in_cents >= 0')],
    race: oneWallet,
    breaks: 'no balance is below zero where that is forbidden',
  },
  {
    without: 'the condition under which a coupon is used, and the check on its count',
    weakenings: [usesLeft, withoutConstraint('coupons', 'usage_limit')],
    race: lastUses,
    breaks: 'a coupon is counted as often as it is used, and used no more than it may',
  },
  {
    without: 'the lock on the cart and the count of a person’s uses under the coupon’s lock',
    weakenings: [cartLock, usesOfPerson],
    race: oncePerPerson,
    breaks: 'the coupon is used once by one person',
  },
  {
    without: 'the lock on the deposit',
    weakenings: [depositLock],
    race: acceptedRefusedCancelled,
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the lock on the deposit and the key of a posting',
    weakenings: [depositLock, onePosting],
    race: acceptedByMany,
    breaks: 'a deposit is credited once when it is completed, and else not at all',
  },
  {
    without: 'the lock on the file that proves a transfer',
    weakenings: [proofLock],
    race: oneProof,
    breaks: 'who loses hears why',
  },
  {
    without: 'that lock and the key of a proof',
    weakenings: [proofLock, withoutIndex('deposits_proof')],
    race: oneProof,
    breaks: 'the proof stands for one deposit',
  },
  {
    without: 'the lock on the order',
    weakenings: [orderLock],
    race: cancelAgainstShip,
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the lock on the order, when no posting stands behind it',
    weakenings: [orderLock],
    race: freeOrderCancelled,
    breaks: 'what an order holds left the stock once, and came back once when it was cancelled',
  },
  {
    without: 'the lock on the order and the key of a posting',
    weakenings: [orderLock, onePosting],
    race: refundedByMany,
    breaks: 'what was refunded came back once',
  },
  {
    without: 'the lock on the checkout, when its orders are cancelled',
    weakenings: [checkoutLock],
    race: checkoutCancelledByShops,
    breaks: 'the coupon is free again',
  },
  {
    without: 'the lock on the checkout, when its lines change',
    weakenings: [checkoutLock],
    race: linesChanged,
    breaks: 'a checkout costs what its orders cost, and an order what its lines cost',
  },
  {
    without: 'both locks on the cart',
    weakenings: [cartLock, mergeLock],
    race: mergeAgainstCheckout,
    breaks: 'each thing is either bought or still in the cart',
  },
  {
    without: 'room for carts beside the lock on a product whose stock moves',
    weakenings: [withoutInFunction('move_stock', 'for no key update', 'for update')],
    race: mergesOfWhatIsBought,
    breaks: noDeadlock,
  },
  {
    without: 'room for carts beside the locks on products that are changed together',
    weakenings: [lockProductsWhole],
    race: mergesOfWhatIsChanged,
    breaks: noDeadlock,
  },
  {
    without: 'the lock on the session',
    weakenings: [withoutLockOn('sessions')],
    race: refreshedByTabs,
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the condition that a reset link is unused',
    weakenings: [withoutInStatement('"password_resets"."used_at" is null and ')],
    race: oneResetLink,
    breaks: 'the link sets one password',
  },
  {
    without: 'the second look at the password when a session begins',
    weakenings: [withoutInStatement('"credentials"."password_hash" = $2', '($2::text is null or true)')],
    race: signInAgainstNewPassword,
    breaks: 'only the session that changed it goes on',
  },
  {
    without: 'the lock on the password',
    // Hashing lets two through at a time, so what one of them sees would seldom be what the other is about to change.
    weakenings: [passwordLock, slowUpdatesOf('credentials')],
    race: twoNewPasswords,
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the key of a review',
    weakenings: [withoutConstraint('reviews', 'UNIQUE (product_id, user_id)')],
    race: oneReview,
    breaks: 'one review stands',
  },
]
