import type { ArticleSummary } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import type { TFunction } from '@chonoi/i18n'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { Thumbnail } from '../shell/thumbnail.tsx'
import { ArticleRowActions } from './article-row-actions.tsx'
import { ArticleStatusBadge } from './article-status-badge.tsx'

const thumb = 'cn:shrink-0 cn:w-16 cn:aspect-video cn:object-cover cn:rounded-sm cn:bg-primary-subtle'

/** The columns of the list of articles, for a table and for its cards on phones. */
export function articleColumns(t: TFunction<'newsManagement'>): DataTableColumn<ArticleSummary>[] {
  return [
    {
      id: 'title',
      header: t('column.title'),
      isPrimary: true,
      cell: (article) => (
        <span className="cn:flex cn:gap-3 cn:items-center cn:min-w-0">
          <Thumbnail url={article.featuredImageUrl} width={64} height={36} className={thumb} />
          <span className="cn:flex cn:flex-col cn:min-w-0 cn:max-w-[min(24rem,45vw)]">
            <Link href={href('/admin/news/$articleId/edit', { articleId: article.id })} variant="quiet" dir="auto">
              {article.title}
            </Link>
            <Text as="span" size={13} tone="muted" weight="regular" className="cn:truncate">
              /{article.slug}
            </Text>
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('column.status'),
      cell: (article) => (
        <span className="cn:whitespace-nowrap">
          <ArticleStatusBadge article={article} />
        </span>
      ),
    },
    {
      id: 'category',
      header: t('column.category'),
      cell: ({ category }) =>
        category?.name ?? (
          <Text as="span" tone="muted">
            {t('column.noCategory')}
          </Text>
        ),
    },
    {
      id: 'publishedAt',
      header: t('column.publishedAt'),
      cell: ({ publishedAt }) =>
        publishedAt ? (
          <DateTimeCell value={publishedAt} />
        ) : (
          <Text as="span" tone="muted">
            {t('column.notPublished')}
          </Text>
        ),
    },
    {
      id: 'createdAt',
      header: t('column.createdAt'),
      isHiddenOnCard: true,
      cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
    },
    {
      id: 'actions',
      pin: 'end',
      header: t('column.actions'),
      isHeaderHidden: true,
      cell: (article) => <ArticleRowActions article={article} />,
    },
  ]
}
