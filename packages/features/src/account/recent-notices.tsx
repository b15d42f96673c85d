import { href } from '@chonoi/domain'
import { Card } from '@chonoi/ui/card'
import { Link } from '@chonoi/ui/link'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { NoticeLink } from '../notifications/notice-link.tsx'
import { notificationQueries } from '../notifications/notification-queries.ts'

/** Lists the latest unread notifications. */
export function RecentNotices() {
  const { t } = useTranslation(['account', 'common'])
  const result = useQuery(notificationQueries(useApi()).list({ unreadOnly: true, limit: 4 }))
  const notices = result.data?.data ?? []
  return (
    <Card
      title={t('account:notices.title')}
      actions={<Link href={href('/notifications')}>{t('common:action.viewAll')}</Link>}
    >
      {result.isPending && <RowSkeletons count={4} />}
      {result.isError && <p className="cn:text-text-muted">{t('common:state.loadFailed')}</p>}
      {result.isSuccess && notices.length === 0 && <p className="cn:text-text-muted">{t('account:notices.empty')}</p>}
      {notices.length > 0 && (
        <ul className="cn:-my-3 cn:ruled">
          {notices.map((notice) => (
            <li key={notice.id}>
              <NoticeLink notice={notice} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
