import type { ArticleComment } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { CommentItem } from './comment-item.tsx'
import { type CommentReader, commentQueries } from './comments-queries.ts'

/** A comment with its replies: the first come with it, the others when asked for. */
export function CommentThread({ comment, reader }: { comment: ArticleComment; reader: CommentReader }) {
  const { t } = useTranslation('comments')
  const [isWhole, setWhole] = useState(false)
  const all = useInfiniteQuery({
    ...commentQueries(useApi()).replies(comment.articleId, comment.id, reader),
    enabled: isWhole,
  })
  const replies = all.data?.pages.flatMap(({ data }) => data) ?? comment.replies
  const left = comment.replyCount - replies.length
  const canReply = reader === 'person'
  return (
    <li className="cn:grid cn:gap-3 cn:py-4 cn:border-b cn:border-border">
      <CommentItem comment={comment} canReply={canReply && !comment.isDeleted} />
      {replies.length > 0 && (
        <ul className="cn:grid cn:gap-4 cn:pl-4 cn:sm:pl-8 cn:border-l cn:border-border" aria-label={t('replies')}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentItem comment={reply} canReply={canReply} />
            </li>
          ))}
        </ul>
      )}
      {all.isError && <QueryFailure result={all} headingLevel={3} />}
      {left > 0 && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            isLoading={all.isFetching}
            onClick={() => (isWhole ? void all.fetchNextPage() : setWhole(true))}
          >
            {t('moreReplies', { count: left })}
          </Button>
        </div>
      )}
    </li>
  )
}
