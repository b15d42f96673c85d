import { bookmarkGrowthLabel } from '@chonoi/domain'
import { formatCount, formatGrowth } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { ScrollArea } from '@chonoi/ui/scroll-area'
import { Stat } from '@chonoi/ui/stat'
import { Tag } from '@chonoi/ui/tag'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { bookmarkQueries } from './bookmark-queries.ts'

/** All bookmarks, those of the last 7 and 30 days with their growth, and the ten most used tags (BOOK-14, BOOK-15). */
export function BookmarkStats() {
  const { t } = useTranslation('bookmarks')
  const { language } = usePreferences()
  const result = useQuery(bookmarkQueries(useApi()).statistics())
  const { data, isPending } = result
  if (result.isError) return <QueryFailure result={result} title={t('admin.statsFailed')} />
  const count = (value = 0) => ({ value: formatCount(value, language), isLoading: isPending })
  return (
    <>
      <Grid columns={{ base: 2, lg: 5 }}>
        <Stat label={t('stat.total')} {...count(data?.totalBookmarks)} />
        <Stat label={t('stat.users')} {...count(data?.uniqueUsers)} />
        <Stat label={t('stat.articles')} {...count(data?.uniqueArticles)} />
        <Stat label={t('stat.last7Days')} {...count(data?.last7Days)} />
        <Stat
          label={t('stat.last30Days')}
          {...count(data?.last30Days)}
          // Keeps the line while it loads.
          hint={data ? growthText(data.growthPercent) : '\u00a0'}
          className="cn:max-lg:col-span-2"
        />
      </Grid>
      {data?.topTags.length !== 0 && (
        <div className="cn:flex cn:items-center cn:gap-2 cn:min-h-9">
          <Text as="span" size={14} weight="medium" id="top-bookmark-tags" className="cn:shrink-0">
            {t('stat.topTags')}
          </Text>
          <ScrollArea labelledBy="top-bookmark-tags" className="cn:min-w-0">
            <ul className="cn:flex cn:gap-2 cn:w-max" aria-labelledby="top-bookmark-tags">
              {data?.topTags.map((one) => (
                <li key={one.tag}>
                  <Tag>{`${one.tag} · ${formatCount(one.count, language)}`}</Tag>
                </li>
              ))}
            </ul>
          </ScrollArea>
        </div>
      )}
    </>
  )

  function growthText(percent: number | null): string {
    if (percent === null) return t('stat.noGrowth')
    const against = t('stat.growth', { percent: formatGrowth(percent, language) })
    return `${t(`growth.${bookmarkGrowthLabel(percent)}`)} · ${against}`
  }
}
