import type { GatewayConfig as GatewayConfigView } from '@chonoi/contract'
import { gatewayEntry, type GatewayConfig, maskGatewayConfig, vndFromCents } from '@chonoi/domain'
import { paginationOf } from '../../http/pagination.ts'
import type { GatewayConfigRow } from './gateways.store.ts'

/** A configuration without its credentials. */
export function toGatewayConfig(row: GatewayConfigRow): GatewayConfigView {
  const {
    id,
    version,
    tenantId,
    gatewayName,
    displayName,
    logo,
    description,
    isEnabled,
    isTestMode,
    feeType,
    priority,
  } = row
  const { currencies, required } = gatewayEntry(gatewayName)
  return {
    ...{ id, version, tenantId, gatewayName, displayName, logo, description, isEnabled, isTestMode, feeType, priority },
    feeValue: feeType === 'PERCENTAGE' ? row.feeBasisPoints / 100 : vndFromCents(row.feeInCents),
    fixedFee: vndFromCents(row.fixedFeeInCents),
    minimumAmount: vndFromCents(row.minimumInCents),
    maximumAmount: vndFromCents(row.maximumInCents),
    supportedCurrencies: [...currencies],
    requiredFields: required.map(({ name }) => name),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The same with its credentials, masked. */
export function toGatewayWithSecrets(row: GatewayConfigRow, config: GatewayConfig): GatewayConfigView {
  return { ...toGatewayConfig(row), config: maskGatewayConfig(row.gatewayName, config) }
}

export function toGatewayPage(
  { rows, total }: { rows: readonly GatewayConfigRow[]; total: number },
  { page, limit }: { page: number; limit: number },
) {
  return { data: rows.map(toGatewayConfig), pagination: paginationOf(page, limit, total) }
}
