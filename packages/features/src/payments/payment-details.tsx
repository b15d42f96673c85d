import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DetailsOf } from '../lists/details-of.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { PaymentDecisions } from './payment-decisions.tsx'
import { PaymentFacts, PaymentMoney } from './payment-facts.tsx'
import { PaymentHistory } from './payment-parts.tsx'
import { adminPaymentQueries } from './payments-queries.ts'
import { UnknownRefunds } from './unknown-refund.tsx'

/** A payment beside the list, with the decisions on it. It stays when a decision takes it out of the list. */
export default function PaymentDetails({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation(['payments', 'common'])
  const result = useQuery(adminPaymentQueries(useApi()).detail(paymentId))
  return (
    <DetailsOf result={result}>
      {(payment) => (
        <Stack gap={4}>
          <Stack direction="row" gap={3} align="center" isWrapping>
            <PaymentBadge status={payment.status} />
            <Text weight="medium">{formatMoney(payment.amountInCents)}</Text>
            <Text tone="muted">{t(`common:paymentMethod.${payment.method}`)}</Text>
          </Stack>
          <PaymentDecisions payment={payment} size="sm" />
          <UnknownRefunds payment={payment} />
          <PaymentFacts payment={payment} />
          <PaymentMoney payment={payment} />
          <Card title={t('payments:detail.history')}>
            <PaymentHistory payment={payment} />
          </Card>
        </Stack>
      )}
    </DetailsOf>
  )
}
