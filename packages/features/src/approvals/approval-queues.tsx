import type { ApprovalOverview } from '@chonoi/contract'
import type { MenuPath } from '@chonoi/domain'
import { formatRelativeTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { CountBadge } from '@chonoi/ui/count-badge'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { BanknoteArrowUp, type LucideIcon, Newspaper, PackageSearch, Star, Store, UserRoundCheck } from 'lucide-react'
import { useNavigation } from '../app/navigation.tsx'
import { usePreferences } from '../app/preferences.tsx'

type Queues = ApprovalOverview['queues']

/** In the documents' order (APPR-02). */
const cards = [
  { id: 'tenants', href: '/admin/tenants', icon: Store },
  { id: 'products', href: '/admin/products', query: '?status=PENDING', icon: PackageSearch },
  { id: 'withdrawals', href: '/admin/withdrawals', query: '?status=PENDING', icon: BanknoteArrowUp },
  { id: 'reviews', href: '/admin/reviews', icon: Star },
  { id: 'articles', href: '/admin/articles', icon: Newspaper },
  { id: 'users', href: '/admin/users', icon: UserRoundCheck },
] as const satisfies readonly { id: keyof Queues; href: MenuPath; query?: string; icon: LucideIcon }[]

/** Every queue with how many wait and since when. Each leads to its list, where there is one. */
export function ApprovalQueues({ queues }: { queues: Queues }) {
  const { t } = useTranslation('approvals')
  const { language } = usePreferences()
  const { hasScreen } = useNavigation()
  return (
    <section aria-labelledby="approval-queues">
      <Stack gap={3}>
        <Heading level={2} size={18} id="approval-queues">
          {t('queues.title')}
        </Heading>
        <ul className="cn:grid cn:grid-fill-[15rem] cn:gap-3">
          {cards.map(({ id, href, icon: Icon, ...more }) => {
            const { waiting, oldestAt } = queues[id]
            return (
              <li
                key={id}
                className="cn:relative cn:grid cn:grid-cols-[auto_minmax(0,1fr)_auto] cn:gap-3 cn:items-center cn:p-3 cn:border cn:border-border cn:rounded-md cn:has-[a]:hover:border-border-strong cn:has-[a]:hover:bg-surface-raised"
              >
                <Icon aria-hidden="true" className="cn:size-[24px] cn:text-primary" />
                <div>
                  {hasScreen(href) ? (
                    <Link
                      href={`${href}${'query' in more ? more.query : ''}`}
                      variant="plain"
                      className="cn:font-medium cn:after:absolute cn:after:inset-0"
                    >
                      {t(`queue.${id}`)}
                    </Link>
                  ) : (
                    <Text as="span" weight="medium">
                      {t(`queue.${id}`)}
                    </Text>
                  )}
                  <Text size={13} tone="muted">
                    {oldestAt
                      ? t('queue.since', { time: formatRelativeTime(oldestAt, new Date(), language) })
                      : t(`queue.${id}.help`)}
                  </Text>
                </div>
                {waiting > 0 && (
                  <CountBadge count={waiting} tone="danger" label={t('queue.waiting', { count: waiting })} />
                )}
              </li>
            )
          })}
        </ul>
      </Stack>
    </section>
  )
}
