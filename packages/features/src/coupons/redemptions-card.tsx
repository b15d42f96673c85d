import type { CouponRedemption } from '@chonoi/contract'
import { href, shownRange } from '@chonoi/domain'
import { formatMoney, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { ListPager } from '../lists/list-pager.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { couponActions, couponQueries } from './coupons-queries.ts'
import type { CouponAudience } from './use-coupon-columns.tsx'

export interface RedemptionsCardProps {
  audience: CouponAudience
  couponId: string
}

/** Who used a coupon, for which order and when. */
export function RedemptionsCard({ audience, couponId }: RedemptionsCardProps) {
  const { t } = useTranslation(['coupons', 'common'])
  const state = useListState('listCouponRedemptions')
  const result = useQuery(couponQueries(useApi()).redemptions(couponId, state.query))
  const pagination = result.data?.pagination
  return (
    <Card
      title={t('coupons:redemptions.title')}
      actions={
        pagination &&
        pagination.total > 0 && (
          <ListExport query={state.query} file={couponActions.exportRedemptions({ id: couponId })} name="coupon-uses" />
        )
      }
    >
      <Stack gap={4}>
        <ListTable
          label={t('coupons:redemptions.title')}
          state={state}
          result={result}
          rows={result.data?.data}
          columns={columnsOf(t, audience)}
          rowLabel={({ order }) => order.orderNumber}
          empty={
            <EmptyState
              headingLevel={3}
              title={t('coupons:redemptions.empty')}
              message={t('coupons:redemptions.emptyText')}
            />
          }
        />
        <ListPager
          pagination={pagination}
          showPage={state.showPage}
          getHref={state.hrefOf}
          summary={pagination && t('common:list.range', { ...shownRange(pagination), total: pagination.total })}
        />
      </Stack>
    </Card>
  )
}

const columnsOf = (
  t: TFunction<['coupons', 'common']>,
  audience: CouponAudience,
): DataTableColumn<CouponRedemption>[] => [
  {
    id: 'customer',
    header: t('coupons:redemptions.customer'),
    isPrimary: true,
    cell: ({ customer: { firstName, lastName, email } }) => (
      <>
        <bdi>{`${lastName} ${firstName}`.trim()}</bdi>
        <Text as="div" size={13} tone="muted" className="cn:font-regular">
          <EmailText email={email} />
        </Text>
      </>
    ),
  },
  {
    id: 'order',
    header: t('coupons:redemptions.order'),
    cell: ({ order }) => (
      <Link href={href(`/${audience}/orders/$orderId`, { orderId: order.id })} variant="quiet">
        {order.orderNumber}
      </Link>
    ),
  },
  {
    id: 'discount',
    header: t('coupons:redemptions.discount'),
    isNumeric: true,
    cell: ({ discountInCents }) => formatMoney(discountInCents),
  },
  {
    id: 'time',
    header: t('coupons:redemptions.time'),
    cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
  },
]
