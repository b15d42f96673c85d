import type { Order, OrderComplaint, OrderComplaintStatus } from '@chonoi/contract'
import { actorOf, mayDecideComplaint } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Stack } from '@chonoi/ui/stack'
import { lazy } from 'react'
import { useSession } from '../app/services.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'

const DecideComplaintDialog = lazy(() => import('./decide-complaint-dialog.tsx'))

const tones = {
  OPEN: 'warning',
  WITHDRAWN: 'neutral',
  RELEASED: 'info',
  REFUNDED: 'success',
} as const satisfies Record<OrderComplaintStatus, Tone>

export function ComplaintBadge({ status }: { status: OrderComplaintStatus }) {
  const { t } = useTranslation('orders')
  return <Badge tone={tones[status]}>{t(`complaint.status.${status}`)}</Badge>
}

/** The complaint about an order, for its buyer, its shop, and an administrator, who decides. */
export function ComplaintCard({ order, complaint }: { order: Order; complaint: OrderComplaint }) {
  const { t } = useTranslation('orders')
  const { user } = useSession()
  const openDialog = useRowDialog()
  const { status, reason, note, createdAt, decidedAt } = complaint
  const canDecide = user && mayDecideComplaint({ status, buyerId: order.buyer.id }, actorOf(user)).allowed
  const leftInCents = order.totalInCents - order.refundedInCents
  const asked = { ...order, ...complaint, leftInCents }
  const ask = () => openDialog((close) => <DecideComplaintDialog complaint={asked} onClose={close} />)
  return (
    <Card title={t('complaint.card')}>
      <Stack gap={3}>
        <div>
          <ComplaintBadge status={status} />
        </div>
        <DescriptionList
          items={[
            { term: t('complaint.reason'), details: <span dir="auto">{reason}</span> },
            { term: t('complaint.openedAt'), details: formatDateTime(createdAt) },
            ...(decidedAt ? [{ term: t('complaint.decidedAt'), details: formatDateTime(decidedAt) }] : []),
            ...(note ? [{ term: t('complaint.note'), details: <span dir="auto">{note}</span> }] : []),
          ]}
        />
        {canDecide && <Button onClick={ask}>{t('complaint.decide')}</Button>}
      </Stack>
    </Card>
  )
}
