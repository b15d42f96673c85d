import { CountBadge } from '@chonoi/ui/count-badge'
import { IconButton } from '@chonoi/ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { usePolledUnlessLive } from '../app/use-live.ts'
import { notificationQueries } from '../notifications/notification-queries.ts'
import { useOverlay } from './use-overlay.ts'

const fetchPanel = () => import('./notice-panel.tsx')
const NoticePanel = lazy(fetchPanel)

/** Shows the unread count, polled every 30 s while it doesn't come by itself (PUSH-06); a press opens the latest notifications. */
export function NoticeBell() {
  const { t } = useTranslation('shell')
  const { data } = useQuery(usePolledUnlessLive(notificationQueries(useApi()).unreadCount()))
  const { isOpen, setOpen, isWanted, triggerRef, triggerProps } = useOverlay(fetchPanel)
  const count = data?.count ?? 0
  return (
    <>
      <IconButton
        ref={triggerRef}
        label={count === 0 ? t('bell.none') : t('bell.label', { count })}
        icon={<Bell />}
        badge={<CountBadge count={count} />}
        aria-haspopup="dialog"
        {...triggerProps}
      />
      {isWanted && (
        <Suspense>
          <NoticePanel triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
