import type { ArticleSummary } from '@chonoi/contract'
import { href, pictureSources } from '@chonoi/domain'
import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Checkbox } from '@chonoi/ui/checkbox'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { ArticleRowActions } from './article-row-actions.tsx'
import { ArticleStatusBadge } from './article-status-badge.tsx'

export interface ArticleGridProps {
  articles: readonly ArticleSummary[]
  selectedIds: ReadonlySet<string>
  onSelect: (ids: string[]) => void
  /** Shown while articles are selected. */
  bulkActions: React.ReactNode
}

/** The articles as cards with their pictures, each with its checkbox. */
export function ArticleGrid({ articles, selectedIds, onSelect, bulkActions }: ArticleGridProps) {
  const { t } = useTranslation(['newsManagement', 'common'])
  const all = articles.map(({ id }) => id)
  const { size } = selectedIds
  const toggle = (id: string) =>
    onSelect(selectedIds.has(id) ? [...selectedIds].filter((one) => one !== id) : [...selectedIds, id])
  return (
    <div className="cn:grid cn:gap-4">
      <div className="cn:flex cn:flex-wrap cn:items-center cn:gap-3 cn:min-h-11">
        <Checkbox
          label={size > 0 ? t('common:list.selected', { count: size }) : t('newsManagement:list.selectAll')}
          checked={size > 0 && size === all.length}
          isIndeterminate={size > 0 && size < all.length}
          onChange={() => onSelect(size === all.length ? [] : all)}
        />
        {size > 0 && bulkActions}
      </div>
      <ul className="cn:grid cn:grid-fill-[260px] cn:gap-4">
        {articles.map((article) => (
          <li
            key={article.id}
            className="cn:flex cn:flex-col cn:overflow-clip cn:border cn:border-border cn:rounded-lg cn:bg-surface"
          >
            <div className="cn:aspect-video cn:bg-primary-subtle">
              {article.featuredImageUrl && (
                <img
                  {...pictureSources(article.featuredImageUrl, '(min-width: 768px) 400px, 100vw')}
                  alt=""
                  width={480}
                  height={270}
                  loading="lazy"
                  className="cn:size-full cn:object-cover"
                />
              )}
            </div>
            <div className="cn:flex cn:flex-1 cn:flex-col cn:gap-2 cn:p-4">
              <div className="cn:flex cn:items-center cn:justify-between cn:gap-2">
                <ArticleStatusBadge article={article} />
                <Checkbox
                  label={article.title}
                  isLabelHidden
                  checked={selectedIds.has(article.id)}
                  onChange={() => toggle(article.id)}
                />
              </div>
              <Link
                href={href('/admin/news/$articleId/edit', { articleId: article.id })}
                variant="quiet"
                className="cn:font-semibold"
                dir="auto"
              >
                {article.title}
              </Link>
              <Text size={13} tone="muted" lines={2} dir="auto">
                {article.excerpt}
              </Text>
              <div className="cn:flex cn:flex-wrap cn:items-center cn:justify-between cn:gap-2 cn:mt-auto cn:[&>div]:flex-wrap">
                <Text as="span" size={13} tone="muted">
                  {article.publishedAt ? formatDate(article.publishedAt) : t('newsManagement:column.notPublished')}
                </Text>
                <ArticleRowActions article={article} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
