import { href } from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { LinkButton } from '@chonoi/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../app/navigation.tsx'
import { useApi } from '../app/services.tsx'
import { depositQueries } from '../deposits/deposits-queries.ts'

/** Offers opened transfers again. Nothing while there are none, and when they can't be loaded: a new one can be opened. */
export function OpenTransfers() {
  const { t } = useTranslation('wallet')
  const next = useSearchParams().get('next')
  const { data } = useQuery(depositQueries(useApi()).mine({ status: 'PENDING', page: 1, limit: 10 }))
  return data?.data.deposits.map(
    ({ id, amountInCents, bankReference, expiresAt }) =>
      expiresAt && (
        <Alert
          key={id}
          tone="info"
          urgency="none"
          title={t('deposit.openTitle')}
          actions={
            <LinkButton
              href={href('/wallet/deposit/$depositId', { depositId: id, ...(next && { query: { next } }) })}
              variant="secondary"
              size="sm"
            >
              {t('deposit.resume')}
            </LinkButton>
          }
        >
          {t('deposit.openOne', { amount: formatMoney(amountInCents), content: bankReference ?? '' })}{' '}
          {t('deposit.openUntil', { time: formatDateTime(expiresAt) })}
        </Alert>
      ),
  )
}
