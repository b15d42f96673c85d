import type { ManagedOrder } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Link } from '@chonoi/ui/link'
import { useReturnHref } from '../returns/return-link.ts'

/** Warns that an open return or complaint may pay the buyer a second time. */
export function OpenClaims({ order: { openReturns, complaint } }: { order: ManagedOrder }) {
  const { t } = useTranslation('orders')
  const hrefOf = useReturnHref()
  return (
    <>
      {openReturns.length > 0 && (
        <Alert
          tone="warning"
          urgency="none"
          title={t('refund.openReturn')}
          actions={openReturns.map((one) => (
            <Link key={one.id} href={hrefOf(one)}>
              {t('refund.openReturnLink', { goods: `${one.quantity} × ${one.firstItemName}` })}
            </Link>
          ))}
        >
          {t('refund.openReturnText')}
        </Alert>
      )}
      {complaint?.status === 'OPEN' && (
        <Alert tone="warning" urgency="none" title={t('refund.openComplaint')}>
          <p dir="auto">“{complaint.reason}”</p>
          <p>{t('refund.openComplaintText')}</p>
        </Alert>
      )}
    </>
  )
}
