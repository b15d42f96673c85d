import { href, isPastEnd, shownRange } from '@chonoi/domain'
import { Card } from '@chonoi/ui/card'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { Guard } from '../app/guards.tsx'
import { useSearchParams } from '../app/navigation.tsx'
import { useApi, useSession } from '../app/services.tsx'
import { ListPager } from '../lists/list-pager.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { ReviewScene } from '../shell/empty-scenes.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { ReviewCard } from './review-card.tsx'
import { reviewQueries } from './review-queries.ts'
import { ReviewsToWrite } from './reviews-to-write.tsx'
import { useReviewsToWrite } from './use-reviews-to-write.ts'

/** Lists the user's reviews, and products to review (/reviews, ?order= for one order). */
export function MyReviewsScreen() {
  const { t } = useTranslation('reviews')
  const orderId = useSearchParams().get('order')
  const { isPending, ...toWrite } = useReviewsToWrite(orderId)
  const written = useWrittenReviews()
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{t('mine.title')}</Heading>
        <Text tone="muted">{t('mine.description')}</Text>
      </Stack>
      {/* Products to review are above the reviews, so both wait until they are known. */}
      {isPending ? (
        <LoadingScreen />
      ) : (
        <>
          <ReviewsToWrite {...toWrite} />
          <WrittenReviews {...written} />
        </>
      )}
    </Stack>
  )
}

function useWrittenReviews() {
  const { user } = useSession()
  const state = useListState('listReviews')
  const result = useQuery({
    ...reviewQueries(useApi()).list({ ...state.query, userId: user?.id ?? '' }),
    enabled: user !== null,
  })
  return { state, result }
}

function WrittenReviews({ state, result }: ReturnType<typeof useWrittenReviews>) {
  const { t } = useTranslation(['reviews', 'common'])
  return (
    <QueryScreen result={result}>
      {({ data, pagination }) =>
        data.length === 0 && !isPastEnd(pagination) ? (
          <EmptyState
            icon={<ReviewScene />}
            title={t('reviews:mine.empty')}
            message={t('reviews:mine.emptyHint')}
            action={
              <Guard requirement={{ permissions: ['read:order'] }}>
                <LinkButton href={href('/orders')}>{t('reviews:mine.viewOrders')}</LinkButton>
              </Guard>
            }
          />
        ) : (
          <Stack gap={4}>
            <Card title={t('reviews:mine.written')}>
              {data.map((review) => (
                <ReviewCard key={review.id} review={review} isOwn showsProduct />
              ))}
            </Card>
            <ListPager
              pagination={pagination}
              showPage={state.showPage}
              getHref={state.hrefOf}
              summary={t('common:list.range', { ...shownRange(pagination), total: pagination.total })}
            />
          </Stack>
        )
      }
    </QueryScreen>
  )
}
