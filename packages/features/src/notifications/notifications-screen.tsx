import type { Notification } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { EmptyState } from '@chonoi/ui/empty-state'
import { IconButton } from '@chonoi/ui/icon-button'
import { LinkButton } from '@chonoi/ui/link-button'
import { announce } from '@chonoi/ui/live-region'
import { SegmentedControl } from '@chonoi/ui/segmented-control'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Check, CheckCheck, Settings2 } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { usePolledUnlessLive } from '../app/use-live.ts'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { BellScene } from '../shell/empty-scenes.tsx'
import { NoticeLink } from './notice-link.tsx'
import { notificationActions, notificationQueries } from './notification-queries.ts'
import { noticeWords } from './notice-words.ts'

/** Lists the caller's notifications (/notifications). */
export function NotificationsScreen() {
  const { t } = useTranslation(['notifications', 'common'])
  const api = useApi()
  const queries = notificationQueries(api)
  const state = useListState('listNotifications')
  const { unreadOnly = false } = state.query
  const result = useQuery(queries.list(state.query))
  const unread = useQuery(usePolledUnlessLive(queries.unreadCount()))
  const marking = useAction(notificationActions.markRead(), {
    onDone: (_, ids) => ids.length === 0 && announce(t('notifications:markedAll')),
  })
  const { data: notices, pagination } = result.data ?? {}
  return (
    <ResourceList
      title={t('notifications:title')}
      description={t('notifications:text')}
      state={state}
      pagination={pagination}
      actions={
        <>
          <LinkButton
            href={href('/notifications/preferences')}
            variant="secondary"
            iconStart={<Settings2 aria-hidden="true" />}
          >
            {t('notifications:toPreferences')}
          </LinkButton>
          <Button
            variant="secondary"
            iconStart={<CheckCheck aria-hidden="true" />}
            disabled={unread.data?.count === 0}
            isLoading={marking.isPending && !marking.variables?.length}
            onClick={() => marking.run([])}
          >
            {t('notifications:markAll')}
          </Button>
        </>
      }
      filters={
        <SegmentedControl
          label={t('notifications:filter.label')}
          className="cn:justify-self-start cn:self-start"
          value={unreadOnly ? 'unread' : 'all'}
          onChange={(value) => state.setFilter('unreadOnly', value === 'unread' ? 'true' : '')}
          options={[
            { value: 'all', label: t('notifications:filter.all') },
            { value: 'unread', label: t('notifications:filter.unread') },
          ]}
        />
      }
    >
      <Card padding="none" aria-busy={result.isFetching}>
        {result.isPending && (
          <SkeletonRegion className="cn:p-5">
            <Skeleton lines={12} />
          </SkeletonRegion>
        )}
        {result.isError && <QueryFailure result={result} />}
        {notices?.length === 0 && (
          <EmptyState
            icon={<BellScene />}
            title={t(unreadOnly ? 'notifications:emptyUnread' : 'notifications:empty')}
            message={t(unreadOnly ? 'notifications:emptyUnreadText' : 'notifications:emptyText')}
            action={
              unreadOnly ? (
                <Button variant="secondary" onClick={() => state.setFilter('unreadOnly', '')}>
                  {t('notifications:showAll')}
                </Button>
              ) : (
                <LinkButton href={href('/products')}>{t('notifications:browse')}</LinkButton>
              )
            }
          />
        )}
        {notices && notices.length > 0 && (
          <ul className="cn:ruled">
            {notices.map((notice) => (
              <Row key={notice.id} notice={notice} onRead={() => marking.run([notice.id])} />
            ))}
          </ul>
        )}
      </Card>
    </ResourceList>
  )
}

function Row({ notice, onRead }: { notice: Notification; onRead: () => void }) {
  const { t } = useTranslation('notifications')
  return (
    <li
      className="notifications-row cn:flex cn:items-center cn:gap-x-3 cn:px-5 cn:data-unread:bg-[color-mix(in_srgb,var(--ds-color-primary-subtle)_40%,var(--ds-color-surface))] cn:first:rounded-t-lg cn:last:rounded-b-lg"
      data-unread={!notice.isRead || undefined}
    >
      <NoticeLink notice={notice} />
      {!notice.isRead && (
        <IconButton
          size="sm"
          label={t('markOneLabel', { title: noticeWords(t, notice).title })}
          icon={<Check aria-hidden="true" />}
          onClick={onRead}
        />
      )}
    </li>
  )
}
