import type { Notification } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime, formatRelativeTime } from '@chonoi/i18n'
import { BareLink } from '@chonoi/ui/link'
import { VisuallyHidden } from '@chonoi/ui/visually-hidden'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation } from '../app/navigation.tsx'
import { usePreferences } from '../app/preferences.tsx'
import { useAction } from '../app/use-action.ts'
import { CodeText } from '../lists/code-text.tsx'
import { notificationActions } from './notification-queries.ts'
import { NoticeIcon } from './notice-icon.tsx'
import { noticeWords } from './notice-words.ts'

export interface NoticeLinkProps {
  notice: Notification
  onFollow?: () => void
}

/** Links a notification to its subject, else to all notifications. Following it marks it as read. */
export function NoticeLink({ notice, onFollow }: NoticeLinkProps) {
  const { t } = useTranslation('notifications')
  const { language } = usePreferences()
  const { hasScreen } = useNavigation()
  const marking = useAction(notificationActions.markRead(), { failure: false })
  const reporting = useAction(notificationActions.reportClick(), { failure: false })
  const { title, message } = noticeWords(t, notice)
  return (
    <BareLink
      href={notice.link !== null && hasScreen(notice.link) ? notice.link : href('/notifications')}
      className="notifications-link cn:flex cn:items-start cn:gap-3 cn:py-3 cn:text-text cn:wrap-anywhere cn:no-underline"
      data-unread={!notice.isRead || undefined}
      onClick={() => {
        if (!notice.isRead) marking.run([notice.id])
        reporting.run(notice.id)
        onFollow?.()
      }}
    >
      <NoticeIcon type={notice.type} />
      <span className="cn:grid cn:grid-cols-1 cn:flex-auto cn:min-w-0">
        <span className="cn:flex cn:flex-wrap cn:items-baseline cn:justify-between cn:gap-x-3">
          <span className="notifications-title cn:font-medium cn:in-data-unread:font-semibold">
            {title}
            {!notice.isRead && <VisuallyHidden> ({t('unread')})</VisuallyHidden>}
          </span>
          <time
            className="cn:text-text-muted cn:text-13"
            dateTime={notice.createdAt}
            title={formatDateTime(notice.createdAt)}
          >
            {formatRelativeTime(notice.createdAt, new Date(), language)}
          </time>
        </span>
        <span className="cn:text-text-muted">
          <CodeText text={message} canBreak />
        </span>
      </span>
    </BareLink>
  )
}
