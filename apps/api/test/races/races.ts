import { oneDefaultAddress, oneReview } from './account-races.ts'
import {
  couponsInBulkAndSingly,
  reviewsInBulkAndSingly,
  shopsInBulkAndSingly,
  usersInBulkAndSingly,
} from './bulk-races.ts'
import { cancelledWhileSent, sentByManyWorkers } from './campaign-races.ts'
import { mergeAgainstCheckout, mergesOfWhatIsBought, mergesOfWhatIsChanged } from './cart-races.ts'
import { editAgainstUse, lastUses, oncePerPerson, useAgainstRelease } from './coupon-races.ts'
import { debtPaidByMany, debtPaidWhileReleased } from './debt-races.ts'
import { deletionAgainstNewBusiness } from './deletion-races.ts'
import { adjustmentApprovedAndRefused, adjustmentApprovedByMany, creditsAskedForAtOnce } from './adjustment-races.ts'
import { acceptedByMany, acceptedRefusedCancelled, oneProof } from './deposit-races.ts'
import { doubleRefundSettledByMany, takenBackAgainstPurchase } from './double-refund-races.ts'
import { lastDownloads, retriesOfOneMessage } from './download-races.ts'
import { reviewedByMany } from './verification-races.ts'
import { handoverAnsweredAtOnce, handoversOfOneShop } from './handover-races.ts'
import { acceptedAgainstResent, invitationsOfOnePerson, oneInvitation } from './invitation-races.ts'
import { oneLedgerOfTwoShops, oneWallet, oneWalletManyOrders } from './money-races.ts'
import { readWhileTold } from './notification-races.ts'
import {
  cancelAgainstShip,
  checkoutCancelledByShops,
  complaintAgainstConfirm,
  complaintAgainstRelease,
  complaintDecidedByMany,
  confirmAgainstRelease,
  debtPaidOff,
  freeOrderCancelled,
  linesChanged,
  refundAgainstRelease,
  refundedByMany,
} from './order-races.ts'
import { roleTakenWhileWorking, rolesTakenFromEachOther, suspendedAgainstCheckout } from './people-races.ts'
import { decidedInBulkAndSingly } from './product-races.ts'
import type { Race } from './race.ts'
import { orderInManyRemittances, remittanceConfirmedByMany } from './remittance-races.ts'
import { editedWhileDecided } from './review-races.ts'
import { receivedByMany, returnAgainstRefund, returnAnsweredByMany, returnsOfOnePiece } from './return-races.ts'
import {
  couponsOfSeveralShops,
  expiredAgainstCheckout,
  paidWhileOrdering,
  reviewsAgainstCheckout,
  severalReturnsReceived,
  severalShopsRefunded,
  shopHiddenAgainstCancellations,
} from './several-shops-races.ts'
import { closedAgainstCheckout, feesAgainstCheckout, settingsOfOneVersion } from './shop-races.ts'
import {
  automatedAgainstManual,
  decidedInBulkAndSingly as withdrawalsDecidedInBulkAndSingly,
  paidOutByMany,
  paidOutRejectedCancelled,
  withdrawalAgainstPurchase,
} from './withdrawal-races.ts'
import { oneResetLink, refreshedByTabs, signInAgainstNewPassword, twoNewPasswords } from './session-races.ts'
import {
  bothVariantsOrOne,
  crossedCarts,
  lastPieces,
  oneCart,
  saleAgainstReservation,
  saleAgainstStockChange,
  twoLines,
} from './stock-races.ts'

/** Everything in the product for which several calls compete. */
export const races = {
  'the last piece of a product': lastPieces(1),
  'the last five pieces of a product': lastPieces(5),
  'one product on two lines, one piece of each variant': twoLines,
  'both variants of a product bought, or one of them': bothVariantsOrOne,
  'one cart checked out by many tabs': oneCart,
  'a shop closed while its goods are checked out': closedAgainstCheckout,
  'a shop’s delivery fee raised while its goods are checked out': feesAgainstCheckout,
  'carts with the same products the other way round': crossedCarts,
  'buyers against a shop that takes goods out of stock': saleAgainstStockChange,
  'buyers against checkouts that reserve': saleAgainstReservation,
  'a wallet that is enough for one of many debits': oneWallet,
  'a wallet that is enough for one of many orders': oneWalletManyOrders,
  'goods of their own bought from the same two shops': oneLedgerOfTwoShops,
  'the last uses of a coupon': lastUses,
  'a coupon that each person may use once': oncePerPerson,
  'orders with a coupon made and cancelled': useAgainstRelease,
  'a coupon edited while many use it': editAgainstUse,
  'a campaign sent by many processes': sentByManyWorkers,
  'a campaign cancelled while it is sent': cancelledWhileSent,
  'everything marked as read while more is told': readWhileTold,
  'an adjustment approved by many administrators': adjustmentApprovedByMany,
  'adjustments asked for beyond the limit of a day': creditsAskedForAtOnce,
  'an adjustment approved and refused': adjustmentApprovedAndRefused,
  'a deposit accepted by many administrators': acceptedByMany,
  'a deposit accepted, refused and taken back': acceptedRefusedCancelled,
  'one proof for many deposits': oneProof,
  'a wallet that is enough for an order or a withdrawal': withdrawalAgainstPurchase,
  'a withdrawal approved by many administrators': paidOutByMany,
  'a withdrawal approved, rejected and cancelled': paidOutRejectedCancelled,
  'withdrawals decided on in bulk and one by one': withdrawalsDecidedInBulkAndSingly,
  'products decided on in bulk and one by one': decidedInBulkAndSingly,
  'an automated withdrawal against one by hand': automatedAgainstManual,
  'an order cancelled and shipped': cancelAgainstShip,
  'an order that cost nothing cancelled by both sides': freeOrderCancelled,
  'an order refunded by everybody who may': refundedByMany,
  'an order confirmed by its buyer and released by the job': confirmAgainstRelease,
  'an order refunded, confirmed and released': refundAgainstRelease,
  'a debt of commission paid off by many releases': debtPaidOff,
  'a debt of commission paid by hand by many': debtPaidByMany,
  'a debt of commission paid by hand and by releases': debtPaidWhileReleased,
  'a refund made twice settled by many': doubleRefundSettledByMany,
  'a refund made twice taken back while its buyer buys': takenBackAgainstPurchase,
  'a carrier’s remittance confirmed by many': remittanceConfirmedByMany,
  'an order in many remittances confirmed at once': orderInManyRemittances,
  'an order complained about and released': complaintAgainstRelease,
  'an order complained about and confirmed': complaintAgainstConfirm,
  'a complaint decided both ways and withdrawn': complaintDecidedByMany,
  'the return of one piece asked for in many tabs': returnsOfOnePiece,
  'a return accepted and refused by its shop': returnAnsweredByMany,
  'a return received many times': receivedByMany,
  'a return received while its order is refunded': returnAgainstRefund,
  'the orders of one checkout cancelled by their shops': checkoutCancelledByShops,
  'the lines of two orders of one checkout changed': linesChanged,
  'a guest’s cart merged while the account’s is checked out': mergeAgainstCheckout,
  'guests’ carts merged that name what others check out': mergesOfWhatIsBought,
  'guests’ carts merged that name what a shop changes': mergesOfWhatIsChanged,
  'a refresh token used by many tabs': refreshedByTabs,
  'a reset link opened many times': oneResetLink,
  'signing in while the password is changed': signInAgainstNewPassword,
  'many new passwords at once': twoNewPasswords,
  'orders placed while their shop is suspended': suspendedAgainstCheckout,
  'administrators who take each other’s role': rolesTakenFromEachOther,
  'an invitation accepted and declined in many tabs': oneInvitation,
  'the invitations of one person accepted at once': invitationsOfOnePerson,
  'an invitation accepted while it is sent again': acceptedAgainstResent,
  'a shop’s handover accepted, declined and taken back': handoverAnsweredAtOnce,
  'one shop offered to several people': handoversOfOneShop,
  'the last downloads of a delivery in many tabs': lastDownloads,
  'a failed message sent again by many': retriesOfOneMessage,
  'one person reviewing one product many times': oneReview,
  'a review changed while it is decided on': editedWhileDecided,
  'an account deleted while its owner orders and deposits': deletionAgainstNewBusiness,
  'a seller verification reviewed by many': reviewedByMany,
  'a role taken while its holder works': roleTakenWhileWorking,
  'settings of a shop saved by several who edited one version': settingsOfOneVersion,
  'users changed in bulk and one by one': usersInBulkAndSingly,
  'shops decided on in bulk and one by one': shopsInBulkAndSingly,
  'coupons deleted in bulk and one by one': couponsInBulkAndSingly,
  'reviews decided on in bulk and one by one': reviewsInBulkAndSingly,
  'checkouts of the same shops refunded': severalShopsRefunded,
  'the goods of one checkout taken in by its shops': severalReturnsReceived,
  'checkouts that nobody paid cancelled while others buy': expiredAgainstCheckout,
  'reviews decided on while their products are checked out': reviewsAgainstCheckout,
  'different coupons of the same shops paused in bulk': couponsOfSeveralShops,
  'orders of one person paid and placed in two tabs': paidWhileOrdering,
  'a shop hidden while orders of its products are cancelled': shopHiddenAgainstCancellations,
  'many default addresses at once': oneDefaultAddress,
} as const satisfies Record<string, Race>
export type RaceName = keyof typeof races
