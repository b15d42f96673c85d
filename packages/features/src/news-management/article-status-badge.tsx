import type { ArticleSummary } from '@chonoi/contract'
import { type ArticleStatus, isScheduled } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'

const toneOf = { DRAFT: 'neutral', PUBLISHED: 'success', ARCHIVED: 'warning' } as const satisfies Record<
  ArticleStatus,
  Tone
>

/** Shows whether an article is on the site, and whether it will be later. */
export function ArticleStatusBadge({ article }: { article: Pick<ArticleSummary, 'status' | 'publishedAt'> }) {
  const { t } = useTranslation('newsManagement')
  const isLater = isScheduled(article, new Date())
  return (
    <Badge tone={isLater ? 'info' : toneOf[article.status]} variant="dot">
      {t(isLater ? 'status.scheduled' : `status.${article.status}`)}
    </Badge>
  )
}
