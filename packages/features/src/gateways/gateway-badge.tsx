import { type GatewayState, gatewayState } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'

const toneOf = { off: 'neutral', test: 'warning', active: 'success' } as const satisfies Record<GatewayState, Tone>

/** Off, test or active (ADM-GW-22). */
export function GatewayBadge({ gateway }: { gateway: { isEnabled: boolean; isTestMode: boolean } }) {
  const { t } = useTranslation('gateways')
  const state = gatewayState(gateway)
  return (
    <Badge tone={toneOf[state]} variant="dot">
      {t(`state.${state}`)}
    </Badge>
  )
}
