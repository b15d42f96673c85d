import type { OrderPaymentMethod, PaymentOption } from '@chonoi/contract'
import {
  cashOnDeliveryLimits,
  cashUnavailable,
  gatewayFee,
  type GatewayName,
  limitsUnavailable,
  type Payable,
  walletUnavailable,
} from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { type EnabledGateway, listEnabledGateways } from '../gateways/enabled-gateways.ts'
import { findGatewayConfig } from '../gateways/gateways.store.ts'
import { type BankTransfer, openBankTransfer } from '../gateways/open-bank-transfer.ts'
import { findPlatformTenantId } from './checkout-locks.store.ts'

/** A way to pay, and the configuration behind it. */
export interface OfferedMethod {
  readonly option: PaymentOption
  readonly gateway: EnabledGateway | null
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
 * Every way to pay, with its fee and why it isn't available. The platform collects the money of all shops, so its own
 * gateways serve every checkout. Runs as the system.
 */
export async function offerMethods(
  context: RequestContext,
  queries: Queries,
  payable: Payable,
): Promise<readonly OfferedMethod[]> {
  const gateways = await listEnabledGateways(queries, await findPlatformTenantId(queries))
  const transfer = await findBankTransfer(context, queries, gateways)
  return [
    { option: builtIn('WALLET', walletUnavailable(payable)), gateway: null },
    ...gateways.flatMap((gateway) => {
      const method = methods[gateway.gatewayName]
      // Without an account nobody knows where to transfer to.
      if (gateway.gatewayName === 'manual_deposit' && !transfer) return []
      const isPlainTransfer = method === 'VIETQR' && !transfer?.bankBin
      return [{ option: byGateway(isPlainTransfer ? 'BANK_TRANSFER' : method, gateway, payable), gateway }]
    }),
    { option: { ...builtIn('CASH_ON_DELIVERY', cashUnavailable(payable)), ...cashOnDeliveryLimits }, gateway: null },
  ]
}

function builtIn(method: OrderPaymentMethod, unavailableBecause: PaymentOption['unavailableBecause']): PaymentOption {
  return {
    ...{ method, name: null, description: null, isTestMode: false, feeInCents: 0 },
    ...{ minimumInCents: null, maximumInCents: null, unavailableBecause },
  }
}

function byGateway(method: OrderPaymentMethod, gateway: EnabledGateway, payable: Payable): PaymentOption {
  const { displayName: name, description, isTestMode, terms } = gateway
  const { minimumInCents, maximumInCents } = terms
  return {
    ...{ method, name, description, isTestMode, minimumInCents, maximumInCents },
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
