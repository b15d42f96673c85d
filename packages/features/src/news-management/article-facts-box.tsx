import type { Article } from '@chonoi/contract'
import { articleText, readingMinutes } from '@chonoi/domain'
import { formatDateTime, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { usePreferences } from '../app/preferences.tsx'

/** The statistics of an article: when it was written, changed and published, and how long it is (EDITOR-06). */
export function ArticleFactsBox({ article, content }: { article: Article; content: string }) {
  const { t } = useTranslation('newsManagement')
  const { language } = usePreferences()
  const words = articleText(content).split(' ').filter(Boolean).length
  return (
    <Card title={t('facts.title')} headingLevel={3}>
      <DescriptionList
        items={[
          { term: t('column.createdAt'), details: formatDateTime(article.createdAt) },
          { term: t('facts.updatedAt'), details: formatDateTime(article.updatedAt) },
          {
            term: t('column.publishedAt'),
            details: article.publishedAt ? formatDateTime(article.publishedAt) : t('column.notPublished'),
          },
          { term: t('facts.words'), details: formatNumber(words, language) },
          { term: t('facts.readingTime'), details: t('facts.minutes', { count: readingMinutes(content) }) },
        ]}
      />
    </Card>
  )
}
