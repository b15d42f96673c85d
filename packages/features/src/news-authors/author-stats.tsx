import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, PenLine, UserCheck, Users } from 'lucide-react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { authorQueries } from './authors-queries.ts'

/** How many authors there are, and who has most articles on the site. */
export function AuthorStats() {
  const { t } = useTranslation('newsAuthors')
  const { language } = usePreferences()
  const result = useQuery(authorQueries(useApi()).statistics())
  const { data, isPending } = result
  if (result.isError) return <QueryFailure result={result} title={t('stat.failed')} />
  const count = (value = 0) => ({ value: formatNumber(value, language), isLoading: isPending })
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      <Stat label={t('stat.total')} icon={<Users />} {...count(data?.totalAuthors)} />
      <Stat label={t('stat.active')} icon={<UserCheck />} {...count(data?.activeAuthors)} />
      <Stat label={t('stat.verified')} icon={<BadgeCheck />} {...count(data?.verifiedAuthors)} />
      <Stat
        label={t('stat.top')}
        icon={<PenLine />}
        value={data?.topAuthors[0]?.displayName ?? '–'}
        isLoading={isPending}
      />
    </Grid>
  )
}
