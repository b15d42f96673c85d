import type { Event } from '../events/event.ts'
import { toGatewayConfig } from './gateway-views.ts'
import type { GatewayConfigRow } from './gateways.store.ts'

const ofGateway = ({ id, displayName, tenantId }: GatewayConfigRow) =>
  ({ values: { name: displayName }, entityType: 'payment_gateway_config', entityId: id, tenantId }) as const

/** What the audit log keeps of a configuration; never its credentials. */
function facts(row: GatewayConfigRow) {
  const { gatewayName, displayName, description, isEnabled, isTestMode, ...more } = toGatewayConfig(row)
  const { feeType, feeValue, fixedFee, priority, minimumAmount, maximumAmount } = more
  return {
    ...{ gatewayName, displayName, description, isEnabled, isTestMode },
    ...{ feeType, feeValue, fixedFee, priority, minimumAmount, maximumAmount },
  }
}

export const gatewayAdded = (row: GatewayConfigRow): Event => ({
  audit: { action: 'gateway.create', ...ofGateway(row), severity: 'WARNING', changes: facts(row) },
})

/** Names the credentials that were written, not their values. */
export function gatewayChanged(
  before: GatewayConfigRow,
  after: GatewayConfigRow,
  credentials: readonly string[],
): Event {
  const [was, is] = [facts(before), facts(after)]
  const changed = (Object.keys(is) as (keyof typeof is)[]).filter((name) => was[name] !== is[name])
  return {
    audit: {
      action: 'gateway.update',
      ...ofGateway(after),
      severity: 'WARNING',
      changes: {
        ...Object.fromEntries(changed.map((name) => [name, { from: was[name], to: is[name] }])),
        ...(credentials.length > 0 && { credentials: credentials.join(', ') }),
      },
    },
  }
}

export const gatewayRemoved = (row: GatewayConfigRow): Event => ({
  audit: { action: 'gateway.delete', ...ofGateway(row), severity: 'WARNING', changes: facts(row) },
})
