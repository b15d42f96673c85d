import { beforeAll, expect, test } from 'vitest'
import { type Operation, operations } from '../../src/http/contract-document.ts'
import { type Rehearsal, rehearse } from '../testing/rehearsal.ts'
import { useTestApi } from '../testing/test-api.ts'
import { arrangeCallers, type Caller, callerNames, type Standing } from './callers.ts'
import { aimAt, madeOf } from './calls.ts'
import { gateOf } from './gate.ts'
import { arrangeForeignRows, arrangeMarket, arrangeOwnRows, nowhereRows, type Rows } from './rows.ts'

const server = useTestApi()
let stage: Rehearsal
let standings: Record<Caller, Standing>
const rowsOf: Partial<Record<Caller, readonly Rows[]>> = {}
let audited = 0

/** What is neither administration, money, a tenant nor a sign-in. */
const notAudited = new Set([
  // A person's own lists, settings and texts, and what they put into the cart.
  ...['createAddress', 'updateAddress', 'deleteAddress', 'setDefaultAddress', 'updateProfile'],
  ...['addWishlistItem', 'updateWishlistItem', 'removeWishlistProduct'],
  ...['addCartItem', 'updateCartItem', 'removeCartItem', 'clearCart', 'mergeCart', 'reorderOrder'],
  ...['applyCartCoupon', 'removeCartCoupon'],
  ...['createListView', 'updateListView', 'deleteListView', 'saveArticleDraft'],
  ...['createBookmark', 'updateBookmark', 'deleteBookmark', 'createComment', 'updateComment'],
  ...['updateReview', 'askProductQuestion', 'sendContactMessage'],
  ...['updateQuietHours', 'updateNotificationPreferences'],
  ...['markNotificationRead', 'bulkMarkNotificationsRead', 'markOrderNotificationRead'],
  ...['createPushDevice', 'updateMyPushDevice', 'deleteMyPushDevice'],
  ...['registerNotificationDevice', 'removeNotificationDevice'],
  // Files until something takes them, and what is only prepared.
  ...['uploadImage', 'uploadDigitalFile', 'uploadDepositProof', 'uploadIdentityDocument'],
  ...['createProductImport', 'createInvoicePrint', 'downloadDigitalDelivery', 'setupTwoFactor'],
  // A counter that other systems raise, event by event.
  'incrementNotificationMetric',
  // A session goes on; here it also stays in its tenant.
  ...['refreshSession', 'switchTenant', 'countShopVisit'],
])

beforeAll(async () => {
  stage = rehearse(server, { rewrite: counted })
  standings = await arrangeCallers(server)
  const market = await arrangeMarket(server)
  const foreign = await arrangeForeignRows(server, market)
  for (const caller of callerNames)
    rowsOf[caller] = [(await arrangeOwnRows(server, standings[caller], market)) ?? nowhereRows(market), foreign]
}, 120_000)

function counted(text: string): string {
  if (text.startsWith('insert into "audit_logs"')) audited++
  return text
}

/** Whether a call that wrote something was recorded; undefined where nobody's call wrote anything. */
async function isRecorded(operation: Operation): Promise<boolean | undefined> {
  let hasWritten = false
  for (const caller of callerNames.toReversed().filter((one) => gateOf(operation, one) === 'open'))
    for (const rows of rowsOf[caller] ?? []) {
      audited = 0
      const called = await stage.call(...madeOf(operation, standings[caller], aimAt(operation, rows)))
      if (!called.response.ok || !called.hasWritten) continue
      if (audited > 0) return true
      hasWritten = true
    }
  return hasWritten ? false : undefined
}

test('[ADM-AUD-24] every state-changing admin, money, tenant and sign-in action is recorded', {
  timeout: 280_000,
}, async () => {
  const recorded: string[] = []
  const unrecorded: string[] = []
  for (const operation of operations.filter(({ method, isWebhook }) => method !== 'get' && !isWebhook)) {
    const is = await isRecorded(operation)
    if (is !== undefined) (is ? recorded : unrecorded).push(operation.id)
  }
  expect(unrecorded.toSorted()).toEqual([...notAudited].toSorted())
  expect(recorded.length).toBeGreaterThan(150)
})
