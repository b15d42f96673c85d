import type { GatewayConfig, QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, timeOf } from '../spreadsheets/export-list.ts'
import { toGatewayConfig } from './gateway-views.ts'
import { listGateways } from './read-gateways.ts'
import type { GatewayOwner } from './whose-gateways.ts'

const gatewayFile: ListFile<GatewayConfig> = {
  name: 'payment-gateways',
  sheet: { vi: 'Cổng thanh toán', en: 'Payment gateways' },
  ...{ action: 'gateway.export', entityType: 'payment_gateway_config', narrowedBy: 'gatewayName' },
  namespaces: ['gateways', 'common'],
  columns: [
    ['Tên', 'Name', ({ displayName }) => displayName],
    ['Cổng', 'Gateway', ({ gatewayName }, say) => say('gateways', `name.${gatewayName}`)],
    ['Mô tả', 'Description', ({ description }) => description],
    ['Đang bật', 'Enabled', ({ isEnabled }, say) => say('common', isEnabled ? 'word.yes' : 'word.no')],
    ['Chế độ', 'Mode', ({ isTestMode }, say) => say('gateways', `filter.mode.${isTestMode}`)],
    ['Phí (%)', 'Fee (%)', ({ feeType, feeValue }) => (feeType === 'PERCENTAGE' ? feeValue : null)],
    [
      'Phí cố định (VND)',
      'Fixed fee (VND)',
      ({ feeType, feeValue, fixedFee }) => (feeType === 'FIXED' ? feeValue + fixedFee : fixedFee),
    ],
    ['Tối thiểu (VND)', 'Minimum (VND)', ({ minimumAmount }) => minimumAmount],
    ['Tối đa (VND)', 'Maximum (VND)', ({ maximumAmount }) => maximumAmount],
    ['Tiền tệ', 'Currencies', ({ supportedCurrencies }) => supportedCurrencies.join(', ')],
    ['Ưu tiên', 'Priority', ({ priority }) => priority],
    ['Ngày tạo', 'Created', ({ createdAt }) => timeOf(createdAt)],
    ['Ngày sửa', 'Changed', ({ updatedAt }) => timeOf(updatedAt)],
  ],
}

/** The filtered configurations of an owner as a file, without their credentials. */
export function exportGateways(
  context: RequestContext,
  owner: GatewayOwner,
  query: QueryOf<'exportGatewayConfigs'>,
): Promise<Download> {
  return exportList(context, gatewayFile, query, async (found) =>
    (await listGateways(context, owner, found)).rows.map(toGatewayConfig),
  )
}
