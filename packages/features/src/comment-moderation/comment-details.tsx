import type { ModeratedComment } from '@chonoi/contract'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DetailsInList } from '../lists/details-of.tsx'
import { articleHref } from '../news/news-link.ts'
import { CommentRowActions } from './comment-row-actions.tsx'
import { CommentState } from './comment-state.tsx'
import { authorOf } from './comment-words.ts'
import { moderationQueries } from './moderation-queries.ts'

export interface CommentDetailsProps {
  commentId: string
  /** The comments of the page. */
  rows: readonly ModeratedComment[]
  onDeleted: () => void
}

/** A comment in full beside the list, with the decisions on it. It stays when a decision takes it out of the list. */
export default function CommentDetails({ commentId, rows, onDeleted }: CommentDetailsProps) {
  const decided = useQuery(moderationQueries(useApi()).decided(commentId))
  return (
    <DetailsInList row={rows.find(({ id }) => id === commentId) ?? decided.data}>
      {(comment) => <InFull comment={comment} onDeleted={onDeleted} />}
    </DetailsInList>
  )
}

function InFull({ comment, onDeleted }: { comment: ModeratedComment; onDeleted: () => void }) {
  const { t } = useTranslation('commentModeration')
  const { article, replyTo, moderationNote, editedAt } = comment
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <CommentState comment={comment} />
        <CommentRowActions comment={comment} onDeleted={onDeleted} />
      </Stack>
      <Text className="cn:whitespace-pre-line cn:wrap-anywhere" dir="auto">
        {comment.content}
      </Text>
      <DescriptionList
        items={[
          { term: t('column.author'), details: <bdi>{authorOf(comment)}</bdi> },
          {
            term: t('column.article'),
            details: (
              <Link href={articleHref(article)} dir="auto">
                {article.title}
              </Link>
            ),
          },
          ...(replyTo ? [{ term: t('details.replyTo'), details: <span dir="auto">{replyTo}</span> }] : []),
          ...(moderationNote ? [{ term: t('decide.note'), details: <span dir="auto">{moderationNote}</span> }] : []),
          { term: t('column.createdAt'), details: formatDateTime(comment.createdAt) },
          ...(editedAt ? [{ term: t('details.editedAt'), details: formatDateTime(editedAt) }] : []),
        ]}
      />
    </Stack>
  )
}
