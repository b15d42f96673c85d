import { noDeadlock } from './hold-race.ts'
import type { RaceName } from './races.ts'
import type { Problem } from './soundness.ts'
import type { Weakening } from './stage.ts'
import {
  slowUpdatesOf,
  withoutConstraint,
  withoutIndex,
  withoutInFunction,
  withoutInStatement,
  withoutLockOn,
} from './weakenings.ts'

/** A race and the guard that it needs. Without the guard, the named fact is violated. */
export interface Guard {
  /** The removed guard. When removing it alone changes nothing, the guards behind it are removed too. */
  without: string
  weakenings: readonly Weakening[]
  race: RaceName
  breaks: Problem | (string & {})
}

const enoughStock = withoutInFunction('move_stock', 'and stock - reserved + new.quantity >= 0')
const stockChecks = withoutConstraint('product_variants', 'stock')
const enoughMoney = withoutInFunction(
  'post_ledger',
  `and (balance_in_cents + line.amount >= 0 or line.kind in ('GATEWAY_CLEARING', 'PROMOTIONS'))`,
)
const balanceCheck = withoutConstraint('ledger_accounts', 'balance_in_cents >= 0')
const usesLeft = withoutInFunction('use_coupon', 'and (usage_limit is null or usage_count < usage_limit)')
const usesOfPerson = withoutInFunction('use_coupon', 'return per_user is null or per_user >', 'return true or 0 >')
const cartLock = withoutLockOn('carts')
const orderLock = withoutLockOn('orders')
const returnLock = withoutLockOn('order_returns')
const paymentLock = withoutLockOn('payments')
const depositLock = withoutLockOn('deposits')
const adjustmentLock = withoutLockOn('wallet_adjustments')
const withdrawalLock = withoutLockOn('withdrawals')
const decisionLock = withoutInStatement("select pg_advisory_xact_lock(hashtext('withdrawal decisions'))", 'select 1')
const shopLock = withoutInStatement(' for share')
const checkoutLock = withoutLockOn('order_groups')
const proofLock = withoutLockOn('files')
const passwordLock = withoutLockOn('credentials')
const onePosting = withoutConstraint('ledger_transactions', 'UNIQUE (type, reference_type, reference_id)')
const mergeLock = withoutInStatement('do update set "updated_at" = now()', 'do nothing')
const orderOfLines = 'order by "cart_items"."product_id", "cart_items"."variant_id"'
const lockProductsWhole = withoutInStatement(
  'order by "products"."id" asc for no key update',
  'order by "products"."id" asc for update',
)
/** The statement that only locks. */
const lockProducts = withoutInStatement(
  'select "id" from "products" where "products"."id" in',
  'select "id" from "products" where false and "products"."id" in',
)

const lockOfKey = withoutInStatement('pg_advisory_xact_lock(hashtextextended($1, 0))', 'hashtextextended($1, 0)')
const campaignLock = withoutLockOn('campaigns')
const skippedLocked = withoutInStatement(' for update skip locked')

const invitationLock = withoutLockOn('invitations')
const downloadsLeft = withoutInStatement(
  ' and "digital_deliveries"."download_count" < "digital_deliveries"."max_downloads"',
)
const isStillFailed = withoutInStatement('"order_notifications"."status" = $5', `$5::text <> ''`)

export const guards: readonly Guard[] = [
  {
    without: 'the lock on the mismatch',
    weakenings: [withoutLockOn('payment_mismatches')],
    race: 'a refund made twice settled by many',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the condition on money and the check on balances, for what is taken back',
    weakenings: [enoughMoney, balanceCheck],
    race: 'a refund made twice taken back while its buyer buys',
    breaks: 'no balance is below zero where that is forbidden',
  },
  {
    // The checks of its lines and the key of its posting still refuse the second.
    without: 'the lock on the remittance',
    weakenings: [withoutLockOn('remittances')],
    race: 'a carrier’s remittance confirmed by many',
    breaks: 'who loses hears why',
  },
  {
    without: 'the locks on the order and its payment, the key of a posting and that of a booked line',
    weakenings: [orderLock, checkoutLock, paymentLock, onePosting, withoutIndex('remittance_lines_booked')],
    race: 'an order in many remittances confirmed at once',
    breaks: 'the cash of an order is remitted once',
  },
  {
    without: 'the lock on what a shop owes',
    weakenings: [lockOfKey],
    race: 'a debt of commission paid off by many releases',
    breaks: 'the debt is paid off once',
  },
  {
    without: 'that lock, when people of the shop pay',
    weakenings: [lockOfKey],
    race: 'a debt of commission paid by hand by many',
    breaks: 'the debt is paid off once',
  },
  {
    without: 'that lock, when people of the shop pay while orders are released',
    weakenings: [lockOfKey],
    race: 'a debt of commission paid by hand and by releases',
    breaks: 'the debt is paid off once',
  },
  {
    without: 'the lock on the campaign, and those on the people that a process takes',
    weakenings: [campaignLock, skippedLocked],
    race: 'a campaign sent by many processes',
    breaks: 'nobody gets a campaign twice',
  },
  {
    without: 'the lock on the campaign, when it is cancelled',
    weakenings: [campaignLock],
    race: 'a campaign cancelled while it is sent',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the condition under which stock leaves',
    weakenings: [enoughStock],
    race: 'the last piece of a product',
    breaks: 'no answer is a 5xx',
  },
  {
    without: 'that condition and the checks on stock',
    weakenings: [enoughStock, stockChecks],
    race: 'the last five pieces of a product',
    breaks: 'no more is sold or promised than there is',
  },
  {
    without: 'that condition and the checks on stock, when each buys two variants',
    weakenings: [enoughStock, stockChecks],
    race: 'one product on two lines, one piece of each variant',
    breaks: 'no more is sold or promised than there is',
  },
  {
    without: 'that condition and the checks on stock, when the shop takes goods out',
    weakenings: [enoughStock, stockChecks],
    race: 'buyers against a shop that takes goods out of stock',
    breaks: 'no more is sold or promised than there is',
  },
  {
    without: 'the order in which a checkout takes products',
    weakenings: [withoutInStatement(orderOfLines, 'order by "cart_items"."created_at"')],
    race: 'carts with the same products the other way round',
    breaks: noDeadlock,
  },
  {
    without: 'the lock on the product whose variants move',
    weakenings: [
      withoutInFunction('move_stock', 'perform 1 from products where id = new.product_id for no key update;'),
    ],
    race: 'both variants of a product bought, or one of them',
    breaks: noDeadlock,
  },
  {
    without: 'what is reserved in that condition, and the checks on stock',
    weakenings: [withoutInFunction('move_stock', 'stock - reserved + new', 'stock + new'), stockChecks],
    race: 'buyers against checkouts that reserve',
    breaks: 'no more is sold or promised than there is',
  },
  {
    without: 'the condition under which stock is reserved, and the checks on stock',
    weakenings: [withoutInFunction('reserve_stock', 'and stock - reserved >= new.quantity'), stockChecks],
    race: 'buyers against checkouts that reserve',
    breaks: 'no more is sold or promised than there is',
  },
  {
    without: 'the lock on the cart',
    weakenings: [cartLock],
    race: 'one cart checked out by many tabs',
    breaks: 'one cart makes one order',
  },
  {
    without: 'the condition under which money leaves an account',
    weakenings: [enoughMoney],
    race: 'a wallet that is enough for one of many debits',
    breaks: 'no answer is a 5xx',
  },
  {
    without: 'that condition and the check on balances',
    weakenings: [enoughMoney, balanceCheck],
    race: 'a wallet that is enough for one of many debits',
    breaks: 'no balance is below zero where that is forbidden',
  },
  {
    without: 'that condition and the check on balances, when the wallet pays for orders',
    weakenings: [enoughMoney, balanceCheck],
    race: 'a wallet that is enough for one of many orders',
    breaks: 'no balance is below zero where that is forbidden',
  },
  {
    without: 'the order in which a posting takes accounts',
    weakenings: [withoutInFunction('post_ledger', 'order by a.id', 'order by random()')],
    race: 'goods of their own bought from the same two shops',
    breaks: noDeadlock,
  },
  {
    without: 'the condition under which a coupon is used, and the check on its count',
    weakenings: [usesLeft, withoutConstraint('coupons', 'usage_limit')],
    race: 'the last uses of a coupon',
    breaks: 'a coupon is counted as often as it is used, and used no more than it may',
  },
  {
    without: 'the lock on the cart and the count of a person’s uses under the coupon’s lock',
    weakenings: [cartLock, usesOfPerson],
    race: 'a coupon that each person may use once',
    breaks: 'the coupon is used once by one person',
  },
  {
    without: 'the lock under which a coupon is edited',
    weakenings: [withoutLockOn('coupons')],
    race: 'a coupon edited while many use it',
    breaks: 'nobody uses the coupon at the old discount after the edit',
  },
  {
    without: 'the count of a coupon in the row that is locked',
    weakenings: [
      withoutInFunction(
        'use_coupon',
        'usage_count = usage_count + 1',
        'usage_count = (select c.usage_count from coupons c where c.id = used_coupon) + 1',
      ),
    ],
    race: 'orders with a coupon made and cancelled',
    breaks: 'a coupon is counted as often as it is used, and used no more than it may',
  },
  {
    without: 'the lock on the adjustments of a wallet',
    weakenings: [lockOfKey],
    race: 'adjustments asked for beyond the limit of a day',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the lock on the adjustment',
    weakenings: [adjustmentLock],
    race: 'an adjustment approved and refused',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the lock on the adjustment and the key of a posting',
    weakenings: [adjustmentLock, onePosting],
    race: 'an adjustment approved by many administrators',
    breaks: 'it is credited once',
  },
  {
    without: 'the lock on the deposit',
    weakenings: [depositLock],
    race: 'a deposit accepted, refused and taken back',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the lock on the deposit and the key of a posting',
    weakenings: [depositLock, onePosting],
    race: 'a deposit accepted by many administrators',
    breaks: 'a deposit is credited once when it is completed, and else not at all',
  },
  {
    without: 'the lock on the file that proves a transfer',
    weakenings: [proofLock],
    race: 'one proof for many deposits',
    breaks: 'who loses hears why',
  },
  {
    without: 'that lock and the key of a proof',
    weakenings: [proofLock, withoutIndex('deposits_proof')],
    race: 'one proof for many deposits',
    breaks: 'the proof stands for one deposit',
  },
  {
    without: 'the lock on the order',
    weakenings: [orderLock],
    race: 'an order cancelled and shipped',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the lock on the order, when no posting stands behind it',
    weakenings: [orderLock],
    race: 'an order that cost nothing cancelled by both sides',
    breaks: 'what an order holds left the stock once, and came back once when it was cancelled',
  },
  {
    // What the payment took is the last limit: a second refund fails at its check.
    without: 'the locks on the order and its payment, and the key of a posting',
    weakenings: [orderLock, paymentLock, onePosting],
    race: 'an order refunded by everybody who may',
    breaks: 'no answer is a 5xx',
  },
  {
    without: 'the lock on the order, when its money is released',
    weakenings: [orderLock],
    race: 'an order confirmed by its buyer and released by the job',
    breaks: 'who loses hears why',
  },
  {
    without: 'the lock on the order, when its money is released and given back',
    weakenings: [orderLock],
    race: 'an order refunded, confirmed and released',
    breaks: 'who loses hears why',
  },
  {
    without: 'the lock on the order, when a complaint holds its money',
    weakenings: [orderLock],
    race: 'an order complained about and released',
    breaks: 'who loses hears why',
  },
  {
    without: 'the lock on the order, when its complaint is withdrawn',
    weakenings: [orderLock],
    race: 'an order complained about and confirmed',
    breaks: 'who loses hears why',
  },
  {
    without: 'the lock on the order, when its complaint is decided',
    weakenings: [orderLock],
    race: 'a complaint decided both ways and withdrawn',
    breaks: 'who loses hears why',
  },
  {
    without: 'the locks on a seller verification and its applicant',
    weakenings: [withoutLockOn('seller_verifications'), withoutLockOn('users')],
    race: 'a seller verification reviewed by many',
    breaks: 'one shop at most was opened',
  },
  {
    without: 'the lock on the order, when its goods are asked back',
    weakenings: [orderLock],
    race: 'the return of one piece asked for in many tabs',
    breaks: 'no more of a line goes back than was bought',
  },
  {
    without: 'the locks on the order and the return, when the return is answered',
    weakenings: [orderLock, returnLock],
    race: 'a return accepted and refused by its shop',
    breaks: 'one answer',
  },
  {
    without: 'the locks on the order, the checkout and the return, when the goods are taken in',
    weakenings: [orderLock, checkoutLock, returnLock],
    race: 'a return received many times',
    breaks: 'the goods of a return came back once',
  },
  {
    without: 'the lock on the order, when its return and its refund meet',
    weakenings: [orderLock],
    race: 'a return received while its order is refunded',
    breaks: 'no answer is a 5xx',
  },
  {
    without: 'the lock on the checkout, when its orders are cancelled',
    weakenings: [checkoutLock],
    race: 'the orders of one checkout cancelled by their shops',
    breaks: 'the coupon is free again',
  },
  {
    without: 'the lock on the checkout, when its lines change',
    weakenings: [checkoutLock],
    race: 'the lines of two orders of one checkout changed',
    breaks: 'a checkout costs what its orders cost, and an order what its lines cost',
  },
  {
    without: 'both locks on the cart',
    weakenings: [cartLock, mergeLock],
    race: 'a guest’s cart merged while the account’s is checked out',
    breaks: 'each thing is either bought or still in the cart',
  },
  {
    without: 'room for carts beside the lock on a product whose stock moves',
    weakenings: [withoutInFunction('move_stock', 'for no key update', 'for update')],
    race: 'guests’ carts merged that name what others check out',
    breaks: noDeadlock,
  },
  {
    without: 'room for carts beside the locks on products that are changed together',
    weakenings: [lockProductsWhole],
    race: 'guests’ carts merged that name what a shop changes',
    breaks: noDeadlock,
  },
  {
    without: 'the lock on the session',
    weakenings: [withoutLockOn('sessions')],
    race: 'a refresh token used by many tabs',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the condition that a reset link is unused',
    weakenings: [withoutInStatement('"password_resets"."used_at" is null and ')],
    race: 'a reset link opened many times',
    breaks: 'the link sets one password',
  },
  {
    without: 'the second look at the password when a session begins',
    weakenings: [withoutInStatement('"credentials"."password_hash" = $2', '($2::text is null or true)')],
    race: 'signing in while the password is changed',
    breaks: 'only the session that changed it goes on',
  },
  {
    without: 'the lock on the password',
    // Two hashes run at a time, so one request would rarely read a row that the other is about to change.
    weakenings: [passwordLock, slowUpdatesOf('credentials')],
    race: 'many new passwords at once',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the lock on the account that is leaving, for whoever begins something',
    weakenings: [withoutInFunction('refuse_while_leaving', 'perform 1 from users where id = person for share;')],
    race: 'an account deleted while its owner orders and deposits',
    breaks: 'nobody who is leaving has begun anything',
  },
  {
    without: 'the key of a review',
    weakenings: [withoutConstraint('reviews', 'UNIQUE (product_id, user_id)')],
    race: 'one person reviewing one product many times',
    breaks: 'one review stands',
  },
  {
    without: 'the lock on the review',
    weakenings: [withoutLockOn('reviews')],
    race: 'a review changed while it is decided on',
    breaks: 'what the author changed waits for a decision',
  },
  {
    without: 'the lock on the person whose addresses change',
    weakenings: [withoutLockOn('users')],
    race: 'many default addresses at once',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the condition on money and the check on balances, for an order and a withdrawal',
    weakenings: [enoughMoney, balanceCheck],
    race: 'a wallet that is enough for an order or a withdrawal',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the locks of decisions and of the withdrawal',
    weakenings: [decisionLock, withdrawalLock],
    race: 'a withdrawal approved by many administrators',
    breaks: 'who loses hears why',
  },
  {
    without: 'the lock of the withdrawal, when it is cancelled too',
    weakenings: [decisionLock, withdrawalLock],
    race: 'a withdrawal approved, rejected and cancelled',
    breaks: 'who loses hears why',
  },
  {
    without: 'the lock of decisions',
    weakenings: [decisionLock],
    race: 'withdrawals decided on in bulk and one by one',
    breaks: noDeadlock,
  },
  {
    without: 'the condition on money and the check on balances, for two withdrawals',
    weakenings: [enoughMoney, balanceCheck],
    race: 'an automated withdrawal against one by hand',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the lock on the shop',
    weakenings: [withoutLockOn('tenants')],
    race: 'orders placed while their shop is suspended',
    breaks: 'no order is placed once its shop left the site',
  },
  {
    without: 'the locks on the administrators and their roles',
    weakenings: [withoutLockOn('users'), withoutLockOn('memberships')],
    race: 'administrators who take each other’s role',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the lock that a checkout has on its shops',
    weakenings: [shopLock],
    race: 'a shop closed while its goods are checked out',
    breaks: 'no order is placed after the shop was closed',
  },
  {
    without: 'that lock, when the shop changes its fees',
    weakenings: [shopLock],
    race: 'a shop’s delivery fee raised while its goods are checked out',
    breaks: 'no order is placed at the old fee after it was raised',
  },
  {
    without: 'the lock on an invitation that is answered',
    weakenings: [invitationLock],
    race: 'an invitation accepted and declined in many tabs',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the locks on a person and on each of their invitations',
    weakenings: [withoutLockOn('users'), withoutLockOn('memberships'), invitationLock],
    race: 'the invitations of one person accepted at once',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the lock on an invitation that is sent again',
    weakenings: [invitationLock],
    race: 'an invitation accepted while it is sent again',
    breaks: 'nothing is sent again after it was accepted',
  },
  {
    without: 'the locks on a handover and on its people',
    weakenings: [withoutLockOn('users'), withoutLockOn('memberships'), withoutLockOn('shop_handovers')],
    race: 'a shop’s handover accepted, declined and taken back',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the number of downloads in the statement that counts one',
    weakenings: [downloadsLeft],
    race: 'the last downloads of a delivery in many tabs',
    breaks: 'as many are counted',
  },
  {
    without: 'the state in the statement that opens a failed message',
    weakenings: [isStillFailed],
    race: 'a failed message sent again by many',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the condition that a notice is unread in the statement that marks all',
    weakenings: [withoutInStatement(' and "notifications"."read_at" is null')],
    race: 'everything marked as read while more is told',
    breaks: 'each is marked as read by one call',
  },
  {
    without: 'the lock on the products that are decided on',
    weakenings: [withoutLockOn('products')],
    race: 'products decided on in bulk and one by one',
    breaks: 'each product is decided on once',
  },
  {
    without: 'the key of a shop that has one open handover',
    weakenings: [withoutIndex('shop_handovers_one_pending')],
    race: 'one shop offered to several people',
    breaks: 'one is open',
  },
  {
    without: 'the role as it is now, read with every call',
    weakenings: [
      withoutInFunction(
        'read_session_and_factor',
        'select m.tenant_id, m.role,',
        `select m.tenant_id, 'SELLER'::text as role,`,
      ),
    ],
    race: 'a role taken while its holder works',
    breaks: 'nothing is booked by a call that began without the role',
  },
  {
    without: 'the lock on the shop whose settings are saved',
    weakenings: [withoutLockOn('tenants')],
    race: 'settings of a shop saved by several who edited one version',
    breaks: 'as many calls succeed as may',
  },
  {
    without: 'the locks on accounts that are changed together',
    weakenings: [withoutLockOn('users'), withoutLockOn('memberships')],
    race: 'users changed in bulk and one by one',
    breaks: noDeadlock,
  },
  {
    without: 'the lock on the shops that are decided on',
    weakenings: [withoutLockOn('tenants')],
    race: 'shops decided on in bulk and one by one',
    breaks: 'each stands as the decisions in the log say',
  },
  {
    without: 'the lock on the coupons that are deleted',
    weakenings: [withoutLockOn('coupons')],
    race: 'coupons deleted in bulk and one by one',
    breaks: 'each is deleted once',
  },
  {
    without: 'the locks on the reviews that are decided on and on their products',
    weakenings: [withoutLockOn('reviews'), withoutLockOn('products')],
    race: 'reviews decided on in bulk and one by one',
    breaks: noDeadlock,
  },
  {
    without: 'the locks on all accounts of a refund of several orders',
    weakenings: [withoutInStatement('lock_ledger($1::jsonb)', '$1::jsonb')],
    race: 'checkouts of the same shops refunded',
    breaks: noDeadlock,
  },
  {
    without: 'the order in which the orders of a checkout are locked',
    weakenings: [withoutInStatement('order by "orders"."id" for update', 'order by random() for update')],
    race: 'the goods of one checkout taken in by its shops',
    breaks: noDeadlock,
  },
  {
    without: 'the locks on all goods of a checkout that expires',
    weakenings: [lockProducts],
    race: 'checkouts that nobody paid cancelled while others buy',
    breaks: noDeadlock,
  },
  {
    without: 'the locks on the products of several reviews',
    weakenings: [lockProducts],
    race: 'reviews decided on while their products are checked out',
    breaks: noDeadlock,
  },
  {
    without: 'the order of the products of a shop that leaves the site',
    weakenings: [
      withoutInFunction(
        'keep_tenant_products_listed',
        'perform 1 from products where tenant_id = new.id order by id for no key update;',
      ),
    ],
    race: 'a shop hidden while orders of its products are cancelled',
    breaks: noDeadlock,
  },
  {
    without: 'the order of the audit chains of a transaction',
    weakenings: [
      withoutInFunction(
        'take_last_locks',
        'perform 1 from audit_chains where chain = any (chains) order by chain for update;',
      ),
    ],
    race: 'different coupons of the same shops paused in bulk',
    breaks: noDeadlock,
  },
  {
    without: 'the lock on the buyer before that on the audit chain',
    weakenings: [withoutInFunction('chain_audit_log', 'perform take_last_locks();')],
    race: 'orders of one person paid and placed in two tabs',
    breaks: noDeadlock,
  },
]
