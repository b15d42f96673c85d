import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { campaignQueries } from './campaign-queries.ts'

/** Campaigns, scheduled and sent ones, and the shares that were opened and clicked. Hidden when they can't be loaded. */
export function CampaignStats() {
  const { t } = useTranslation('campaigns')
  const { language } = usePreferences()
  const { data, isPending } = useQuery(campaignQueries(useApi()).stats())
  if (!data && !isPending) return null
  const count = (value = 0) => ({ value: formatNumber(value, language), isLoading: isPending })
  const rate = (value = 0) => ({ value: `${formatNumber(value, language)}%`, isLoading: isPending })
  return (
    <Grid columns={{ base: 2, lg: 5 }}>
      <Stat label={t('stats.total')} {...count(data?.total)} />
      <Stat label={t('stats.scheduled')} {...count(data?.scheduled)} />
      <Stat label={t('stats.sent')} {...count(data?.sent)} />
      <Stat label={t('stats.openRate')} {...rate(data?.openRate)} />
      <Stat label={t('stats.clickRate')} {...rate(data?.clickRate)} />
    </Grid>
  )
}
