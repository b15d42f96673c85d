import * as domain from '@chonoi/domain'
import { beforeAll, expect, test } from 'vitest'
import { contractDocument } from '../../src/http/contract-document.ts'
import { useTestApi } from '../testing/test-api.ts'

/** Other places that contain the values of a database check. */
interface ClosedList {
  /** Name in the contract's schemas. */
  contract?: string
  domain?: readonly string[]
  /** Values that only the database contains, because they are never shown. */
  internal?: readonly string[]
  /** Reason why no other place contains the list. */
  databaseOnly?: string
}

const notServed = 'no operation serves it yet'
const paymentStatus: ClosedList = { contract: 'OrderPaymentStatus', domain: domain.orderPaymentStatuses }

/** Every column with a check on a list of values, e.g. of statuses. */
const lists: Readonly<Record<string, ClosedList>> = {
  'memberships.role': { contract: 'Role', domain: domain.roles },
  'memberships.status': { contract: 'MembershipStatus', domain: domain.membershipStatuses },
  'data_exports.format': { contract: 'DataExportFormat', domain: domain.dataExportFormats },
  'data_exports.status': { contract: 'DataExportStatus', domain: domain.dataExportStatuses },
  'product_imports.status': { contract: 'ProductImportStatus', domain: domain.productImportStatuses },
  'personal_exports.status': { contract: 'DataExportStatus', domain: domain.dataExportStatuses },
  'invitations.role': { contract: 'InvitableRole', domain: domain.invitableRoles },
  'invitations.status': { databaseOnly: 'EXPIRED is added when it is read' },
  'shop_handovers.sender_becomes': { contract: 'FormerOwnerRole', domain: domain.formerOwnerRoles },
  'shop_handovers.status': { databaseOnly: 'only open ones are told' },
  'tenants.approval_status': { domain: domain.tenantApprovalStatuses },
  'platform_settings.two_factor_demanded_of': { contract: 'TwoFactorDemand', domain: domain.twoFactorDemands },
  'tenants.language': { contract: 'Language' },
  'users.language': { contract: 'Language' },
  'users.platform_role': { contract: 'Role', domain: domain.roles },
  'contact_messages.language': { contract: 'Language' },
  'contact_messages.topic': { contract: 'ContactTopic' },
  'stock_movements.type': { contract: 'StockMovementType', domain: domain.stockMovementTypes },
  'products.condition': { contract: 'ProductCondition', domain: domain.productConditions },
  'products.status': { contract: 'ProductStatus', domain: domain.productStatuses },
  'reviews.status': { contract: 'ReviewStatus' },
  'wishlist_items.priority': { contract: 'WishlistPriority', domain: domain.wishlistPriorities },
  'coupons.discount_type': { contract: 'CartCoupon/properties/discountType', domain: domain.couponDiscountTypes },
  'orders.status': { contract: 'OrderStatus', domain: domain.orderStatuses },
  'orders.payment_status': paymentStatus,
  'order_groups.payment_status': paymentStatus,
  'shipments.carrier': { contract: 'ShippingCarrier', domain: domain.shippingCarriers },
  'order_events.by_role': { contract: 'OrderEvent/properties/byRole' },
  'deposits.status': { contract: 'DepositStatus', domain: domain.depositStatuses },
  'live_events.topic': { contract: 'LiveTopic' },
  'invoice_prints.status': { contract: 'InvoicePrintStatus', domain: domain.invoicePrintStatuses },
  'invoices.status': { contract: 'InvoiceStatus', domain: domain.invoiceStatuses },
  'invoice_payments.method': { contract: 'InvoicePaymentMethod', domain: domain.invoicePaymentMethods },
  'remittances.status': { contract: 'RemittanceStatus', domain: domain.remittanceStatuses },
  'remittance_lines.match': { contract: 'RemittanceMatch', domain: domain.remittanceMatches },
  'ledger_transactions.type': { contract: 'TransactionType', internal: ['ORDER_SETTLEMENT'] },
  'ledger_accounts.kind': { contract: 'LedgerAccountKind' },
  'withdrawals.status': { contract: 'WithdrawalStatus', domain: domain.withdrawalStatuses },
  'automated_withdrawals.frequency': { contract: 'AutomatedWithdrawalFrequency', domain: domain.automatedFrequencies },
  'automated_withdrawal_runs.status': { contract: 'AutomatedRunStatus' },
  'payment_gateway_configs.gateway_name': { contract: 'GatewayName', domain: domain.gatewayNames },
  'payment_gateway_configs.fee_type': { contract: 'GatewayFeeType', domain: domain.gatewayFeeTypes },
  'payments.method': { contract: 'OrderPaymentMethod', domain: domain.paymentMethods },
  'payments.status': { contract: 'PaymentStatus', domain: domain.paymentStatuses },
  'payments.language': { contract: 'Language' },
  'payments.charged_currency': { databaseOnly: 'a gateway charges in it' },
  'payment_events.source': { contract: 'PaymentSource' },
  'payment_refunds.destination': { contract: 'RefundDestination' },
  'payment_refunds.status': { contract: 'RefundStatus' },
  'push_devices.device_type': { contract: 'PushDeviceType', domain: domain.pushDeviceTypes },
  'campaigns.status': { contract: 'CampaignStatus', domain: domain.campaignStatuses },
  'campaigns.channel': { contract: 'CampaignChannel', domain: domain.campaignChannels },
  'campaign_recipients.status': { databaseOnly: 'only the job that sends reads it' },
  'digital_deliveries.status': { databaseOnly: 'EXPIRED is added when it is read' },
  'order_notifications.channel': {
    contract: 'OrderNotificationChannel',
    domain: domain.orderNotificationChannels,
  },
  'order_notifications.status': { contract: 'OrderNotificationStatus', domain: domain.orderNotificationStatuses },
  'order_notifications.failure_reason': { contract: 'OrderNotificationFailure' },
  'order_returns.status': { contract: 'ReturnStatus', domain: domain.returnStatuses },
  'order_returns.reason': { contract: 'ReturnReason', domain: domain.returnReasons },
  'order_returns.destination': { contract: 'RefundDestination' },
  'order_returns.carrier': { contract: 'ShippingCarrier', domain: domain.shippingCarriers },
  'order_return_events.status': { contract: 'ReturnStatus', domain: domain.returnStatuses },
  'order_return_events.by_role': { contract: 'ReturnSide' },
  'order_complaints.status': { contract: 'OrderComplaintStatus', domain: domain.complaintStatuses },
  'seller_verifications.kind': { contract: 'SellerKind', domain: domain.sellerKinds },
  'seller_verifications.status': {
    contract: 'SellerVerificationStatus',
    domain: domain.sellerVerificationStatuses,
  },
  'shop_movement_sums.kind': { contract: 'ShopMovementKind' },
  'shop_movement_sums.measure': { databaseOnly: notServed },
  'wallet_adjustments.status': { contract: 'WalletAdjustmentStatus', domain: domain.walletAdjustmentStatuses },
  'wallet_adjustments.type': { contract: 'WalletAdjustmentType', domain: domain.walletAdjustmentTypes },
  'payment_mismatches.kind': { contract: 'PaymentMismatchKind' },
  'payment_mismatches.outcome': { contract: 'DoubleRefundOutcome' },
  'installations.began_as': { databaseOnly: 'only the server starts by it' },
  'articles.status': { contract: 'ArticleStatus', domain: domain.articleStatuses },
  'visit_measures.measure': { contract: 'VisitMeasure', domain: domain.visitMeasures },
  'article_readings.source': { contract: 'ReadingSource', domain: domain.readingSourceTypes },
  'article_comments.status': { contract: 'CommentStatus', domain: domain.commentStatuses },
  'article_comments.held_because': { contract: 'CommentHold', domain: domain.commentHoldTypes },
  'article_counts.kind': { databaseOnly: notServed },
  'comment_counts.kind': { databaseOnly: notServed },
  'audit_logs.severity': { databaseOnly: notServed },
  'audit_logs.status': { databaseOnly: notServed },
}

/** Domain lists without a column. */
const notStored = new Set([
  ...['displayedPaymentStatuses', 'fetchErrorStatuses', 'walletAdjustmentTypes', 'invitationStatuses'],
  ...['importColumns', 'requiredImportColumns', 'moneyGateways', 'ledgerDebts', 'paymentReporters'],
  ...['dataExportTypes', 'campaignActions', 'orderMessageTypes', 'digitalDeliveryStatuses'],
])

const server = useTestApi()
const inDatabase = new Map<string, readonly string[]>()

beforeAll(async () => {
  const { rows } = await server.owner.query<{ column: string; definition: string }>(
    `select relname || '.' || attname as column, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class t on t.oid = conrelid
       join pg_attribute on attrelid = t.oid and attnum = conkey[1]
     where contype = 'c' and relnamespace = 'public'::regnamespace and cardinality(conkey) = 1`,
  )
  for (const { column, definition } of rows) {
    const values = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/.exec(definition)?.[1]
    if (values)
      inDatabase.set(column, [...values.matchAll(/'([^']+)'::text/g)].map(([, value = '']) => value).toSorted())
  }
})

function enumAt(place: string): readonly string[] {
  const keys = place.split('/')
  const schema = keys.reduce<unknown>(
    (node, key) => (node as Record<string, unknown>)[key],
    contractDocument.components.schemas,
  )
  return (schema as { enum: readonly string[] }).enum
}

test('checks: every list in a database check is compared', () => {
  expect([...inDatabase.keys()].toSorted()).toEqual(Object.keys(lists).toSorted())
})

test('domain: every list of statuses, types or conditions is compared', () => {
  const compared = new Set<unknown>(Object.values(lists).map(({ domain: values }) => values))
  const missed = Object.entries(domain).filter(
    ([name, values]) =>
      Array.isArray(values) &&
      /(Statuses|Types|Conditions)$/.test(name) &&
      !notStored.has(name) &&
      !compared.has(values),
  )
  expect(missed.map(([name]) => name)).toEqual([])
})

test.each(Object.entries(lists))('%s: has the values of the contract and of the domain', (column, list) => {
  const { contract, domain: ofDomain, internal = [], databaseOnly } = list
  const stored = inDatabase.get(column)
  const others = [...(contract ? [enumAt(contract)] : []), ...(ofDomain ? [ofDomain] : [])]
  expect(others.length > 0).toBe(databaseOnly === undefined)
  expect(others.map((values) => [...values, ...internal].toSorted())).toEqual(others.map(() => stored))
})
