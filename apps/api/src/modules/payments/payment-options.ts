import type { OrderPaymentMethod, PaymentOption } from '@chonoi/contract'
import {
  cashOnDeliveryLimits,
  cashUnavailable,
  gatewayFee,
  type GatewayName,
  limitsUnavailable,
  ownGatewayUnavailable,
  type Payable,
  walletUnavailable,
} from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { type EnabledGateway, listEnabledGateways } from '../gateways/enabled-gateways.ts'
import { findGatewayConfig } from '../gateways/gateways.store.ts'
import { type BankTransfer, openBankTransfer } from '../gateways/open-bank-transfer.ts'
import { isProvider } from '../gateways/open-gateway.ts'
import { findOwedFees } from '../ledger/owed-fees.store.ts'
import { findPlatformTenantId } from './checkout-locks.store.ts'

/** A way to pay, and the configuration behind it. */
export interface OfferedMethod {
  readonly option: PaymentOption
  readonly gateway: EnabledGateway | null
}

/** What is to be paid, and whose goods it pays; a deposit pays nobody's. */
export interface Checkout extends Payable {
  readonly shopIds: readonly string[]
  readonly hasPlatformCoupon: boolean
  /** Whether its buyer would have too much on its way by cash. */
  readonly passesCashLimits: boolean
}

const methods = {
  vnpay: 'VNPAY',
  momo: 'MOMO',
  zalopay: 'ZALOPAY',
  stripe: 'CARD',
  paypal: 'PAYPAL',
  bank_transfer: 'VIETQR',
  manual_deposit: 'MANUAL_DEPOSIT',
} as const satisfies Record<GatewayName, OrderPaymentMethod>

/**
 * Every way to pay, with its fee and why it isn't available. The platform's gateways serve every checkout; where a shop
 * may collect the money itself, its own gateway stands in for the platform's of the same name. Runs as the system.
 */
export async function offerMethods(
  context: RequestContext,
  queries: Queries,
  payable: Checkout,
): Promise<readonly OfferedMethod[]> {
  const gateways = await listEnabledGateways(queries, await findPlatformTenantId(queries))
  const transfer = await findBankTransfer(context, queries, gateways)
  const ofPlatform = gateways.flatMap((gateway): OfferedMethod[] => {
    const method = methods[gateway.gatewayName]
    // Without an account nobody knows where to transfer to.
    if (gateway.gatewayName === 'manual_deposit' && !transfer) return []
    const isPlainTransfer = method === 'VIETQR' && !transfer?.bankBin
    return [{ option: byGateway(isPlainTransfer ? 'BANK_TRANSFER' : method, gateway, payable), gateway }]
  })
  const ofShops = (await offerOwnGateways(queries, payable)).filter(
    (own) => own.option.unavailableBecause === null || !hasMethodOf(ofPlatform, own),
  )
  const { hasPlatformCoupon, passesCashLimits: passesLimits } = payable
  const owedFeesInCents = await findOwedFees(queries, payable.shopIds)
  const cash = cashUnavailable(payable, { hasPlatformCoupon, owedFeesInCents, passesLimits })
  return [
    { option: builtIn('WALLET', walletUnavailable(payable)), gateway: null },
    ...ofShops,
    ...ofPlatform.filter((one) => !hasMethodOf(ofShops, one)),
    { option: { ...builtIn('CASH_ON_DELIVERY', cash), ...cashOnDeliveryLimits }, gateway: null },
  ]
}

const hasMethodOf = (offered: readonly OfferedMethod[], { option }: OfferedMethod): boolean =>
  offered.some((one) => one.option.method === option.method)

/**
 * The gateways of the checkout's shops, each method once. Only a provider can say that a shop was paid, so transfers
 * are none of them.
 */
async function offerOwnGateways(queries: Queries, checkout: Checkout): Promise<readonly OfferedMethod[]> {
  const { shopIds, hasPlatformCoupon } = checkout
  const own = (await listEnabledGateways(queries, ...shopIds)).filter(
    ({ gatewayName, isOfPlatform }) => isProvider(gatewayName) && !isOfPlatform,
  )
  if (own.length === 0) return []
  const owedFeesInCents = await findOwedFees(queries, shopIds)
  const because = ownGatewayUnavailable({ shopCount: shopIds.length, hasPlatformCoupon, owedFeesInCents })
  return [...Map.groupBy(own, ({ gatewayName }) => gatewayName)].flatMap(([gatewayName, [gateway]]) => {
    if (!gateway) return []
    const option = byGateway(methods[gatewayName], gateway, checkout)
    const unavailableBecause = because ?? option.unavailableBecause
    return [{ option: { ...option, unavailableBecause, shopName: gateway.tenantName }, gateway }]
  })
}

function builtIn(method: OrderPaymentMethod, unavailableBecause: PaymentOption['unavailableBecause']): PaymentOption {
  return {
    ...{ method, shopName: null, name: null, description: null, isTestMode: false, feeInCents: 0 },
    ...{ minimumInCents: null, maximumInCents: null, unavailableBecause },
  }
}

function byGateway(method: OrderPaymentMethod, gateway: EnabledGateway, payable: Payable): PaymentOption {
  const { displayName: name, description, isTestMode, terms } = gateway
  const { minimumInCents, maximumInCents } = terms
  return {
    ...{ method, shopName: null, name, description, isTestMode, minimumInCents, maximumInCents },
    feeInCents: gatewayFee(terms, payable.amountInCents),
    unavailableBecause: limitsUnavailable(payable, terms),
  }
}

/** The account that transfers go to: the configured one, or else that of deposits. */
export async function findBankTransfer(
  context: RequestContext,
  queries: Queries,
  gateways: readonly EnabledGateway[],
): Promise<Omit<BankTransfer, 'feeds'> | null> {
  const enabled = gateways.find(({ gatewayName }) => gatewayName === 'bank_transfer')
  const config = enabled && (await findGatewayConfig(queries, enabled.configId))
  return config ? openBankTransfer(context.ports, config) : context.ports.bankAccount
}
