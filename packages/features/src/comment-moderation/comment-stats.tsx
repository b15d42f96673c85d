import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { Ban, CircleCheck, Clock, MessageSquareText, OctagonAlert } from 'lucide-react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { moderationQueries } from './moderation-queries.ts'

/** How many comments there are in each status. */
export function CommentStats() {
  const { t } = useTranslation('commentModeration')
  const { language } = usePreferences()
  const result = useQuery(moderationQueries(useApi()).statistics())
  const { data, isPending } = result
  if (result.isError) return <QueryFailure result={result} title={t('stat.failed')} />
  const count = (value = 0) => ({ value: formatNumber(value, language), isLoading: isPending })
  return (
    <Grid columns={{ base: 2, lg: 5 }}>
      <Stat label={t('stat.total')} icon={<MessageSquareText />} {...count(data?.total)} />
      <Stat label={t('status.PENDING')} icon={<Clock />} {...count(data?.pending)} />
      <Stat label={t('status.APPROVED')} icon={<CircleCheck />} {...count(data?.approved)} />
      <Stat label={t('status.REJECTED')} icon={<Ban />} {...count(data?.rejected)} />
      <Stat label={t('status.SPAM')} icon={<OctagonAlert />} {...count(data?.spam)} />
    </Grid>
  )
}
