import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { Archive, FileText, Globe, PencilLine } from 'lucide-react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { articleQueries } from './articles-queries.ts'

/** The four tiles above the list (ADM-NEWS-01). */
export function ArticleStats() {
  const { t } = useTranslation('newsManagement')
  const { language } = usePreferences()
  const result = useQuery(articleQueries(useApi()).stats())
  const { data, isPending } = result
  if (result.isError) return <QueryFailure result={result} title={t('stat.failed')} />
  const count = (value = 0) => ({ value: formatNumber(value, language), isLoading: isPending })
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      <Stat label={t('stat.total')} icon={<FileText />} {...count(data?.totalArticles)} />
      <Stat label={t('stat.published')} icon={<Globe />} {...count(data?.publishedArticles)} />
      <Stat label={t('stat.draft')} icon={<PencilLine />} {...count(data?.draftArticles)} />
      <Stat label={t('stat.archived')} icon={<Archive />} {...count(data?.archivedArticles)} />
    </Grid>
  )
}
