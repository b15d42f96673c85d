import { gatewayNames } from '@chonoi/domain'
import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import type { GatewayOwner } from '../app/use-gateway-owner.ts'
import { gatewayQueries } from './gateways-queries.ts'

/** Statistics cards: all, enabled, in test mode, and the kinds in use (ADM-GW-01). Hidden when they can't be loaded. */
export function GatewayStats({ owner }: { owner: GatewayOwner }) {
  const { t } = useTranslation('gateways')
  const { language } = usePreferences()
  const { data, isPending } = useQuery(gatewayQueries(useApi()).statistics(owner))
  if (!data && !isPending) return null
  const count = (value = 0) => ({ value: formatNumber(value, language), isLoading: isPending })
  const used = gatewayNames.filter((name) => (data?.gatewaysByType[name] ?? 0) > 0)
  return (
    <Grid columns={{ base: 1, sm: 2, lg: 4 }}>
      <Stat label={t('stats.total')} {...count(data?.totalGateways)} />
      <Stat label={t('stats.enabled')} {...count(data?.enabledGateways)} />
      <Stat label={t('stats.testMode')} {...count(data?.testModeGateways)} />
      <Stat
        label={t('stats.byType')}
        {...count(used.length)}
        // Keeps its line while loading, so that the list below doesn't move.
        hint={isPending ? '\u00A0' : used.map((name) => t(`name.${name}`)).join(', ') || undefined}
      />
    </Grid>
  )
}
