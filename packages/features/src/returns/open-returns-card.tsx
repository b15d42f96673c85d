import type { ManagedOrder } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Link } from '@chonoi/ui/link'
import { ReturnBadge } from './return-badge.tsx'
import { useReturnHref } from './return-link.ts'

/** Leads from an order to what its buyer wants to send back, for its shop and the platform. Nothing where nothing is open. */
export function OpenReturnsCard({ order: { openReturns } }: { order: ManagedOrder }) {
  const { t } = useTranslation(['returns', 'orders'])
  const hrefOf = useReturnHref()
  if (openReturns.length === 0) return null
  return (
    <Card title={t('orders:openReturns.title')}>
      <ul className="cn:grid cn:gap-2">
        {openReturns.map((one) => (
          <li key={one.id} className="cn:flex cn:flex-wrap cn:items-center cn:justify-between cn:gap-2">
            <Link href={hrefOf(one)} className="cn:wrap-anywhere">
              {one.quantity} × <bdi>{one.firstItemName}</bdi>
            </Link>
            <ReturnBadge status={one.status} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
