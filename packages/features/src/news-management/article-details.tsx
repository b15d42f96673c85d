import type { Article } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DetailsOf } from '../lists/details-of.tsx'
import { knownFact } from '../lists/known-fact.ts'
import { Thumbnail } from '../shell/thumbnail.tsx'
import { ArticleFactsBox } from './article-facts-box.tsx'
import { movesOf } from './article-moves.ts'
import { ArticleRowActions } from './article-row-actions.tsx'
import { ArticleStatusBadge } from './article-status-badge.tsx'
import { articleQueries } from './articles-queries.ts'
import { useMoveArticles } from './use-move-articles.ts'

export interface ArticleDetailsProps {
  articleId: string
  onDeleted: () => void
}

/** An article beside the list: its picture, summary and facts. It stays when a move takes it out of the list. */
export default function ArticleDetails({ articleId, onDeleted }: ArticleDetailsProps) {
  const result = useQuery(articleQueries(useApi()).detail(articleId))
  return <DetailsOf result={result}>{(article) => <InFull article={article} onDeleted={onDeleted} />}</DetailsOf>
}

function InFull({ article, onDeleted }: { article: Article; onDeleted: () => void }) {
  const { t } = useTranslation('newsManagement')
  const { featuredImageUrl, excerpt, slug, category, tags, metaTitle, metaDescription } = article
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <ArticleStatusBadge article={article} />
        <ArticleRowActions article={article} onDeleted={onDeleted} />
      </Stack>
      <Moves article={article} />
      {featuredImageUrl && (
        <Thumbnail
          url={featuredImageUrl}
          width={480}
          height={270}
          className="cn:w-full cn:aspect-video cn:object-cover cn:rounded-md cn:bg-primary-subtle"
        />
      )}
      {excerpt && (
        <Text className="cn:wrap-anywhere" dir="auto">
          {excerpt}
        </Text>
      )}
      <DescriptionList
        items={[
          { term: t('field.slug'), details: <span className="cn:wrap-anywhere">/{slug}</span> },
          { term: t('column.category'), details: category ? <bdi>{category.name}</bdi> : t('column.noCategory') },
          ...knownFact(t('field.tags'), tags.length > 0 && <bdi>{tags.join(', ')}</bdi>),
          ...knownFact(t('field.metaTitle'), metaTitle && <span dir="auto">{metaTitle}</span>),
          ...knownFact(t('field.metaDescription'), metaDescription && <span dir="auto">{metaDescription}</span>),
        ]}
      />
      <ArticleFactsBox article={article} content={article.content} />
    </Stack>
  )
}

/** What the article can become, each with a way back. */
function Moves({ article }: { article: Article }) {
  const { t } = useTranslation('newsManagement')
  const { move, isPending, isMoving } = useMoveArticles([article])
  return (
    <Stack direction="row" gap={2} isWrapping>
      {movesOf(article).map((action) => (
        <Button
          key={action}
          size="sm"
          variant="secondary"
          isLoading={isMoving(action)}
          disabled={isPending}
          onClick={() => move(action)}
        >
          {t(`bulk.${action}`)}
        </Button>
      ))}
    </Stack>
  )
}
