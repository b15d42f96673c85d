import type { GatewayConfig, GatewayTestResult } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'

export interface TestedGateway {
  gateway: GatewayConfig
  result: GatewayTestResult
}

/** The result of a connection test: the gateway and the reason (ADM-GW-31). */
export function ConnectionTestAlert({ tested, onDismiss }: { tested: TestedGateway; onDismiss: () => void }) {
  const { t } = useTranslation('gateways')
  const { gateway, result } = tested
  const { code, resultCode, success } = result
  const isExplained = code !== 'refused' || Boolean(resultCode)
  const reason = isExplained ? t(`test.${code}`, { code: resultCode ?? '' }) : t('test.unknown')
  return (
    <Alert tone={success ? 'success' : 'danger'} onDismiss={onDismiss}>
      {t('test.result', { name: gateway.displayName, reason })}
    </Alert>
  )
}
