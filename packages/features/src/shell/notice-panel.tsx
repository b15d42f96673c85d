import { href } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { AnchoredPopover } from '@chonoi/ui/popover'
import { ScrollArea } from '@chonoi/ui/scroll-area'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { useWords } from '../app/use-words.ts'
import { QueryFailure } from '../lists/query-failure.tsx'
import { NoticeLink } from '../notifications/notice-link.tsx'
import { notificationActions, notificationQueries } from '../notifications/notification-queries.ts'
import type { OverlayPart } from './overlay-part.ts'
import { shellPanelFoot } from './shell-classes.ts'

const shownNotices = 6
const noticeNames = ['notifications'] as const

/** Lists the latest notifications. */
export default function NoticePanel(overlay: OverlayPart) {
  const { t } = useTranslation('shell')
  const api = useApi()
  const queries = notificationQueries(api)
  const latest = useQuery({ ...queries.list({ limit: shownNotices }), enabled: overlay.isOpen })
  const marking = useAction(notificationActions.markRead(), { failure: false })
  const words = useWords(noticeNames)
  const notices = words.isSuccess ? (latest.data?.data ?? []) : []
  const hasFailed = latest.isError || words.isError
  const close = () => overlay.onOpenChange(false)

  return (
    <AnchoredPopover
      {...overlay}
      label={t('nav.notifications')}
      className="shell-notices-panel cn:grid cn:grid-rows-[auto_minmax(0,1fr)_auto] cn:w-96 cn:max-w-full cn:p-0"
    >
      <div className="cn:flex cn:items-center cn:justify-between cn:min-h-12 cn:ps-4 cn:pe-2 cn:border-b cn:border-border">
        <span className="cn:font-semibold">{t('nav.notifications')}</span>
        {notices.some(({ isRead }) => !isRead) && (
          <Button variant="ghost" size="sm" isLoading={marking.isPending} onClick={() => marking.run([])}>
            {t('bell.markAllRead')}
          </Button>
        )}
      </div>
      <ScrollArea label={t('nav.notifications')} orientation="vertical" className="cn:max-h-[min(26rem,60dvb)]">
        {!hasFailed && (latest.isPending || words.isPending) && (
          <SkeletonRegion className="cn:p-4">
            <Skeleton lines={6} />
          </SkeletonRegion>
        )}
        {hasFailed && (
          <QueryFailure
            headingLevel={3}
            result={{
              error: latest.error ?? words.error,
              isFetching: latest.isFetching || words.isFetching,
              refetch: () => Promise.all([latest.refetch(), words.refetch()]),
            }}
          />
        )}
        {latest.isSuccess && words.isSuccess && notices.length === 0 && (
          <EmptyState headingLevel={3} icon={<BellOff />} title={t('bell.emptyTitle')} message={t('bell.emptyText')} />
        )}
        {notices.length > 0 && (
          <ul>
            {notices.map((notice) => (
              <li key={notice.id}>
                <NoticeLink notice={notice} onFollow={close} />
              </li>
            ))}
          </ul>
        )}
      </ScrollArea>
      <Link href={href('/notifications')} className={shellPanelFoot} onClick={close}>
        {t('bell.viewAll')}
      </Link>
    </AnchoredPopover>
  )
}
