import type { PublicArticleSummary } from '@chonoi/contract'
import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'

export interface ArticleFactsProps {
  article: Pick<PublicArticleSummary, 'publishedAt' | 'readingMinutes'>
  className?: string
}

/** When an article was published and how long reading it takes. */
export function ArticleFacts({ article, className }: ArticleFactsProps) {
  const { t } = useTranslation('news')
  return (
    <Text as="p" size={13} tone="muted" {...(className && { className })}>
      <time dateTime={article.publishedAt}>{formatDate(article.publishedAt)}</time>
      {' · '}
      {t('readingMinutes', { count: article.readingMinutes })}
    </Text>
  )
}
