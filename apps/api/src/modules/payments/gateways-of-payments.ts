import { providerOf } from '@chonoi/domain'
import type { ChargeIdentity, PaymentGateway } from '@chonoi/payment-gateways'
import type { RequestContext } from '../../http/context.ts'
import { findGatewayConfig } from '../gateways/gateways.store.ts'
import { isProviderConfig, openGateway } from '../gateways/open-gateway.ts'
import type { PaymentRow } from './payments.store.ts'

/** Opens the gateway that a payment was begun with, also when it isn't enabled any more. Null without a provider. */
export async function openGatewayOf(
  context: RequestContext,
  payment: Pick<PaymentRow, 'gatewayConfigId' | 'method'>,
): Promise<PaymentGateway | null> {
  const { gatewayConfigId, method } = payment
  if (!gatewayConfigId || !providerOf(method)) return null
  const config = await context.asSystem((queries) => findGatewayConfig(queries, gatewayConfigId))
  return config && isProviderConfig(config) ? openGateway(context.ports, config) : null
}

export function chargeIdentity(payment: PaymentRow): ChargeIdentity {
  const { reference, gatewayReference, createdAt, customerAddress } = payment
  return { reference, gatewayReference, createdAt, customerAddress }
}
