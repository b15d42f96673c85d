import { href, isPastEnd } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useApi, useSession } from '../app/services.tsx'
import { usePlace } from '../app/use-place.ts'
import { ListPager } from '../lists/list-pager.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { CommentThread } from './comment-thread.tsx'
import { commentActions, commentQueries, firstComments } from './comments-queries.ts'

/** The comments under an article: a form or a way to sign in, the reader's own that wait, and the public ones. */
export function ArticleComments({ articleId }: { articleId: string }) {
  const { t } = useTranslation('comments')
  const { status } = useSession()
  const reader = status === 'in' ? 'person' : 'visitor'
  const [page, setPage] = useState(1)
  const result = useQuery(commentQueries(useApi()).list(articleId, { ...firstComments, page }, reader))
  const { data, own = [], commentCount = 0, pagination } = result.data ?? {}
  const isElsewhere = pagination !== undefined && isPastEnd(pagination)
  return (
    <section className="cn:grid cn:gap-4 cn:print:hidden" aria-labelledby="article-comments">
      <Heading level={2} id="article-comments">
        {commentCount > 0 ? t('titleCount', { count: commentCount }) : t('title')}
      </Heading>
      {reader === 'person' ? (
        <CommentForm action={commentActions.create(articleId)} label={t('write')} submitLabel={t('send')} />
      ) : (
        <SignInToComment />
      )}
      {own.length > 0 && (
        <ul className="cn:grid cn:gap-4 cn:p-4 cn:rounded-lg cn:bg-bg-subtle" aria-label={t('own')}>
          {own.map((comment) => (
            <li key={comment.id}>
              <CommentItem comment={comment} canReply={false} />
            </li>
          ))}
        </ul>
      )}
      {result.isError && <QueryFailure result={result} title={t('loadFailed')} headingLevel={3} />}
      {(result.isPending || isElsewhere) && (
        <SkeletonRegion>
          <Skeleton lines={4} />
        </SkeletonRegion>
      )}
      {data?.length === 0 && own.length === 0 && !isElsewhere && (
        <EmptyState headingLevel={3} icon={<MessageSquareText />} title={t('none')} message={t('noneHint')} />
      )}
      {data && data.length > 0 && (
        <ul className="cn:grid">
          {data.map((comment) => (
            <CommentThread key={comment.id} comment={comment} reader={reader} />
          ))}
        </ul>
      )}
      <ListPager
        pagination={pagination}
        showPage={setPage}
        onPage={(next) => {
          setPage(next)
          document.getElementById('article-comments')?.scrollIntoView()
        }}
      />
    </section>
  )
}

function SignInToComment() {
  const { t } = useTranslation('comments')
  const place = usePlace()
  return (
    <div>
      <LinkButton variant="secondary" href={href('/login', { query: { next: place } })}>
        {t('signIn')}
      </LinkButton>
    </div>
  )
}
