import type { PaymentDetail } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Card } from '@chonoi/ui/card'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { PaymentDecisions } from './payment-decisions.tsx'
import { PaymentFacts, PaymentMoney } from './payment-facts.tsx'
import { PaymentHistory } from './payment-parts.tsx'
import { adminPaymentQueries } from './payments-queries.ts'
import { UnknownRefunds } from './unknown-refund.tsx'

/** One payment, for the platform (/admin/payments/{id}): facts, orders, history, refunds and decisions. */
export function AdminPaymentScreen({ paymentId }: { paymentId: string }) {
  const result = useQuery(adminPaymentQueries(useApi()).detail(paymentId))
  return (
    <QueryScreen result={result} titleOf={(payment) => payment.reference}>
      {(payment) => <Shown payment={payment} />}
    </QueryScreen>
  )
}

function Shown({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation(['payments', 'common'])
  return (
    <Stack gap={5}>
      <Breadcrumbs
        items={[
          { label: t('payments:admin.title'), href: href('/admin/payments') },
          { label: <CodeText text={payment.reference} /> },
        ]}
      />
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={2}>
          <Heading level={1}>{t('payments:detail.heading', { amount: formatMoney(payment.amountInCents) })}</Heading>
          <Stack direction="row" gap={2} align="center" isWrapping>
            <PaymentBadge status={payment.status} />
            <Text tone="muted">{t(`common:paymentMethod.${payment.method}`)}</Text>
          </Stack>
        </Stack>
        <PaymentDecisions payment={payment} />
      </Stack>
      <UnknownRefunds payment={payment} />
      <div className="cn:grid cn:gap-5 cn:*:min-w-0 cn:lg:grid-cols-[minmax(0,1fr)_360px] cn:lg:items-start">
        <Stack gap={5}>
          <PaymentFacts payment={payment} />
          <PaymentMoney payment={payment} />
        </Stack>
        <Card title={t('payments:detail.history')}>
          <PaymentHistory payment={payment} />
        </Card>
      </div>
    </Stack>
  )
}
