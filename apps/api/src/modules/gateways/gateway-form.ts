import type { BodyOf } from '@chonoi/contract'
import {
  basisPointsFromPercent,
  centsFromVnd,
  gatewayConfigOf,
  gatewayDefaults,
  gatewayEntry,
  type GatewayForm,
} from '@chonoi/domain'
import { toGatewayConfig } from './gateway-views.ts'
import type { GatewayConfigRow } from './gateways.store.ts'

export type GatewayInput = BodyOf<'updateGatewayConfig'>

/** The form that an input makes of a stored configuration, with everything that the input leaves away. */
export function changedForm(row: GatewayConfigRow, input: GatewayInput): GatewayForm {
  const { gatewayName, displayName, feeType, feeValue, fixedFee, priority, minimumAmount, maximumAmount, description } =
    {
      ...toGatewayConfig(row),
      ...input,
    }
  return {
    ...{ gatewayName, displayName, feeType, feeValue, fixedFee, priority, minimumAmount, maximumAmount },
    description: description ?? '',
    config: input.config && gatewayConfigOf(input.config),
  }
}

/** The form of a new configuration. Only the gateway and its credentials have no default. */
export function newForm(input: BodyOf<'createGatewayConfig'>): GatewayForm {
  const { gatewayName, config, ...given } = input
  return {
    ...{ displayName: gatewayEntry(gatewayName).displayName, feeType: gatewayDefaults.feeType },
    ...{ feeValue: 0, fixedFee: 0, priority: 0 },
    ...{ minimumAmount: gatewayDefaults.minimumAmount, maximumAmount: gatewayDefaults.maximumAmount },
    ...given,
    ...{ gatewayName, description: given.description ?? '', config: gatewayConfigOf(config) },
  }
}

/** The columns of a valid form. */
export function columnsOf(form: GatewayForm) {
  const isPercentage = form.feeType === 'PERCENTAGE'
  const vnd = (amount: number | null) => centsFromVnd(amount ?? 0)
  return {
    displayName: form.displayName.trim(),
    description: form.description.trim() || null,
    feeType: form.feeType,
    feeBasisPoints: isPercentage ? basisPointsFromPercent(form.feeValue ?? 0) : 0,
    feeInCents: isPercentage ? 0 : vnd(form.feeValue),
    fixedFeeInCents: vnd(form.fixedFee),
    priority: form.priority ?? 0,
    minimumInCents: vnd(form.minimumAmount),
    maximumInCents: vnd(form.maximumAmount),
  }
}
